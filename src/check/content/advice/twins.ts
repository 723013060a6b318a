import {isMap, isScalar, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import {listed} from '../../listed.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'
import {ownerOfName} from './namesakes.ts'
import {sameWords} from './sameWords.ts'

/** A record that says the same as another where visitors tell them apart, as a copied block leaves it. What is on two days is both. */
export function twins(file: ContentFile): Finding[] {
  return [...twinRecords(file), ...twinParts(file)]
}

/** Two parts of one record with the same title, like modules of a track. */
function twinParts({document}: ContentFile): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Seq(_, {items}, path) {
      // Those of a whole file are told with their ids.
      if (path.length < 2) return
      const titles = items.flatMap((item) => {
        const title = isMap(item) ? item.get('title', true) : undefined
        return isScalar(title) ? [title] : []
      })
      for (const [index, title] of titles.entries())
        if (titles.findIndex(({value}) => value === title.value) < index)
          findings.push({
            at: title.range?.[0] ?? 0,
            message: `“${title.value}” is in this list twice.`,
            help: 'Correct one of the two.',
            warning: true,
          })
    },
  })
  return findings
}

function twinRecords(file: ContentFile): Finding[] {
  return file.records.flatMap((record, index): Finding[] => {
    const {id, value} = record
    const before = file.records.slice(0, index)
    // That is told, and enough.
    if (before.some((each) => each.id === id)) return []
    const isOfOneDay = (other: Record<string, unknown>) =>
      (other.date === value.date || isAnother(other.title, value.title)) && other.value === value.value
    const [twin] = before
      .filter((other) => isOfOneDay(other.value))
      .map((other) => ({id: other.id, fields: sameWords(record, other, file)}))
      .sort((one, other) => other.fields.length - one.fields.length)
    // A name that is a colleague’s is told by itself.
    const isOfOther = [record, twin].some((each) =>
      ownerOfName(
        file,
        file.records.findIndex(({id}) => id === each?.id),
      ),
    )
    const [first, ...more] = (twin?.fields ?? []).filter((field) => field !== 'name' || !isOfOther)
    if (!twin || !first) return []
    return [
      {
        at: fieldAt(file, index, first),
        message: `${twin.id} has the same ${listed([first, ...more], 'and')}.`,
        help: 'Correct one of the two, so that visitors can tell them apart.',
        warning: true,
      },
    ]
  })
}

/** Whether two titles have no word in common: “Bootcamp, autumn” and “Spring bootcamp” are the same on two days. */
function isAnother(one: unknown, other: unknown): boolean {
  const words = (title: unknown): string[] =>
    String(title)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  return typeof one === 'string' && !words(one).some((word) => words(other).includes(word))
}
