import type {Finding} from '../../finding.ts'
import {placeOf} from '../../places.ts'
import {plainName} from '../../plainName.ts'
import type {ContentFile} from '../contentFile.ts'
import {schemaAt} from '../field.ts'
import {schemas} from '../schemas.ts'
import {fieldAt} from './fieldAt.ts'

/** A record that has a colleague’s name and an id of its own, as a copied block leaves it: its id was made of the name that is meant. */
export function namesakes(file: ContentFile): Finding[] {
  return file.records.flatMap(({id, value: {name}}, index): Finding[] => {
    const other = ownerOfName(file, index)
    if (!other) return []
    const {line} = placeOf(file.text, fieldAt(file, file.records.indexOf(other), 'name'))
    return [
      {
        at: fieldAt(file, index, 'name'),
        message: `Line ${line} has the name ${name} already, and the id here is ${id}.`,
        write: `name: ${id[0]?.toUpperCase()}${id.slice(1)}`,
        help: `If there are two of that name, an initial tells them apart: name: ${name} B.`,
        warning: true,
      },
    ]
  })
}

/** The record that a person’s name belongs to by its id, where one record has the name with another name as its id. */
export function ownerOfName(file: ContentFile, index: number): ContentFile['records'][number] | undefined {
  const {id = '', value} = file.records[index] ?? {}
  const own = plainName(String(value?.name))
  if (!schemaAt(schemas.get(file.name), [0, 'name'])?.meta()?.person || !/^[a-z]+$/.test(id) || id === own)
    return undefined
  return file.records.find((each) => each.id === own && each.value.name === value?.name)
}
