import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {ownAges, ownRecords} from '../ownRecords.ts'
import {fieldAt} from './fieldAt.ts'

/** Somebody whom we helped has been of our age, and some years may have passed. */
const since = 5

/** An age that nobody whom we help can have, by `content/facts.yaml`. */
export function oddAge(file: ContentFile, {content}: SiteFiles): Finding[] {
  const own = ownAges(ownRecords(content).facts)
  if (!own) return []
  return file.records.flatMap(({value: {age}}, index) =>
    typeof age === 'number' && (age < own.least || age > own.most + since)
      ? [
          {
            at: fieldAt(file, index, 'age'),
            message: `This says ${age}, and content/facts.yaml, line ${own.line}, says that we are for people of ${own.value}.`,
            help: `If ${age} is a slip, write here the right age. If we are for people of ${age} too, write that there.`,
            warning: true,
          },
        ]
      : [],
  )
}
