import {isNode} from 'yaml'
import type {ContentFile} from '../contentFile.ts'

/** Where the value of a field of a record starts. */
export function fieldAt({document, records}: ContentFile, index: number, field: string): number {
  const node = document.getIn([index, field], true)
  return (isNode(node) && node.range?.[0]) || (records[index]?.offset ?? 0)
}
