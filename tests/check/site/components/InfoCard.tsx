import type {ReactNode} from 'react'

interface InfoCardProps {
  /**
   * What it shows.
   * @example
   * ### The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/** For the cases. */
export function InfoCard({children}: InfoCardProps) {
  return <div>{children}</div>
}
