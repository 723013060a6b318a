import {toString as textOf} from 'mdast-util-to-string'
import {type Finding, written} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {held} from './heldPlaces.ts'
import {ownMail} from './ownMail.ts'

/** What the site calls an address where it leads there. */
function calledElsewhere(to: string, {pages}: SiteFiles): string | undefined {
  const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
  const links = pages.flatMap(({outline}) => outline.links.filter(({url}) => bare(url) === bare(to)))
  return links.map((link) => textOf(link).trim()).find((words) => words !== '' && !/[/@]|\w\.\w/.test(words))
}

/** An address that stands among the words, as a paste leaves it: `www.gov.uk`, `hello@example.org`. */
export function explainBare(url: string, typed: string, at: number, site: SiteFiles): Finding[] {
  const mail = url.startsWith('mailto:') ? url.slice('mailto:'.length) : undefined
  const own = mail ? ownMail(mail, site) : undefined
  const to = url.replace(/^http:/, 'https:')
  const words = mail ? held.link : calledElsewhere(to, site)
  return [
    {
      at,
      message: 'This address stands bare among the words, and a screen reader spells it out.',
      ...(own || words
        ? written(typed, own ?? `[${words}](${to})`)
        : {
            help: `Put its name into square brackets, and the address into round ones behind it: [${held.address}](${to})`,
          }),
      warning: true,
    },
  ]
}
