import type {ReactNode} from 'react'
import type {Closing} from '../../../../components/ui/kinds.ts'

interface CallToActionProps {
  /**
   * The name by which links lead to it.
   * @example join-us
   */
  id?: string
  /** The heading and a sentence. */
  children: ReactNode
}

/** The band at the end. */
export function CallToAction({id, children}: CallToActionProps): Closing {
  return <div id={id}>{children}</div>
}
