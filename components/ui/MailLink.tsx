import {css} from '@emotion/react'
import {Fragment} from 'react'
import {smallPhone} from '../theme.ts'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface MailLinkProps {
  address: string
  /** An email with words in it already, as `mailDraft` makes its address. */
  draft?: string
}

/** An e-mail address as a link that writes to it. It stands on one line; where none is long enough, that ends at a sign and not inside a name. */
export function MailLink({address, draft}: MailLinkProps) {
  return (
    <a href={draft ?? `mailto:${address}`} css={whole}>
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

// On the smallest phones a long one has room on a line in smaller letters.
const whole = css({display: 'inline-block', maxWidth: '100%', 'main &': {[smallPhone]: {fontSize: '.84em'}}})
