import type {ReactNode} from 'react'

interface ChoicesProps {
  /**
   * Ways on.
   * @example
   * ### The heading
   *
   * One sentence.
   *
   * [Ask us a question](/contact)
   */
  children: ReactNode
}

/** The ways on, side by side. */
export function Choices({children}: ChoicesProps) {
  return <div>{children}</div>
}
