import createCache, {type EmotionCache} from '@emotion/cache'
import {css} from '@emotion/react'
import {baseStyles, fontFaces} from './baseStyles.ts'
import {cacheOptions} from './cacheOptions.ts'

/** Emotion's cache for one document: it keeps the rules in place of printing a `<style>` beside each element. */
export function documentCache(): EmotionCache {
  const cache = createCache(cacheOptions)
  cache.compat = true
  return cache
}

/** The `<style>` elements of a document that was rendered with that cache: the base, then each component's own. */
export function styleElements(cache: EmotionCache, fontUrl: string): {base: string; components: string; names: string} {
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    base: fontFaces(fontUrl) + baseRules(),
    components: rules.map(([, css]) => css).join(''),
    names: [cacheOptions.key, ...rules.map(([name]) => name)].join(' '),
  }
}

/** The base styles as text, through Emotion so that they are written like every other style. */
function baseRules(): string {
  const cache = createCache({...cacheOptions, key: 'base'})
  cache.compat = true
  // With `compat` and outside a browser, Emotion returns what it would have inserted.
  return String(cache.insert('', css(baseStyles), cache.sheet, false) ?? '')
}
