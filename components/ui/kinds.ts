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

/** A band that only one on a page can be: the first, with the page’s name, and the one that closes it with the next step under a heading. */
export type Opening = ReactElement | null
export type Closing = ReactElement | null

/** `export function CohortCard(…): Item`: one of several of a kind. The build puts neighbours into the component that holds `Items`. */
export type Item = ReactElement | null
export type Items = ReactNode

/** `children: Rows`: it holds only items of the one kind that its `@example` shows. The build puts neighbours of that kind into it. */
export type Rows = ReactNode

/** `export function Email(): Words`: it stands in a sentence. What takes a `Label` does too. */
export type Words = ReactNode

/** `fact: Share`: it names a fact that is a share of a hundred, such as 75%. */
export type Share = string

/** `children: Links`: links and buttons, and no words beside them. */
export type Links = ReactNode

/** `children: NumberedList`: a list with numbers, and nothing else. */
export type NumberedList = ReactNode
