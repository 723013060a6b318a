import type {ReactNode} from 'react'
import site from '../../content/site.yaml'

/** Words of a record, in which `{email}`, `{volunteerEmail}` and `{phone}` become links. */
export function ContactWords({words}: {words: string}) {
  return words.split(/(\{\w+\})/).map((part) => contacts[part] ?? part)
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

function mailLink(address: string) {
  return (
    <a key={address} href={`mailto:${address}`}>
      {address}
    </a>
  )
}
