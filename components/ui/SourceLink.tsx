import * as labels from '../../content/labels.yaml'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface SourceLinkProps {
  /** The address of the page that a record’s words come from. */
  source: string
  /** What that page is about. Added for screen readers, to distinguish links to the same site. */
  about: string
}

/** A link to the page that a record’s words come from, named by its site: “More on gov.uk”. */
export function SourceLink({source, about}: SourceLinkProps) {
  return (
    <a href={source}>
      {`${labels.moreOn} ${new URL(source).hostname.replace(/^www\./, '')}`}
      <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
    </a>
  )
}
