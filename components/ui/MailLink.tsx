import {Fragment} from 'react'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface MailLinkProps {
  address: string
  /** An email with words in it already, as `mailDraft` makes its address. */
  draft?: string
}

/** An e-mail address as a link that writes to it. Where a line is too short for it, it ends at a sign and not inside a name. */
export function MailLink({address, draft}: MailLinkProps) {
  return (
    <a href={draft ?? `mailto:${address}`}>
      {/* In one piece also where the link is a flex box, whose parts are read out apart. */}
      <span>
        {address.split(/(?=[@.])/).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      {draft && <VisuallyHidden>, with what you typed</VisuallyHidden>}
    </a>
  )
}
