import {schemaAt, schemas} from '../../../site/index.ts'

/** Whether the records of a file have a `date`. */
export function isDated(name: string): boolean {
  return schemaAt(schemas.get(name), [0, 'date']) !== undefined
}
