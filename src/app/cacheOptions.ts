/**
 * How Emotion writes the styles, the same in documents and in the browser. The key is each class's prefix.
 * No plugins: the usual one writes prefixes for browsers of before 2020.
 */
export const cacheOptions = {key: 's', stylisPlugins: []}
