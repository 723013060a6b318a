import {textsUnder} from '../../../site/content/contentFile.ts'
import {namedIn, placeNamed} from '../../../site/content/inventedList.ts'
import {siteDetails} from '../../../site/content/siteDetails.ts'
import {type Found, found} from '../../finding.ts'
import type {Scope} from '../../stage.ts'

/** What only holds a place: errors before a launch, and till then only what the lists name in vain. */
export function* launchList({site, launch, today}: Scope): Iterable<Found> {
  for (const {name, where, kind, question, offset} of namedIn(site.content.get('invented.yaml'))) {
    const from = placeNamed({name, where, kind, question, offset}, site)
    if (from === undefined && (launch || kind === 'records'))
      yield found(
        'site.lost-invented',
        'content/invented.yaml',
        {from: offset, to: offset + name.length},
        {name, where},
      )
    else if (from !== undefined && launch)
      yield {...found('site.invented', where, {from, to: from + name.length}, {name, question}), severity: 'error'}
  }
  const details = site.content.get('site.yaml')
  const {placeholders} = siteDetails(site.content)
  if (launch && details && Array.isArray(placeholders))
    for (const name of placeholders.map(String)) {
      const from = new RegExp(`^${name}:`, 'm').exec(details.text)?.index ?? 0
      yield {
        ...found('site.placeholder', 'content/site.yaml', {from, to: from + name.length}, {name}),
        severity: 'error',
      }
    }
  const news = site.content.get('announcement.yaml')
  for (const {value, offset} of news ? textsUnder(news, 'until') : [])
    if (value < today)
      yield found('site.announcement-over', 'content/announcement.yaml', {from: offset, to: offset + value.length}, {})
}
