import {fieldNamesOf, schemaAt} from '../../src/site/content/schemaFields.ts'
import {schemas} from '../../src/site/content/schemas.ts'

/** Returns the fields of a file's records that visitors read: all but the id and words for the search. */
export function fieldsForVisitors(file: string): string[] {
  const record = schemaAt(schemas.get(file), [0])
  return fieldNamesOf(record).filter(
    (field) => field !== 'id' && schemaAt(record, [field])?.meta()?.isForSearch !== true,
  )
}

const figures =
  'They are for whoever compares a figure with its source; `<Checked>` shows the earliest day of a file.'

/** Fields that no component with the record shows, by file, and who reads them. */
export const readElsewhere: Record<string, {fields: string[]; why: string}> = {
  'claims.yaml': {fields: ['source', 'checked', 'until'], why: figures},
  'cohorts.yaml': {fields: ['skills'], why: 'The ring of a page lights them.'},
  'doors.yaml': {fields: ['title', 'ahead', 'none'], why: 'They depend on all dates: see dates.test.tsx.'},
  'help.yaml': {
    fields: ['everywhere', 'source'],
    why: 'The footer selects its lines by the first, and the second is for whoever compares both.',
  },
  'rates.yaml': {fields: ['source', 'checked', 'until'], why: figures},
  'situations.yaml': {fields: ['checked', 'until'], why: figures},
  'skills.yaml': {fields: ['name', 'topic'], why: 'The coin and the cards of other records show them.'},
  'subjects.yaml': {fields: ['inquiry', 'subject'], why: 'The contact form fills in its fields with them.'},
  'tasks.yaml': {fields: ['checked', 'until'], why: figures},
  'terms.yaml': {fields: ['forms', 'means'], why: 'The build explains them on pages.'},
  'toasts.yaml': {fields: ['kind', 'title', 'follow'], why: 'The pop-up message shows them, not its button.'},
}
