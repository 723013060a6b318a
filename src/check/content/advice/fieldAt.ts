import {isNode} from 'yaml'
import type {ContentFile} from '../contentFile.ts'

/** Where the value of a field of a record starts, or where it says some words, as far as their first word tells. */
export function fieldAt({document, records, text}: ContentFile, index: number, field: string, said = ''): number {
  const node = document.getIn([index, field], true)
  if (!isNode(node) || !node.range) return records[index]?.offset ?? 0
  const [start, end] = node.range
  const typed = text.slice(start, end)
  const places = [said, /^\S*/.exec(said)?.[0] ?? ''].map((words) => typed.indexOf(words))
  return start + (places.find((place) => place >= 0) ?? 0)
}
