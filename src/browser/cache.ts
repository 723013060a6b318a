import createCache from '@emotion/cache'

/**
 * How Emotion writes the styles, the same in documents and in the browser. The key is each class's prefix.
 * No plugins: the usual one writes prefixes for browsers of before 2020.
 */
export const cacheOptions = {key: 's', stylisPlugins: []}

/** Emotion's cache in the browser: the rules that messages, islands and the search have put in. */
export const cache = createCache(cacheOptions)
