import type {ReactNode} from 'react'

interface CardGridProps {
  /** What it holds. */
  children: ReactNode
}

/** A frame. */
export function CardGrid({children}: CardGridProps) {
  return <div>{children}</div>
}
