/**
 * Source of a pattern of picture file extensions, for use with the flag `i`; browsers can't show all of them.
 */
export const pictureExtension = String.raw`\.(?:jpe?g|png|webp|gif|svg|avif|heic)`
