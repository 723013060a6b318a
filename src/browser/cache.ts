import createCache from '@emotion/cache'

/**
 * Emotion's options, shared by documents and browser. The key is the prefix of each class.
 * No plugins: the default one adds vendor prefixes for browsers from before 2020.
 */
export const cacheOptions = {key: 's', stylisPlugins: []}

/** Emotion's cache in the browser, with the styles of messages, islands and search. */
export const cache = createCache(cacheOptions)
