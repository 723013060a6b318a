import type {ReactNode} from 'react'
import type {Closing} from '../../../../components/ui/kinds.ts'

interface CallToActionProps {
  /**
   * The fragment by which links lead to this section.
   * @example join-us
   */
  id?: string
  /** The heading and a sentence. */
  children: ReactNode
}

/** The last section of a page. */
export function CallToAction({id, children}: CallToActionProps): Closing {
  return <div id={id}>{children}</div>
}
