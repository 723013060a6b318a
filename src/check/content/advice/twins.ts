import {isMap, isScalar, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** What tells one record from the others for whoever reads them. */
const telling = ['title', 'name', 'question', 'label', 'description', 'answer', 'text']

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
  return file.records.flatMap(({id, value}, index): Finding[] => {
    const before = file.records.slice(0, index)
    // That is told, and enough.
    if (before.some((each) => each.id === id)) return []
    const isTwin = (other: Record<string, unknown>, field: string) =>
      typeof value[field] === 'string' &&
      other[field] === value[field] &&
      (other.date === value.date || isAnother(other.title, value.title)) &&
      other.value === value.value
    for (const field of telling) {
      const twin = before.find((each) => isTwin(each.value, field))
      if (twin)
        return [
          {
            at: fieldAt(file, index, field),
            message: `${twin.id} has the same ${field}.`,
            help: 'Correct one of the two, so that visitors can tell them apart.',
            warning: true,
          },
        ]
    }
    return []
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
