import type {ReactNode} from 'react'
import site from '../../content/site.yaml'
import {VisuallyHidden} from './VisuallyHidden.tsx'

interface ContactWordsProps {
  words: string
  /** Where `{email}` leads, when it is to more than an empty mail. */
  mail?: string
}

/** Words of a record, in which `{email}`, `{volunteerEmail}` and `{phone}` become links. */
export function ContactWords({words, mail}: ContactWordsProps) {
  const links: Record<string, ReactNode> = mail ? {...contacts, '{email}': mailLink(site.email, mail)} : contacts
  return words.split(/(\{\w+\})/).map((part) => links[part] ?? part)
}

/** What stands for the charity's own addresses. */
const contacts: Record<string, ReactNode> = {
  '{email}': mailLink(site.email),
  '{volunteerEmail}': mailLink(site.volunteerEmail),
  '{phone}': (
    <a key="phone" href={`tel:${site.phoneLink}`}>
      {site.phone}
    </a>
  ),
}

function mailLink(address: string, draft?: string) {
  return (
    <a key={address} href={draft ?? `mailto:${address}`}>
      {address}
      {draft && <VisuallyHidden>, with what you typed</VisuallyHidden>}
    </a>
  )
}
