import type {ReactNode} from 'react'
import site from '../../content/site.yaml'
import {Phone} from '../Phone.tsx'
import {MailLink} from './MailLink.tsx'

interface ContactWordsProps {
  words: string
  /** Where `{email}` leads, when it is to more than an empty mail. */
  mail?: string
}

/** Words of a record, in which `{email}`, `{volunteerEmail}` and `{phone}` become links. */
export function ContactWords({words, mail}: ContactWordsProps) {
  const links: Record<string, ReactNode> = mail
    ? {...contacts, '{email}': <MailLink key="email" address={site.email} draft={mail} />}
    : contacts
  return words.split(/(\{\w+\})/).map((part) => links[part] ?? part)
}

/** What stands for the charity's own addresses. */
const contacts: Record<string, ReactNode> = {
  '{email}': <MailLink key="email" address={site.email} />,
  '{volunteerEmail}': <MailLink key="volunteerEmail" address={site.volunteerEmail} />,
  '{phone}': <Phone key="phone" />,
}
