import type {ReactElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {type Color, palette} from '../../components/theme.ts'
import {LogoMark} from '../../components/ui/LogoMark.tsx'
import {type AppIcon, appIcons} from '../../content/appIcons.ts'

/**
 * An image that is generated into `public/`: its size in pixels, and the SVG markup that a browser renders
 * for it.
 */
export interface Picture {
  file: string
  width: number
  height: number
  markup: string
}

const lightColour = (role: Color) => palette[role][0]

/** Returns every generated picture of `public/`: the favicons and app icons, made of the charity's logo. */
export function drawPictures(): Picture[] {
  const drawings: Record<AppIcon, ReactElement> = {
    'favicon.svg': <Icon />,
    'favicon.ico': <Icon />,
    'apple-touch-icon.png': <TouchIcon />,
    'icon-192.png': <TouchIcon />,
    'icon-512.png': <TouchIcon />,
  }
  return Object.entries(drawings).map(([file, drawing]) => {
    const size = appIcons[file as AppIcon]
    return {file, width: size, height: size, markup: renderToStaticMarkup(drawing)}
  })
}

/** The favicon, for light and dark browser tabs. */
function Icon() {
  const [day, night = day] = palette.primary
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48">
      <style>{`svg{color:${day}}@media(prefers-color-scheme:dark){svg{color:${night}}}`}</style>
      <LogoMark paint={lightColour} />
    </svg>
  )
}

/** The app icon. Phones crop it to various shapes, so the logo stays within the safe middle four fifths. */
function TouchIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-34 -34 68 68"
      style={{background: lightColour('spruce'), color: lightColour('mintStrong'), display: 'block'}}
    >
      <LogoMark paint={lightColour} />
    </svg>
  )
}
