import type {CSSProperties} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {type Color, palette} from '../../components/theme.ts'
import {Coin} from '../../components/ui/Coin.tsx'
import {Mark} from '../../components/ui/Mark.tsx'

/** A picture of `public/`, as a drawing that a browser can show. */
export interface Picture {
  file: string
  width: number
  height: number
  markup: string
}

/** What stands in the picture that chat apps show. */
export interface PictureWords {
  name: string
  tagline: string
  description: string
}

const light = (role: Color) => palette[role][0]

/** Every picture of `public/`, from the drawings and colours that the pages have. */
export function drawPictures(words: PictureWords): Picture[] {
  return [
    {file: 'favicon.svg', width: 32, height: 32, markup: renderToStaticMarkup(<Icon />)},
    {file: 'favicon.ico', width: 32, height: 32, markup: renderToStaticMarkup(<Icon />)},
    {file: 'apple-touch-icon.png', width: 180, height: 180, markup: renderToStaticMarkup(<TouchIcon />)},
    {file: 'icon-192.png', width: 192, height: 192, markup: renderToStaticMarkup(<TouchIcon />)},
    {file: 'icon-512.png', width: 512, height: 512, markup: renderToStaticMarkup(<TouchIcon />)},
    {file: 'og.png', width: 1200, height: 630, markup: renderToStaticMarkup(<ShareImage {...words} />)},
  ]
}

/** The mark in the tab of a browser, which may be light or dark. */
function Icon() {
  const [day, night = day] = palette.primary
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48">
      <style>{`svg{color:${day}}@media(prefers-color-scheme:dark){svg{color:${night}}}`}</style>
      <Mark paint={light} />
    </svg>
  )
}

/** The mark among the apps of a phone, which cuts its ground into a shape of its own: the mark stays within the middle four fifths that every phone leaves. */
function TouchIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-34 -34 68 68"
      style={{background: light('spruce'), color: light('mintStrong'), display: 'block'}}
    >
      <Mark paint={light} />
    </svg>
  )
}

/** What chat apps show beside a link to the site. */
function ShareImage({name, tagline, description}: PictureWords) {
  return (
    <div style={styles.image}>
      <div style={styles.words}>
        <div style={styles.logo}>
          <svg aria-hidden="true" viewBox="-24 -24 48 48" style={{width: 56, color: light('mintStrong')}}>
            <Mark paint={light} />
          </svg>
          {name}
        </div>
        <div style={styles.tagline}>{tagline}</div>
        <div style={styles.description}>{description}</div>
      </div>
      <div style={styles.coin}>
        <Coin />
      </div>
    </div>
  )
}

const styles = {
  image: {
    display: 'flex',
    alignItems: 'center',
    gap: 48,
    boxSizing: 'border-box',
    width: 1200,
    height: 630,
    padding: '0 60px 0 72px',
    background: light('spruce'),
    color: light('onSpruce'),
    overflow: 'hidden',
  },
  words: {flex: 1, display: 'grid', gap: 36},
  logo: {display: 'flex', alignItems: 'center', gap: 18, fontSize: 40, fontWeight: 700, letterSpacing: '-.03em'},
  tagline: {fontSize: 84, fontWeight: 700, lineHeight: 1.08, letterSpacing: '-.02em'},
  description: {fontSize: 30, lineHeight: 1.35, color: light('onSpruceSoft')},
  coin: {width: 456, flex: 'none'},
} satisfies Record<string, CSSProperties>
