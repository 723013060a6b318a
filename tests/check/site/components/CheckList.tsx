import type {ReactNode} from 'react'

interface CheckListProps {
  /**
   * What it shows.
   * @example
   * - The first point
   * - The second point
   */
  children: ReactNode
}

/** For the cases. */
export function CheckList({children}: CheckListProps) {
  return <div>{children}</div>
}
