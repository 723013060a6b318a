import {css} from '@emotion/react'
import {Fragment} from 'react'
import {mailAbout} from './mailDraft.ts'

interface MailLinkProps {
  address: string
  /** What the email is about. */
  subject?: string
}

/** An e-mail address as a link that writes to it. It stands on one line; where none is long enough, that ends at a sign and not inside a name. */
export function MailLink({address, subject}: MailLinkProps) {
  return (
    <a href={mailAbout(address, subject)} css={[whole, fitting(address)]}>
      {/* In one piece also where the link is a flex box, whose parts are read out apart. */}
      <span>
        {address.split(/(?=[@.])/).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  )
}

const whole = css({display: 'inline-block', maxWidth: '100%'})

/** Letters in which an address so long has room on a line of a phone, and not much smaller than the others. */
function fitting(address: string) {
  return css({fontSize: `max(.84em, min(1em, ${Math.floor(1850 / address.length) / 10}vw))`})
}
