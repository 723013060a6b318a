import {asPattern} from '../asPattern.ts'
import {fieldAt} from '../content/advice/fieldAt.ts'
import type {ContentFile} from '../content/contentFile.ts'
import {orThere} from '../orThere.ts'
import {shownOn} from '../page/shown.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'
import {differences} from '../words/differences.ts'

/** A sentence that names a record, and gives it another date, time, length, price, place, rhythm or number of places than the record itself. */
export const saidOfRecords: Rule = {
  name: 'saidOfRecords',
  check(page, site) {
    const sentences = shownOn(page).flatMap(({words, at}) =>
      [...words.matchAll(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*/g)].map(({index, 0: sentence}) => ({
        sentence,
        at: (from: number) => at(index + from),
      })),
    )
    const told = sentences.filter(({sentence}) =>
      /\d| online\b| (?:weekly|monthly|every week|every month|once a week|once a month)\b/.test(sentence),
    )
    // A page without any need not be read again when a record changes.
    if (told.length === 0) return []
    const records = titledIn(site)
    return told.flatMap(({sentence, at}) => {
      const [record, another] = records.filter(({title}) => isNamed(title, sentence))
      // Of two in one sentence nobody knows which is meant.
      if (!record || another) return []
      return differences(sentence, record.value).map(
        ({said, from, field, own, right = own}): Finding => ({
          at: at(from),
          marked: said,
          message: `This says ${said} of ${record.title}, and content/${record.file.name}, line ${lineOf(field, record)}, says ${own}.`,
          help: orThere(right),
          warning: true,
        }),
      )
    })
  },
}

/** Whether a sentence speaks of what has that title: “our winter open evening” too, where the title alone has three words. */
function isNamed(title: string, sentence: string): boolean {
  if (sentence.includes(title) || title.split(' ').length < 3) return sentence.includes(title)
  return new RegExp(`\\b(?:our|the|this) ${asPattern(title)}(?!\\p{L})`, 'iu').test(sentence)
}

function lineOf(field: string, {file, index}: {file: ContentFile; index: number}): number {
  return placeOf(file.text, fieldAt(file, index, field)).line
}

/** The records with a date, a rhythm or a length, by their titles: those of two words at least, which are no others’. */
function titledIn({content}: SiteFiles) {
  return [...content.values()].flatMap((file) =>
    file.records.flatMap(({value}, index) =>
      typeof value.title === 'string' &&
      value.title.includes(' ') &&
      ('date' in value || 'frequency' in value || 'duration' in value)
        ? [{title: value.title, file, index, value}]
        : [],
    ),
  )
}
