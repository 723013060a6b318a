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
      {/* One element round all parts of the address: screen readers read the children of a flex box one by one. */}
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

/** Returns a font size of .84em to 1em, at which the address fits on one line of a phone if possible. */
function fitting(address: string) {
  return css({fontSize: `max(.84em, min(1em, ${Math.floor(1850 / address.length) / 10}vw))`})
}
