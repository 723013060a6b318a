import type {Interpolation, Theme} from '@emotion/react'
import {askAbout} from './askAbout.ts'
import {buttonStyles} from './buttonStyles.ts'
import {Link} from './Link.tsx'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface AskLinkProps {
  /** The id of the record that somebody wants to ask about. */
  record: string
  label: string
  /** Only read out, to tell links with the same label apart. */
  about: string
  look?: Interpolation<Theme>
}

/** The link of a card to the contact form, which then is about its record. */
export function AskLink({record, label, about, look = [buttonStyles.base, buttonStyles.outline]}: AskLinkProps) {
  return (
    <Link to={askAbout(record)} css={look}>
      {label}
      <VisuallyHidden>{` ${about}`}</VisuallyHidden>
    </Link>
  )
}
