import createCache, {type EmotionCache} from '@emotion/cache'
import {type CSSObject, css} from '@emotion/react'
import {pageOnlyColors, translucentColors} from '../../components/theme.ts'
import {cacheOptions} from '../browser/cache.ts'
import {baseStyles, type Fonts, fontFaces} from './baseStyles.ts'
import {bandStyles, proseStyles} from './layoutStyles.ts'
import {printStyles} from './printStyles.ts'
import {tableStyles} from './tableStyles.ts'

/** CSS rules that components inserted, by class name without prefix. */
export type StyleRules = Map<string, string>

/** Styles of documents with right-to-left letters: text from records takes the direction of its first letter. */
const directionStyles: CSSObject = {
  'p, h1, h2, h3, h4, li, dt, dd, th, td, summary': {unicodeBidi: 'plaintext'},
  // Otherwise a phone number's groups of digits appear in reverse order in right-to-left text.
  '[href^="tel:"]': {direction: 'ltr', unicodeBidi: 'isolate'},
  'main > section > [dir=rtl]': {justifySelf: 'end'},
  // The item's marker is on the opposite side of the list's other markers.
  'main > section li[dir]': {marginInlineStart: '1.25em'},
}

/** Creates Emotion's cache for a document, which collects rules instead of printing a `<style>` at each element. */
export function documentCache(): EmotionCache {
  const cache = createCache(cacheOptions)
  cache.compat = true
  return cache
}

/** Returns the rules of a cache after rendering. */
export function rulesIn({inserted}: EmotionCache): StyleRules {
  return new Map(Object.entries(inserted).flatMap(([name, rule]) => (typeof rule === 'string' ? [[name, rule]] : [])))
}

interface StyleOptions {
  fonts: Fonts
  isProse: boolean
  hasTable: boolean
  hasRightToLeft: boolean
}

/** Returns a document's styles: fonts, base styles, then the styles of its components. */
export function documentStyles(rules: StyleRules, {fonts, isProse, hasTable, hasRightToLeft}: StyleOptions): string {
  return [
    fontFaces(fonts),
    serialiseStyles(baseStyles),
    serialiseStyles(isProse ? proseStyles : bandStyles),
    hasRightToLeft ? serialiseStyles(directionStyles) : '',
    ...rules.values(),
    hasTable ? serialiseStyles(tableStyles) : '',
  ].join('')
}

/** Returns the print styles, for a separate file that does not delay screens. */
export function printSheet(): string {
  return serialiseStyles(printStyles)
}

const translucentNames = Object.entries(translucentColors).flatMap(([role, strengths]) =>
  strengths.map((strength) => role + strength),
)

/** Removes declarations of colour variables that neither styles nor body use. */
export function withoutUnusedColours(body: string, css: string): string {
  return [...pageOnlyColors, ...translucentNames]
    .filter((role) => !(css + body).includes(`var(--${role}`))
    .reduce((rest, role) => rest.replace(new RegExp(`--${role}:[^;}]*;?`, 'g'), ''), css)
}

/** Serialises styles through Emotion, so that they have the same form as all others. */
function serialiseStyles(styles: CSSObject): string {
  const cache = createCache({...cacheOptions, key: 'base'})
  cache.compat = true
  // With `compat` and outside a browser, Emotion returns what it would have inserted.
  return String(cache.insert('', css(styles), cache.sheet, false) ?? '')
}
