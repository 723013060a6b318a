import {type ReactNode, useEffect} from 'react'

/**
 * Calls `onCommit` when React has committed all children. It is not in `devClient.tsx`, because React Refresh
 * makes a file with a component import itself: after a change Vite serves it at two addresses, and a page is
 * hydrated twice.
 */
export function CommitObserver({onCommit, children}: {onCommit: () => void; children: ReactNode}) {
  useEffect(onCommit, [onCommit])
  return children
}
