import type {ReactNode} from 'react'

interface StillProps {
  /** Parts of a drawing, made where `isDrawn` says so: `{isDrawn && <path … />}`. */
  children: ReactNode
}

/** What never changes of a drawing: in the documents alone. In a browser React finds it there, and leaves it as it is. */
export function Still({children}: StillProps) {
  return isDrawn ? <g>{children}</g> : <g {...asItIs} />
}

/** Where React makes a page anew, the drawings are gone; but the policy takes only this for an empty text (F41). */
export const nothing = (globalThis as {trustedTypes?: {emptyHTML: string}}).trustedTypes?.emptyHTML ?? ''

/** An element that React finds in the document, and looks no further into. */
export const asItIs = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: nothing}}

/** Whether drawings are made here: while documents are rendered, and in dev. A browser that wakes a page need not load them. */
export const isDrawn = import.meta.env.SSR || import.meta.env.DEV
