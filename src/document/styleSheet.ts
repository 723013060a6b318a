import createCache, {type EmotionCache} from '@emotion/cache'
import {type CSSObject, css} from '@emotion/react'
import {inPrint, ofPagesAlone, veils} from '../../components/theme.ts'
import {cacheOptions} from '../browser/cache.ts'
import {baseStyles, fontFaces} from './baseStyles.ts'
import {bandStyles, proseStyles} from './layoutStyles.ts'
import {handoutStyles} from './printStyles.ts'
import {tableStyles} from './tableStyles.ts'

/** Right-to-left letters, such as Arabic and Hebrew ones. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** For documents with right-to-left letters: text of records takes the direction of its first letter. */
const directionStyles: CSSObject = {
  'p, h1, h2, h3, h4, li, dt, dd, th, td, summary': {unicodeBidi: 'plaintext'},
  // Its groups of digits would be shown in reverse order among such letters.
  '[href^="tel:"]': {direction: 'ltr', unicodeBidi: 'isolate'},
  'main > section > [dir=rtl]': {justifySelf: 'end'},
  // Its marker is on the other side than those of the list around it.
  'main > section li[dir]': {marginInlineStart: '1.25em'},
}

/** Emotion's cache for one document: it keeps the rules in place of printing a `<style>` beside each element. */
export function documentCache(): EmotionCache {
  const cache = createCache(cacheOptions)
  cache.compat = true
  return cache
}

/**
 * The `<style>` of a document that was rendered with that cache: the base, then what its body needs. In one element, for each takes a hash in the page’s policy.
 * Where React renders the whole page again, Emotion is told which of its rules are there (https://emotion.sh/docs/ssr).
 */
export function styleElement(cache: EmotionCache, fontUrl: string, body: string, isRenderedAgain = false): string {
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  const css = [
    fontFaces(fontUrl),
    rulesOf(baseStyles),
    rulesOf(body.includes(' data-layout="prose"') ? proseStyles : bandStyles),
    rightToLeft.test(body) ? rulesOf(directionStyles) : '',
    ...rules,
    body.includes(' data-table') ? rulesOf(tableStyles) : '',
    body.includes(' data-handout=') ? rulesOf({[inPrint]: handoutStyles}) : '',
  ]
  const known = isRenderedAgain ? ` data-emotion="${['s', ...Object.keys(cache.inserted)].join(' ')}"` : ''
  return `<style${known}>${withColoursOf(body, css.join(''))}</style>`
}

const veilNames = Object.entries(veils).flatMap(([role, strengths]) => strengths.map((strength) => role + strength))

/** The styles without those veils and colours of pages alone that nothing in them or in the body has. */
function withColoursOf(body: string, css: string): string {
  return [...ofPagesAlone, ...veilNames]
    .filter((role) => !(css + body).includes(`var(--${role}`))
    .reduce((rest, role) => rest.replace(new RegExp(`--${role}:[^;}]*;?`, 'g'), ''), css)
}

/** Styles as text, through Emotion so that they are written like every other style. */
function rulesOf(styles: CSSObject): string {
  const cache = createCache({...cacheOptions, key: 'base'})
  cache.compat = true
  // With `compat` and outside a browser, Emotion returns what it would have inserted.
  return String(cache.insert('', css(styles), cache.sheet, false) ?? '')
}
