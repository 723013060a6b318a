import type {Interpolation, Theme} from '@emotion/react'
import {buttonStyles} from './buttonStyles.ts'
import {contactAddressFor} from './contactAddress.ts'
import {Link} from './Link.tsx'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface ContactLinkProps {
  /** The id of the card's record, which the visitor wants to ask about. */
  record: string
  label: string
  /** Added to the label for screen readers, to distinguish links with the same label. */
  about: string
  look?: Interpolation<Theme>
}

/** A card's link to the contact form, in which the subject of the email is then about the card's record. */
export function ContactLink({
  record,
  label,
  about,
  look = [buttonStyles.base, buttonStyles.outline],
}: ContactLinkProps) {
  return (
    <Link to={contactAddressFor(record)} css={look}>
      {label}
      <VisuallyHidden>{` ${about}`}</VisuallyHidden>
    </Link>
  )
}
