import type {ReactNode} from 'react'
import type {Opening} from '../../../../components/ui/kinds.ts'

interface PageHeroProps {
  /** What it holds. */
  children: ReactNode
}

/** A frame. */
export function PageHero({children}: PageHeroProps): Opening {
  return <div>{children}</div>
}
