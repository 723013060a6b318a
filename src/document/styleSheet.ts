import createCache, {type EmotionCache} from '@emotion/cache'
import {type CSSObject, css} from '@emotion/react'
import {ofPagesAlone, veils} from '../../components/theme.ts'
import {cacheOptions} from '../browser/cache.ts'
import {baseStyles, type Fonts, fontFaces} from './baseStyles.ts'
import {bandStyles, proseStyles} from './layoutStyles.ts'
import {printStyles} from './printStyles.ts'
import {tableStyles} from './tableStyles.ts'

/** The styles that components have put in, by the class that they are for, without its prefix. */
export type Rules = Map<string, string>

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

/** The rules in a cache that a page was rendered with. */
export function rulesIn({inserted}: EmotionCache): Rules {
  return new Map(Object.entries(inserted).flatMap(([name, rule]) => (typeof rule === 'string' ? [[name, rule]] : [])))
}

interface Needs {
  fonts: Fonts
  isProse: boolean
  hasTable: boolean
  hasRightToLeft: boolean
}

/** The styles of a document: the base, then those of the components that are on it. */
export function stylesOf(rules: Rules, {fonts, isProse, hasTable, hasRightToLeft}: Needs): string {
  return [
    fontFaces(fonts),
    rulesOf(baseStyles),
    rulesOf(isProse ? proseStyles : bandStyles),
    hasRightToLeft ? rulesOf(directionStyles) : '',
    ...rules.values(),
    hasTable ? rulesOf(tableStyles) : '',
  ].join('')
}

/** The styles of printed pages, for a file of their own that no screen waits for. */
export function printSheet(): string {
  return rulesOf(printStyles)
}

const veilNames = Object.entries(veils).flatMap(([role, strengths]) => strengths.map((strength) => role + strength))

/** Styles without those veils and colours of pages alone that nothing in them or in the document’s body has. */
export function withColoursOf(body: string, css: string): string {
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
