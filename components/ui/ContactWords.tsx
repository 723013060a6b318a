import site from '../../content/site.yaml'
import {Phone} from '../Phone.tsx'
import {MailLink} from './MailLink.tsx'

interface ContactWordsProps {
  words: string
  /** The subject of the email that an email link in the text starts. */
  subject?: string
}

/** The text of a record, with `{email}`, `{volunteerEmail}` and `{phone}` replaced by links. */
export function ContactWords({words, subject}: ContactWordsProps) {
  return words.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part
    if (part === 'phone') return <Phone key="phone" />
    return <MailLink key={part} address={site[part as 'email' | 'volunteerEmail']} subject={subject} />
  })
}
