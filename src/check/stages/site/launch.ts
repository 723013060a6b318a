import {siteDetails, stringsUnderKey} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'
import type {CheckContext} from '../../stage.ts'
import {inventedEntries, offsetOfEntry} from './inventedEntries.ts'

/** Finds past announcements and, before a launch, invented content, and outdated entries of `invented.yaml`. */
export function* checkLaunch({site, launch, today}: CheckContext): Iterable<StageFinding> {
  for (const {name, where, kind, question, offset} of inventedEntries(site.content.get('invented.yaml'))) {
    const from = offsetOfEntry({name, where, kind, question, offset}, site)
    if (from === undefined && launch)
      yield createFinding(
        'site.lost-invented',
        'content/invented.yaml',
        {from: offset, to: offset + name.length},
        {name, where},
      )
    else if (from !== undefined && launch)
      yield {
        ...createFinding('site.invented', where, {from, to: from + name.length}, {name, question}),
        severity: 'error',
      }
  }
  const details = site.content.get('site.yaml')
  const {placeholders, ...values} = siteDetails(site.content)
  if (launch && details && Array.isArray(placeholders)) {
    const rest = Object.keys(values).filter((name) => !placeholders.includes(name) && looksInvented(name, values[name]))
    for (const name of [...placeholders.map(String), ...rest]) {
      const from = new RegExp(`^${name}:`, 'm').exec(details.text)?.index ?? 0
      const id = rest.includes(name) ? 'site.still-invented' : 'site.placeholder'
      yield {...createFinding(id, 'content/site.yaml', {from, to: from + name.length}, {name}), severity: 'error'}
    }
  }
  const news = site.content.get('announcement.yaml')
  for (const {value, offset} of news ? stringsUnderKey(news, 'until') : [])
    if (value < today)
      yield createFinding(
        'site.announcement-over',
        'content/announcement.yaml',
        {from: offset, to: offset + value.length},
        {},
      )
}

/** Matches values that can’t be real: example domains (RFC 2606), Ofcom’s numbers for drama, sample addresses. */
const inventedValue =
  /\bexample\.(?:org|com|net)\b|\b020 ?7946 ?0\d{3}\b|\+44207946\d{4}|"0+"|\b(?:Example|Sample)\b|\b(?:E0 0XX|AA1 1AA)\b/

function looksInvented(name: string, value: unknown): boolean {
  return name !== 'allowedHosts' && inventedValue.test(JSON.stringify(value))
}
