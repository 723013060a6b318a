import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import {saidAges as rule, tellAges} from '../../rules/saidAges.ts'
import {otherAges} from '../../words/agesSaid.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldsOf, schemaAt} from '../field.ts'
import {ownAges, ownRecords} from '../ownRecords.ts'
import {schemas} from '../schemas.ts'
import {valuesIn} from '../valuesIn.ts'

/** What a record has that is a course, an event or a person, or a way to learn: whoever comes to it may be a part of those we help. */
const ofItsOwn = ['date', 'level', 'duration', 'length', 'commitment', 'age', 'role', 'year']

/** The ages of those we help, in the words of a record, are those of `content/facts.yaml`. */
export function saidAges(file: ContentFile, site: SiteFiles): Finding[] {
  const ages = ownAges(ownRecords(site.content).facts)
  // Two of them are the facts themselves, and what stands elsewhere.
  if (!ages || ['facts.yaml', 'invented.yaml'].includes(file.name)) return []
  const mayBePart = fieldsOf(schemaAt(schemas.get(file.name), [0])).some((field) => ofItsOwn.includes(field))
  return valuesIn(file.document).flatMap(({value, start, end}) =>
    otherAges(value, ages, mayBePart).map((found) => {
      const typed = file.text.slice(start, end).indexOf(found.said, Math.min(found.index, end - start))
      return {at: start + Math.max(0, typed), ...tellAges(found, ages, site), rule: rule.name}
    }),
  )
}
