import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** What tells one record from the others for whoever reads them. */
const telling = ['title', 'name', 'question', 'label', 'description', 'answer', 'text']

/** A record that says the same as another where visitors tell them apart, as a copied block leaves it. What is on two days is both. */
export function twins(file: ContentFile): Finding[] {
  return file.records.flatMap(({id, value}, index): Finding[] => {
    const before = file.records.slice(0, index)
    // That is told, and enough.
    if (before.some((each) => each.id === id)) return []
    const isTwin = (other: Record<string, unknown>, field: string) =>
      typeof value[field] === 'string' &&
      other[field] === value[field] &&
      other.date === value.date &&
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
