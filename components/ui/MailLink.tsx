import {css} from '@emotion/react'
import {Fragment} from 'react'
import {mailtoAddress} from './mailDraft.ts'

interface MailLinkProps {
  address: string
  /** The subject of the email that the link starts. */
  subject?: string
}

/** An email address as a `mailto:` link. If it doesn't fit on one line, it breaks before an `@` or a dot. */
export function MailLink({address, subject}: MailLinkProps) {
  return (
    <a href={mailtoAddress(address, subject)} css={[unbroken, fitting(address)]}>
      {/* One element for all parts, because screen readers read the children of a flex box one by one. */}
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

const unbroken = css({display: 'inline-block', maxWidth: '100%'})

/** Returns a font size at which the address fits on a line of a phone, and at least .84em. */
function fitting(address: string) {
  return css({fontSize: `max(.84em, min(1em, ${Math.floor(1850 / address.length) / 10}vw))`})
}
