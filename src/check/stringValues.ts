import {type Document, isPair, isScalar, type Scalar, visit} from 'yaml'
import {type Range, yamlPathOf} from '../site/index.ts'

/** A string value of a YAML file; its range in the file includes quote marks. */
export interface StringValue extends Range {
  value: string
  /** The YAML style: plain, quoted or a block. */
  type: Scalar.Type | undefined
  /** The field names and list indexes that lead to the value. */
  path: (string | number)[]
}

/** Returns every string value of a file, except link targets (`to`). */
export function stringValuesIn(document: Document): StringValue[] {
  const values: StringValue[] = []
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
        path: yamlPathOf(key, path),
      })
    },
  })
  return values
}
