import type {ReactNode} from 'react'

interface PageHeroProps {
  /** What it holds. */
  children: ReactNode
}

/** A frame. */
export function PageHero({children}: PageHeroProps) {
  return <div>{children}</div>
}
