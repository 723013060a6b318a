import createCache from '@emotion/cache'
import {cacheOptions} from './cacheOptions.ts'

/** Emotion's cache in the browser, for the page and the messages on it: it knows the styles that the document brought. */
export const cache = createCache(cacheOptions)
