import {siteDetails} from '../content/siteDetails.ts'
import {type Finding, written} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {addressMeant} from '../rules/ownDetails.ts'
import {held} from './heldPlaces.ts'
import {ownMail} from './ownMail.ts'

/** An address that stands among the words, as a paste leaves it: `www.gov.uk`, `hello@example.org`. */
export function explainBare(url: string, typed: string, at: number, site: SiteFiles): Finding[] {
  const details = siteDetails(site.content)
  const mail = url.startsWith('mailto:') ? url.slice('mailto:'.length) : undefined
  // One that is nearly ours is told as that.
  if (mail && addressMeant(mail, details)) return []
  const own = mail ? ownMail(mail, site) : undefined
  const words = mail ? held.link : held.address
  return [
    {
      at,
      message: 'This address stands bare among the words, and a screen reader spells it out.',
      ...written(typed, own ?? `[${words}](${url.replace(/^http:/, 'https:')})`),
      warning: true,
    },
  ]
}
