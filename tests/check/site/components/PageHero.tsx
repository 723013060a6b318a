import type {ReactNode} from 'react'
import type {Opening} from '../../../../components/ui/kinds.ts'

interface PageHeroProps {
  /** The heading and the introduction. */
  children: ReactNode
}

/** The first section of a page. */
export function PageHero({children}: PageHeroProps): Opening {
  return <div>{children}</div>
}
