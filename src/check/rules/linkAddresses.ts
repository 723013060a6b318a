import {toString as textOf} from 'mdast-util-to-string'
import {siteDetails} from '../content/siteDetails.ts'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import {ownMail, tagFor} from '../page/ownMail.ts'
import {type Finding, type Rule, written} from '../rule.ts'

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
            ...written(source, tagFor(words, tag)),
            warning: true,
          },
        ]
      return []
    })
  },
}

/** The digits of a telephone number as it is dialled from within the country: of `+44 (0)20 …` too. */
function numberOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^(?:00)?440?/, '0')
}

function withoutTracking(url: string): string {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return url
  const address = new URL(url)
  const named = [...address.searchParams.keys()].filter((key) => tracking.test(key))
  for (const key of named) address.searchParams.delete(key)
  return named.length > 0 ? address.href : url
}
