import type {ReactNode} from 'react'

interface InfoCardProps {
  /**
   * The heading and text of the card.
   * @example
   * ### The heading
   *
   * One sentence.
   */
  children: ReactNode
}

/** A card with its own text. */
export function InfoCard({children}: InfoCardProps) {
  return <div>{children}</div>
}
