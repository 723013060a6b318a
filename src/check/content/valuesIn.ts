import {type Document, isPair, isScalar, visit} from 'yaml'

/** A value of a record that is words, and where it stands in the file. */
export interface WordValue {
  value: string
  start: number
  end: number
}

/** Every value of a file that is words; where a link leads is none. */
export function valuesIn(document: Document): WordValue[] {
  const values: WordValue[] = []
  visit(document, {
    Scalar(key, {value, range}, path) {
      const around = path.at(-1)
      const field = isPair(around) && isScalar(around.key) ? String(around.key.value) : ''
      if (key === 'key' || typeof value !== 'string' || !range || field === 'to') return
      values.push({value, start: range[0], end: range[1]})
    },
  })
  return values
}
