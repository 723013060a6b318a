import {siteDetails, stringsUnderKey} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'
import type {CheckContext} from '../../stage.ts'
import {inventedEntries, offsetOfEntry} from './inventedEntries.ts'

/**
 * Finds past announcements and, before a launch, invented content, and outdated entries of `invented.yaml`.
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
  const news = site.content.get('announcement.yaml')
  for (const {value, offset} of news ? stringsUnderKey(news, 'until') : [])
    if (value < today)
      yield (launch ? error : advice)('site.announcement-over', {
        file: 'content/announcement.yaml',
        range: {start: offset, end: offset + value.length},
      })
}

/** Match values that can’t be real. */
const inventedValues = [
  // Example domains (RFC 2606).
  /\bexample\.(?:org|com|net)\b/,
  // Ofcom’s numbers for drama.
  /\b020 ?7946 ?0\d{3}\b|\+44207946\d{4}/,
  // Registration numbers, names and postcodes.
  /"0+"|\b(?:Example|Sample)\b|\b(?:E0 0XX|AA1 1AA)\b/,
]

function looksInvented(name: string, value: unknown): boolean {
  const json = JSON.stringify(value)
  return name !== 'allowedHosts' && inventedValues.some((pattern) => pattern.test(json))
}
