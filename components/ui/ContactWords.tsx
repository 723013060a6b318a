import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import {Phone} from '../Phone.tsx'
import {MailLink} from './MailLink.tsx'

interface ContactWordsProps {
  words: string
  /** The subject of the email that an email link in the text starts. */
  subject?: string
}

/** The text of a record, with `{email}`, `{volunteerEmail}`, `{phone}` and `{card}` replaced by links. */
export function ContactWords({words, subject}: ContactWordsProps) {
  return words.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part
    if (part === 'phone') return <Phone key="phone" />
    if (part === 'card')
      return (
        <a key="card" href={site.donationPage} target="_blank" rel="noopener noreferrer">
          {`${labels.giveByCard} ${labels.newWindow}`}
        </a>
      )
    return <MailLink key={part} address={site[part as 'email' | 'volunteerEmail']} subject={subject} />
  })
}
