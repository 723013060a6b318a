import {toString as textOf} from 'mdast-util-to-string'
import {siteDetails} from '../content/siteDetails.ts'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import {ownMail} from '../page/ownMail.ts'
import {verbKept} from '../page/verbKept.ts'
import {isNearly, notOurs, numberOf, numbersIn} from '../phonesSaid.ts'
import {type Finding, type Rule, written} from '../rule.ts'
import {addressMeant} from './ownDetails.ts'

/** What others put into an address to follow who comes from where. */
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|msclkid)$/

/** Addresses that work, and carry something that was not meant; and our own, which have components. */
export const linkAddresses: Rule = {
  name: 'linkAddresses',
  check(page, site) {
    const details = siteDetails(site.content)
    return nodesOf(page, 'link').flatMap((node): Finding[] => {
      const {url} = node
      const source = sourceOf(page.text, node)
      const words = textOf(node)
      const at = startOf(node)
      if (page.text[at] !== '[') return []
      const hasSignBehind = /[.,;:!?]/.test(page.text[at + source.length] ?? '')
      if (/^https?:.*[.,;]$/.test(url))
        return [
          {
            at,
            message: `The ${url.at(-1)} at the end of this address is part of it, so it may lead nowhere.`,
            ...written(`(${url})`, `(${url.slice(0, -1)})${hasSignBehind ? '' : url.at(-1)}`),
          },
        ]
      const meant = url.startsWith('mailto:') ? addressMeant(url.slice('mailto:'.length), details) : undefined
      if (meant)
        return [
          {
            at,
            message: `“${url.slice('mailto:'.length)}” is not our address.`,
            ...written(`(${url})`, `(mailto:${meant})`),
          },
        ]
      if (url.startsWith('tel:') && typeof details.phone === 'string' && isNearly(url, details.phone))
        return [
          {
            at,
            message: `Our phone number is ${details.phone}, and this link dials another.`,
            ...written(source, verbKept(words, '<Phone />')),
          },
        ]
      const isCall = url.startsWith('tel:') && /\b(?:call|ring|phone) us\b/i.test(words) && !/\d/.test(words)
      if (isCall && typeof details.phone === 'string' && numbersIn(url, details.phone).length > 0)
        return [{at, ...notOurs, ...written(source, verbKept(words, '<Phone />'))}]
      const clean = withoutTracking(url)
      if (clean !== url)
        return [
          {
            at,
            message: 'This address tells the other site who followed which link.',
            ...written(`(${url})`, `(${clean})`),
            warning: true,
          },
        ]
      const dials = url.startsWith('tel:') && numberOf(url) === numberOf(String(details.phone))
      const mail = url.startsWith('mailto:') ? ownMail(url.slice('mailto:'.length), site) : undefined
      const tag = mail ?? (dials && site.components.has('Phone') ? '<Phone />' : undefined)
      if (tag)
        return [
          {
            at,
            message: 'This is our own, and will not change when content/site.yaml does.',
            ...written(source, verbKept(words, tag)),
            warning: true,
          },
        ]
      return []
    })
  },
}

function withoutTracking(url: string): string {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return url
  const address = new URL(url)
  const named = [...address.searchParams.keys()].filter((key) => tracking.test(key))
  for (const key of named) address.searchParams.delete(key)
  return named.length > 0 ? address.href : url
}
