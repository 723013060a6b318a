import createCache from '@emotion/cache'

/**
 * Emotion's options, for rendering pages in the build and for the browser. The key is the prefix of each
 * class name: one that no rule of ad blockers for every site knows. They hide names like `ad` and `s-ad`. No
 * plugins, because the default one adds vendor prefixes that only browsers from before 2020 need.
 */
export const cacheOptions = {key: 'em', stylisPlugins: []}

/** Emotion's cache in the browser, for the styles of messages, sent forms and the search. */
export const cache = createCache(cacheOptions)
