// What React knows of a group of elements is among the types of react-dom.
/// <reference types="react-dom" />
import {Fragment, type FragmentInstance, type ReactNode, useCallback} from 'react'

/** The attribute that says of what a component drew where its tags stand in the page. */
export const boxMark = 'data-edit-box'

interface MarkedProps {
  /** `pages/about.mdx:120:fT3xa_-9`, as `src/build/marks.ts` writes it. */
  at: string
  children: ReactNode
}

/** Stands round a component of a page that is edited, adds no element, and marks those that the component draws. */
export function Marked({at, children}: MarkedProps) {
  const mark = useCallback(
    (drawn: FragmentInstance | null) => {
      if (!drawn) return undefined
      // React tells such an observer of each element that comes and goes; nothing is measured.
      const marker: ResizeObserver = {
        // Where a component draws nothing but another one, the inner one keeps its mark.
        observe: (element) => void (element.hasAttribute(boxMark) || element.setAttribute(boxMark, at)),
        unobserve: (element) => void (element.getAttribute(boxMark) === at && element.removeAttribute(boxMark)),
        disconnect: () => {},
      }
      drawn.observeUsing(marker)
      return () => drawn.unobserveUsing(marker)
    },
    [at],
  )
  return <Fragment ref={mark}>{children}</Fragment>
}
