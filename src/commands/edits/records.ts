import {isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type Scalar, visit} from 'yaml'
import {schemas} from '../../site/content/schemas.ts'
import {reword} from './reword.ts'

/** One value of a file of `content/`, and the name of the field that it stands in. */
interface Value {
  field: string
  value: string | number
}

/** The text of a file of `content/` with its values changed, wherever its schema takes the new one. */
export function changeValues(file: string, text: string, change: (value: Value) => string | number): string {
  const document = parseDocument(text)
  const schema = schemas.get(file)
  const takes = () => schema?.safeParse(document.toJS()).success
  for (const {scalar, field} of scalarsOf(document.contents)) {
    const {value} = scalar
    if (typeof value !== 'string' && typeof value !== 'number') continue
    scalar.value = change({field, value})
    if (scalar.value !== value && !takes()) scalar.value = value
  }
  return document.toString({lineWidth: 0})
}

/** A value in other words, when it is words for people: no id, address or place. */
export function otherWords({field, value}: Value): string | number {
  return field !== 'id' && typeof value === 'string' && !/^[/#]|@|:\/\//.test(value) ? reword(value) : value
}

/** The text of a file of `content/` with one record more, made after its last, and the ids of both. */
export function addRecord(file: string, text: string, change: (value: Value) => string | number) {
  const document = parseDocument(text)
  if (!isSeq(document.contents)) throw new Error(`content/${file} is no list of records.`)
  const last = document.contents.items.at(-1)
  if (!isMap(last)) throw new Error(`content/${file} has no record to make another after.`)
  const id = String(last.get('id'))
  const added = last.clone() as typeof last
  document.contents.add(added)
  document.setIn([document.contents.items.length - 1, 'id'], `${id}-too`)
  const schema = schemas.get(file)
  for (const {scalar, field} of scalarsOf(added)) {
    const {value} = scalar
    if (field === 'id' || (typeof value !== 'string' && typeof value !== 'number')) continue
    scalar.value = change({field, value})
    if (!schema?.safeParse(document.toJS()).success) scalar.value = value
  }
  return {text: document.toString({lineWidth: 0}), after: id, id: `${id}-too`}
}

/** The text of a file of `content/` with its records in the opposite order; of one that has no list of them, as it is. */
export function reversed(text: string): string {
  const document = parseDocument(text)
  if (!isSeq(document.contents)) return text
  document.contents.items.reverse()
  return document.toString({lineWidth: 0})
}

function scalarsOf(node: unknown): {scalar: Scalar; field: string}[] {
  const found: {scalar: Scalar; field: string}[] = []
  visit(node as Node, {
    Scalar(key, scalar, ancestors) {
      if (key === 'key') return
      const pair = ancestors.findLast((each): each is Pair => 'key' in each && isScalar(each.key))
      found.push({scalar, field: pair && isScalar(pair.key) ? String(pair.key.value) : ''})
    },
  })
  return found
}
