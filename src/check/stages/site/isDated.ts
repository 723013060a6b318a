import {schemaAt, schemas} from '../../../site/index.ts'

/** Whether the records of a file are for a day each. */
export function isDated(name: string): boolean {
  return schemaAt(schemas.get(name), [0, 'date']) !== undefined
}
