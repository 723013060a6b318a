// The types of React’s fragment refs come with react-dom.
/// <reference types="react-dom" />
import {Component, Fragment, type FragmentInstance, type ReactNode, useCallback} from 'react'

/** The attribute on the elements that a component renders, with the source position of its tag. */
export const componentMarkAttribute = 'data-edit-component'

interface MarkedProps {
  /** The source position, as `src/layout/sourcePositions.ts` writes it: `pages/about.mdx:120:fT3xa_-9`. */
  at: string
  children: ReactNode
}

/**
 * Puts the source position of a component’s tag on the elements that it renders, without a wrapper element.
 */
export function Marked({at, children}: MarkedProps) {
  const mark = useCallback(
    (drawn: FragmentInstance | null) => {
      if (!drawn) return undefined
      // A fake observer: React calls it for each element that is added or removed, and it measures nothing.
      const marker: ResizeObserver = {
        // If a component renders only another component, the element keeps the inner component’s position.
        observe: (element) =>
          void (
            element.hasAttribute(componentMarkAttribute) || element.setAttribute(componentMarkAttribute, at)
          ),
        unobserve: (element) =>
          void (
            element.getAttribute(componentMarkAttribute) === at &&
            element.removeAttribute(componentMarkAttribute)
          ),
        disconnect: () => {},
      }
      drawn.observeUsing(marker)
      return () => drawn.unobserveUsing(marker)
    },
    [at],
  )
  const marked = <Fragment ref={mark}>{children}</Fragment>
  return <Boundary>{marked}</Boundary>
}

/**
 * Renders nothing if a component throws, as when its record was just removed; retries after the next update.
 */
class Boundary extends Component<{children: ReactNode}, {failed: boolean}> {
  state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  render() {
    return this.state.failed ? null : this.props.children
  }
}
