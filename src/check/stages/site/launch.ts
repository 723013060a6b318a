import {type SiteFiles, siteDetails, stringsUnderKey} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'
import type {CheckContext} from '../../stage.ts'
import {inventedEntries, offsetOfEntry} from './inventedEntries.ts'

/**
 * Finds past announcements and, before a launch, invented content, links to example domains, and outdated
 * entries of `invented.yaml`.
 */
export function* checkLaunch({site, launch, today}: CheckContext): Iterable<Finding> {
  for (const {name, where, kind, question, offset} of inventedEntries(site.content.get('invented.yaml'))) {
    const start = offsetOfEntry({name, where, kind, question, offset}, site)
    if (start === undefined && launch)
      yield advice('site.lost-invented', {
        file: 'content/invented.yaml',
        range: {start: offset, end: offset + name.length},
        data: {name, where},
      })
    else if (start !== undefined && launch)
      yield error('site.invented', {
        file: where,
        range: {start, end: start + name.length},
        data: {name, question},
        evenInDraft: true,
      })
  }
  const details = site.content.get('site.yaml')
  const {placeholders, ...values} = siteDetails(site.content)
  if (launch && details && Array.isArray(placeholders)) {
    const rest = Object.keys(values).filter(
      (name) => !placeholders.includes(name) && looksInvented(name, values[name]),
    )
    for (const name of [...placeholders.map(String), ...rest]) {
      const start = new RegExp(`^${name}:`, 'm').exec(details.text)?.index ?? 0
      const id = rest.includes(name) ? 'site.still-invented' : 'site.placeholder'
      yield error(id, {file: 'content/site.yaml', range: {start, end: start + name.length}, data: {name}})
    }
  }
  if (launch) yield* exampleAddresses(site)
  const news = site.content.get('announcement.yaml')
  for (const {value, offset} of news ? stringsUnderKey(news, 'until') : [])
    if (value < today)
      yield (launch ? error : advice)('site.announcement-over', {
        file: 'content/announcement.yaml',
        range: {start: offset, end: offset + value.length},
      })
}

/** Finds links of pages and records to example domains. Those of site.yaml are placeholders. */
function* exampleAddresses({pages, content}: SiteFiles): Iterable<Finding> {
  const records = [...content.values()].map(({name, text}) => ({file: `content/${name}`, text}))
  for (const {file, text} of [...pages, ...records]) {
    if (file === 'content/site.yaml') continue
    for (const {0: address, index: start} of text.matchAll(exampleAddress))
      yield error('site.example-address', {
        file,
        range: {start, end: start + address.length},
        data: {address},
      })
  }
}

/** Matches an example domain (RFC 2606). */
const exampleDomain = /\bexample\.(?:org|com|net)\b/
const exampleAddress = new RegExp(String.raw`https://(?:[\w-]+\.)*${exampleDomain.source}[^\s"')]*`, 'g')

/** Match values that can’t be real. */
const inventedValues = [
  exampleDomain,
  // Ofcom’s numbers for drama.
  /\b020 ?7946 ?0\d{3}\b|\+44207946\d{4}/,
  // Registration numbers, names and postcodes.
  /"0+"|\b(?:Example|Sample)\b|\b(?:E0 0XX|AA1 1AA)\b/,
]

function looksInvented(name: string, value: unknown): boolean {
  const json = JSON.stringify(value)
  return name !== 'allowedHosts' && inventedValues.some((pattern) => pattern.test(json))
}
