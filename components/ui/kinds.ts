import type {ReactElement, ReactNode} from 'react'

// These types tell the build how a component may be used: `src/site/readComponents.ts` reads them in its
// source code.

/**
 * `children: Label`: the text of one link or button. The build removes the paragraph that Markdown makes of
 * it, and `npm run check` reports anything other than text.
 */
export type Label = ReactNode

/**
 * A component that returns `Band` is as wide as the window. It is outside of sections, and ends the one above
 * it.
 */
export type Band = ReactElement | null

/**
 * A component that returns `Opening` is the full-width top of a page, with the `#` heading. A page has at
 * most one.
 */
export type Opening = ReactElement | null
/**
 * A component that returns `Closing` is the full-width end of a page, with a `##` heading. A page has at most
 * one.
 */
export type Closing = ReactElement | null

/**
 * A component that returns `Item`, such as a card, occurs in groups. The build wraps adjacent items in a
 * container.
 */
export type Item = ReactElement | null
/** `children: Items`: a container of items of any kind. */
export type Items = ReactNode

/** `children: Rows`: a container for one kind of item only: the component in its `@example`. */
export type Rows = ReactNode

/**
 * A component that returns `Words` can be used in a sentence, as can a component whose children are a
 * `Label`.
 */
export type Words = ReactNode
/**
 * A component that returns `PlainText` is used like `Words`, and also in the words of a link: it renders no
 * element.
 */
export type PlainText = string

/**
 * `title: Text`: an attribute whose words visitors see or hear, so `npm run check` reads them as it reads a
 * sentence.
 */
export type Text = string

/** `fact: PercentageFactId`: the id of a fact that is a percentage, such as 75%. */
export type PercentageFactId = string

/** `children: Links`: links and buttons without other text. */
export type Links = ReactNode

/** `children: NumberedList`: a numbered list and nothing else. */
export type NumberedList = ReactNode

/** `children: Verbatim`: words that people copy, so the build explains no hard words in them. */
export type Verbatim = ReactNode
