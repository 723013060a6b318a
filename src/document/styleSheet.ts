import createCache, {type EmotionCache} from '@emotion/cache'
import {type CSSObject, css} from '@emotion/react'
import {pageOnlyColors, translucentColors} from '../../components/theme.ts'
import {cacheOptions} from '../browser/cache.ts'
import {baseStyles, type Fonts, fontFaces} from './baseStyles.ts'
import {bandStyles, proseStyles} from './layoutStyles.ts'
import {tableStyles} from './tableStyles.ts'

/** The CSS rules that Emotion made for the components of a page, by class name without Emotion's prefix. */
export type StyleRules = Map<string, string>

/** Styles of pages with right-to-left letters: every text has the direction of its first letter. */
const directionStyles: CSSObject = {
  'p, h1, h2, h3, h4, li, dt, dd, th, td, summary': {unicodeBidi: 'plaintext'},
  // Keeps the groups of digits of a phone number in order. Right-to-left text would reverse them.
  '[href^="tel:"]': {direction: 'ltr', unicodeBidi: 'isolate'},
  'main > section > [dir=rtl]': {justifySelf: 'end'},
  // Makes room for the marker of a list item in another direction than its list, as the marker is on the
  // other side.
  'main > section li[dir]': {marginInlineStart: '1.25em'},
}

/**
 * Creates Emotion's cache for a document, which collects rules instead of printing a `<style>` at each
 * element.
 */
export function documentCache(): EmotionCache {
  const cache = createCache(cacheOptions)
  cache.compat = true
  return cache
}

/** Returns the CSS rules that rendering has added to Emotion's cache. */
export function rulesIn({inserted}: EmotionCache): StyleRules {
  return new Map(
    Object.entries(inserted).flatMap(([name, rule]) => (typeof rule === 'string' ? [[name, rule]] : [])),
  )
}

interface StyleOptions {
  fonts: Fonts
  isProse: boolean
  hasTable: boolean
  hasRightToLeft: boolean
}

/** Returns the CSS of a page: fonts, base styles, then the styles of the page's components. */
export function documentStyles(
  rules: StyleRules,
  {fonts, isProse, hasTable, hasRightToLeft}: StyleOptions,
): string {
  return [
    fontFaces(fonts),
    serialiseStyles(baseStyles),
    serialiseStyles(isProse ? proseStyles : bandStyles),
    hasRightToLeft ? serialiseStyles(directionStyles) : '',
    ...rules.values(),
    hasTable ? serialiseStyles(tableStyles) : '',
  ].join('')
}

const translucentNames = Object.entries(translucentColors).flatMap(([role, strengths]) =>
  strengths.map((strength) => role + strength),
)

/** Removes the declarations of colour variables that a page uses neither in its CSS nor in its HTML. */
export function withoutUnusedColours(body: string, css: string): string {
  return [...pageOnlyColors, ...translucentNames]
    .filter((role) => !(css + body).includes(`var(--${role}`))
    .reduce((rest, role) => rest.replace(new RegExp(`--${role}:[^;}]*;?`, 'g'), ''), css)
}

/** Returns the CSS of a style object, written by Emotion like the styles of components. */
export function serialiseStyles(styles: CSSObject): string {
  const cache = createCache({...cacheOptions, key: 'base'})
  cache.compat = true
  // In Node and with `compat`, `insert` returns the CSS instead of inserting it.
  return String(cache.insert('', css(styles), cache.sheet, false) ?? '')
}
