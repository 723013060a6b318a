import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {factAbout} from '../ownRecords.ts'
import {fieldAt} from './fieldAt.ts'

/** Somebody whom we helped has been of our age, and some years may have passed. */
const since = 5

/** An age that nobody whom we help can have, by `content/facts.yaml`. */
export function oddAge(file: ContentFile, {content}: SiteFiles): Finding[] {
  const own = factAbout('ages', content.get('facts.yaml')?.records ?? [])?.value ?? ''
  const [, least, most] = /^(\d+) to (\d+)$/.exec(own)?.map(Number) ?? []
  if (least === undefined || most === undefined) return []
  return file.records.flatMap(({value: {age}}, index) =>
    typeof age === 'number' && (age < least || age > most + since)
      ? [
          {
            at: fieldAt(file, index, 'age'),
            message: `This says ${age}, and content/facts.yaml says that we are for people of ${own}.`,
            help: 'Correct one of the two, if it is a slip.',
            warning: true,
          },
        ]
      : [],
  )
}
