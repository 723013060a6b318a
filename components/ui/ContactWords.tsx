import site from '../../content/site.yaml'
import {Phone} from '../Phone.tsx'
import {MailLink} from './MailLink.tsx'

interface ContactWordsProps {
  words: string
  /** What an email is about that a visitor writes by its link. */
  subject?: string
}

/** Words of a record, in which `{email}`, `{volunteerEmail}` and `{phone}` become links. */
export function ContactWords({words, subject}: ContactWordsProps) {
  return words.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part
    if (part === 'phone') return <Phone key="phone" />
    return <MailLink key={part} address={site[part as 'email' | 'volunteerEmail']} subject={subject} />
  })
}
