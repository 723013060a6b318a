import type {ReactNode} from 'react'
import type {Closing} from '../../../../components/ui/kinds.ts'

interface CallToActionProps {
  /** The heading and a sentence. */
  children: ReactNode
}

/** The band at the end. */
export function CallToAction({children}: CallToActionProps): Closing {
  return <div>{children}</div>
}
