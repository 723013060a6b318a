/** Source of a case-insensitive pattern for file extensions of pictures; browsers can show most of these formats. */
export const pictureExtension = String.raw`\.(?:jpe?g|png|webp|gif|svg|avif|heic)`
