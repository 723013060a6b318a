import {type Document, isMap, isScalar, isSeq, visit} from 'yaml'
import {type Decoded, decode, isSameDecoded} from '../decode.ts'
import {readYaml} from './readYaml.ts'

/** A parsed file of `content/`. */
export interface ContentFile extends Decoded {
  name: string
  document: Document
  /** The records, if the file is a list; `offset` is the position of a record's id in the text. */
  records: {id: string; offset: number; value: Record<string, unknown>}[]
}

/** The YAML files of `content/` by name: `cohorts.yaml`. */
export type ContentFiles = Map<string, ContentFile>

/**
 * Parses a file of `content/`, even invalid YAML as far as possible. Reuses `before`, parsed earlier, if
 * unchanged.
 */
export function readContentFile(
  name: string,
  content: Uint8Array | string,
  before?: ContentFile,
): ContentFile {
  const decoded = decode(content)
  return before && isSameDecoded(before, decoded) ? before : {...parse(name, decoded.text), ...decoded}
}

function parse(name: string, text: string): Omit<ContentFile, keyof Decoded> {
  const document = readYaml(text)
  const records: ContentFile['records'] = []
  if (isSeq(document.contents)) {
    for (const item of document.contents.items) {
      if (!isMap(item)) continue
      const id = item.get('id', true)
      if (isScalar(id))
        records.push({id: String(id.value), offset: id.range?.[0] ?? 0, value: item.toJS(document)})
    }
  }
  return {name, document, records}
}

/** Returns every string that is the value of `key`, at any depth of a file, with its offset. */
export function stringsUnderKey(file: ContentFile, key: string): {value: string; offset: number}[] {
  const found: {value: string; offset: number}[] = []
  visit(file.document, {
    Pair(_, pair) {
      if (!isScalar(pair.key) || pair.key.value !== key || !isScalar(pair.value)) return
      if (typeof pair.value.value === 'string')
        found.push({value: pair.value.value, offset: pair.value.range?.[0] ?? 0})
    },
  })
  return found
}
