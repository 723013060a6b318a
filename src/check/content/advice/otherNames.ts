import type {Finding} from '../../finding.ts'
import {distance} from '../../nearest.ts'
import type {ContentFile} from '../contentFile.ts'
import {schemaAt} from '../field.ts'
import {schemas} from '../schemas.ts'
import {fieldAt} from './fieldAt.ts'
import {ownerOfName} from './namesakes.ts'

/** What is told of one person under the name of a colleague, as a copied block leaves it, or under a misspelt name. */
export function otherNames(file: ContentFile): Finding[] {
  if (!schemaAt(schemas.get(file.name), [0, 'name'])?.meta()?.person) return []
  const names = file.records.map(({value}) => String(value.name))
  return file.records.flatMap(({value}, index) =>
    Object.entries(value).flatMap(([field, words]): Finding[] => {
      const own = names[index] ?? ''
      // A name that is a colleague’s is told, and the words may be right.
      if (!value.name || ownerOfName(file, index)) return []
      if (field === 'name' || field === 'id' || typeof words !== 'string' || words.includes(own)) return []
      const said: string[] = words.match(/\b\p{Lu}\p{L}+/gu) ?? []
      // Who took over has the id of whoever had the place, and the words may too.
      const other = said.find(
        (name) => names.includes(name) || (name.toLowerCase() === value.id && distance(name, own) > 2),
      )
      if (other)
        return [
          {
            at: fieldAt(file, index, field, other),
            message: `This is told of ${own}, and names ${other}.`,
            help: 'Correct the name, or move the words.',
            warning: true,
          },
        ]
      const near = said.find(
        (name) => own.length > 4 && distance(name, own) === 1 && name.toLowerCase() !== own.toLowerCase(),
      )
      // Two against one: the id was made of the name as it was first typed.
      if (near && value.id === near.toLowerCase())
        return [
          {
            at: fieldAt(file, index, 'name'),
            message: `“${own}” is written ${near} below, and the id is ${value.id}.`,
            write: `name: ${near}`,
            warning: true,
          },
        ]
      return near
        ? [
            {
              at: fieldAt(file, index, field, near),
              message: `“${near}” is written ${own} above.`,
              help: 'Write the name in one way.',
              warning: true,
            },
          ]
        : []
    }),
  )
}
