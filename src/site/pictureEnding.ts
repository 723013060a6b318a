/** How the names of pictures end, as a part of a pattern that knows no capitals; browsers show most of them. */
export const pictureEnding = String.raw`\.(?:jpe?g|png|webp|gif|svg|avif|heic)`
