import type {Finding} from '../../finding.ts'
import {groupBy} from '../../groupBy.ts'
import type {SiteFiles} from '../../readSite.ts'
import {placesOfAges, rangesOfAges} from '../../words/placesOfAges.ts'
import type {ContentFile} from '../contentFile.ts'
import {ownAges, ownRecords} from '../ownRecords.ts'
import {fieldAt} from './fieldAt.ts'

/** So many places that say the same are no coincidence. */
const several = 3

/** The age of those we help, where every other place still says another: the fact was changed alone. Told at the fact, with all of them. */
export function formerAges(file: ContentFile, site: SiteFiles): Finding[] {
  const own = file.name === 'facts.yaml' ? ownAges(ownRecords(site.content).facts) : undefined
  if (!own) return []
  const bySpan = groupBy(rangesOfAges(site), ({from, to}) => [`${from} to ${to}`])
  // One place that says what the fact says, and nobody knows which of them is behind.
  if (bySpan.has(`${own.least} to ${own.most}`)) return []
  const [former, ...others] = [...bySpan.values()].filter(
    ([first, ...more]) => more.length + 1 >= several && (first?.from === own.least) !== (first?.to === own.most),
  )
  const [first] = former ?? []
  if (!former || !first || others.length > 0) return []
  const places = placesOfAges(site, first, first.to === own.most ? 'least' : 'most')
  return [
    {
      at: fieldAt(
        file,
        file.records.findIndex(({id}) => id === own.id),
        'value',
      ),
      message: `This says ${own.value}, and every other place still says ${first.from} to ${first.to}.`,
      help: `Correct it here, or change them too: ${places}.`,
      warning: true,
      rule: 'formerAges',
    },
  ]
}
