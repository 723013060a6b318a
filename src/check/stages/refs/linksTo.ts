import {addressOf, type Page, placeOf, type SiteFiles, startOf, textsUnder} from '../../../site/index.ts'

/** A line that leads somewhere. */
export interface LeadingLine {
  file: string
  line: number
}

/** Where pages and records lead to an address: `pages/terms.mdx, line 80`. */
export function linksTo(address: string, site: SiteFiles): string[] {
  const leads = (to: string) => to.trim().replace(/[?#].*$/, '') === address
  const lines = [...onPages(leads, site), ...inRecords(leads, site)].map(({file, line}) => `${file}, line ${line}`)
  return [...new Set(lines)]
}

/** Where records, and then pages, lead to a place of a page: `/about#our-values`, on the page itself `#our-values`. */
export function linksToPlace(place: string, site: SiteFiles): LeadingLine[] {
  const whole = (to: string, page?: Page) => (to.startsWith('#') ? (page ? addressOf(page.file) : '/') + to : to)
  const leads = (to: string, page?: Page) => whole(to, page) === whole(place)
  return [...inRecords(leads, site), ...onPages(leads, site)]
}

const known = new WeakMap<SiteFiles, Map<string, Set<string>>>()

/** The places that anything leads to on a page, by its address: `upcoming-cohorts`. */
export function placesLedTo(address: string, site: SiteFiles): ReadonlySet<string> {
  const places = known.get(site) ?? new Map<string, Set<string>>()
  if (!known.has(site)) {
    known.set(site, places)
    const note = (to: string, page?: Page) => {
      const [path = '', place] = to.split('#')
      const at = path || (page ? addressOf(page.file) : '/')
      if (place) places.set(at, (places.get(at) ?? new Set()).add(place))
      return false
    }
    inRecords(note, site)
    onPages(note, site)
  }
  return places.get(address) ?? new Set()
}

function onPages(leads: (to: string, page: Page) => boolean, {pages}: SiteFiles): LeadingLine[] {
  return pages.flatMap((page) => {
    const {file, text, outline} = page
    const links = [...outline.links, ...outline.definitions].filter(({url}) => leads(url, page))
    const tags = outline.tags.filter(({attributes}) =>
      attributes.some(({value}) => typeof value === 'string' && leads(value, page)),
    )
    return [...links, ...tags].map((node) => ({file, line: placeOf(text, startOf(node)).line}))
  })
}

function inRecords(leads: (to: string) => boolean, {content}: SiteFiles): LeadingLine[] {
  return [...content.values()].flatMap((file) =>
    textsUnder(file, 'to')
      .filter(({value}) => leads(value) && file.name !== 'routes.yaml')
      .map(({offset}) => ({file: `content/${file.name}`, line: placeOf(file.text, offset).line})),
  )
}
