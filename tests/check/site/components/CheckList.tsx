import type {ReactNode} from 'react'

interface CheckListProps {
  /**
   * The list.
   * @example
   * - The first point
   * - The second point
   */
  children: ReactNode
}

/** A list with check marks. */
export function CheckList({children}: CheckListProps) {
  return <div>{children}</div>
}
