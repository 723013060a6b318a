import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {schemaAt} from '../field.ts'
import {schemas} from '../schemas.ts'
import {fieldAt} from './fieldAt.ts'

/** A surname behind a first name, where only first names are shown. An initial says nothing of anyone, and two first names may belong together. */
export function surnames(file: ContentFile): Finding[] {
  if (!schemaAt(schemas.get(file.name), [0, 'name'])?.meta()?.person) return []
  return file.records.flatMap(({value: {name}}, index): Finding[] => {
    const [, first, last] = /^(\p{Lu}\S*) (\p{Lu}\p{L}.*)$/u.exec(String(name)) ?? []
    return last
      ? [
          {
            at: fieldAt(file, index, 'name', last),
            message: `Only first names are shown, and this looks like a surname: ${last}.`,
            write: `name: ${first}`,
            help: `If both are the first name, write: name: ${first}-${last}`,
            warning: true,
          },
        ]
      : []
  })
}
