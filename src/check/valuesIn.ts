import {type Document, isPair, isScalar, type Scalar, visit} from 'yaml'
import {pathTo} from '../site/index.ts'

/** A value of a record that is words, and where it stands in the file. */
export interface WordValue {
  value: string
  start: number
  end: number
  /** In what quote marks, if any. */
  type: Scalar.Type | undefined
  /** The fields and places in lists that lead to it. */
  path: (string | number)[]
}

/** Every value of a file that is words; where a link leads is none. */
export function valuesIn(document: Document): WordValue[] {
  const values: WordValue[] = []
  visit(document, {
    Scalar(key, {value, range, type}, path) {
      const around = path.at(-1)
      const field = isPair(around) && isScalar(around.key) ? String(around.key.value) : ''
      if (key === 'key' || typeof value !== 'string' || !range || field === 'to') return
      values.push({
        value,
        start: range[0],
        end: range[1],
        type: type as Scalar.Type | undefined,
        path: pathTo(key, path),
      })
    },
  })
  return values
}
