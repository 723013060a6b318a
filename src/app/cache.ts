import createCache from '@emotion/cache'
import {cacheOptions} from './cacheOptions.ts'

/** Emotion's cache in the browser, for the page and the messages on it: it knows the styles that the document brought. */
export const cache = createCache(cacheOptions)

// Their names are read from the styles themselves: a list of them beside each document's would weigh more than this.
const brought = document.querySelector('style[data-emotion]')?.textContent ?? ''
for (const [, name = ''] of brought.matchAll(new RegExp(`(?:\\.${cacheOptions.key}-|@keyframes )([\\w-]+)`, 'g')))
  cache.inserted[name] = true
