import createCache, {type EmotionCache} from '@emotion/cache'
import {type CSSObject, css} from '@emotion/react'
import {baseStyles, fontFaces} from './baseStyles.ts'
import {cacheOptions} from './cacheOptions.ts'
import {tableStyles} from './tableStyles.ts'

/** Emotion's cache for one document: it keeps the rules in place of printing a `<style>` beside each element. */
export function documentCache(): EmotionCache {
  const cache = createCache(cacheOptions)
  cache.compat = true
  return cache
}

interface StyleElements {
  base: string
  components: string
  names: string
}

/** The `<style>` elements of a document that was rendered with that cache: the base, then what its body needs. */
export function styleElements(cache: EmotionCache, fontUrl: string, body: string): StyleElements {
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    base: fontFaces(fontUrl) + rulesOf(baseStyles),
    components: rules.map(([, css]) => css).join('') + (body.includes(' data-table') ? rulesOf(tableStyles) : ''),
    names: [cacheOptions.key, ...rules.map(([name]) => name)].join(' '),
  }
}

/** Styles as text, through Emotion so that they are written like every other style. */
function rulesOf(styles: CSSObject): string {
  const cache = createCache({...cacheOptions, key: 'base'})
  cache.compat = true
  // With `compat` and outside a browser, Emotion returns what it would have inserted.
  return String(cache.insert('', css(styles), cache.sheet, false) ?? '')
}
