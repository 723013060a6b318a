import type {ReactNode} from 'react'
import site from '../../content/site.yaml'

/** The words under a message's title; `{email}`, `{volunteerEmail}` and `{phone}` in them become links. */
export function MessageWords({words}: {words: string}) {
  return words.split(/(\{\w+\})/).map((part) => contacts[part] ?? part)
}

/** What stands for the charity's own addresses in a message's words. */
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
