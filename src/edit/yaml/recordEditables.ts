import {schemaAt} from '../../check/content/field.ts'
import {readYaml} from '../../check/content/readYaml.ts'
import {schemas} from '../../check/content/schemas.ts'
import {memoizeByText} from '../../check/memoizeByText.ts'
import type {Editable} from '../protocol.ts'
import {spansOf} from '../span.ts'
import {boxFor} from './boxFor.ts'
import {type ScalarPlace, scalarsOf} from './scalars.ts'

/** The values of a file of `content/`; its text is without a byte order mark. */
export const placesIn = memoizeByText((_name: string, text: string): ScalarPlace[] => scalarsOf(readYaml(text)))

/** What a person can change of a file of `content/`, and what not. */
export function editablesOfContent(name: string, text: string): Editable[] {
  const places = placesIn(name, text)
  const spans = spansOf(`content/${name}`, text, places)
  return places.flatMap((place, index): Editable[] => {
    const span = spans[index]
    if (!span) return []
    const owner = {of: 'record' as const, ...(place.id !== undefined && {id: place.id}), path: place.path}
    const key = place.path.slice(place.id === undefined ? 0 : 1).join('.')
    const why = whyLocked(name, place)
    if (why) return [{kind: 'locked', span, why, key, owner}]
    const value = boxFor(schemaAt(schemas.get(name), place.path))
    return [{kind: 'text', span, text: String(place.value), value, where: 'record', key, owner, can: []}]
  })
}

/** Why a value can’t be changed in place, if so. */
export function whyLocked(name: string, {path, id}: ScalarPlace): string | undefined {
  if (name === 'legal.yaml') return 'npm run fix writes this from the words of the legal pages: nobody types it.'
  if (name === 'routes.yaml')
    return 'The addresses that the site has had stand in content/routes.yaml. Change them there, with whoever looks after the site’s code.'
  if (path.at(-1) === 'id' && id !== undefined && path.length === 2)
    return `Pages and links call this record ${id}. Whoever looks after the site’s code can rename it in content/${name} and wherever it is named.`
  return undefined
}
