import type {ReactElement, ReactNode} from 'react'

/**
 * What a component says of itself by a type, so that no list has to name it: `src/check/readComponents.ts` reads them.
 *
 * `children: Label`: between its tags stand the words of one link or button.
 * They come without the paragraph that Markdown makes of a line, and `npm run check` tells when there is more than words.
 */
export type Label = ReactNode

/**
 * `export function CallToAction(…): Band`: it is as wide as the window.
 * It stands between the sections of a page, so it ends the one above it.
 */
export type Band = ReactElement | null
