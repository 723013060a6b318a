import createCache from '@emotion/cache'
import {cacheOptions} from './cacheOptions.ts'

/** Emotion's cache in the browser: the rules that messages, islands and the search have put in. */
export const cache = createCache(cacheOptions)
