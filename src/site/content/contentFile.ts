import {type Document, isMap, isScalar, isSeq, visit} from 'yaml'
import {decode} from '../decode.ts'
import {readYaml} from './readYaml.ts'

/** A file of `content/`, read with the place of everything in it. */
export interface ContentFile {
  name: string
  text: string
  legacy: boolean
  /** What the file is when it holds no plain words at all. */
  foreign?: string
  document: Document
  /** The records of a list, each with its id and where that stands. */
  records: {id: string; offset: number; value: Record<string, unknown>}[]
}

/** Reads a file of `content/` as far as it can be read. */
export function readContentFile(name: string, bytes: Uint8Array): ContentFile {
  const {text, ...how} = decode(bytes)
  return {...parse(name, text), ...how}
}

function parse(name: string, text: string): Omit<ContentFile, 'legacy' | 'foreign'> {
  const document = readYaml(text)
  const records: ContentFile['records'] = []
  if (isSeq(document.contents)) {
    for (const item of document.contents.items) {
      if (!isMap(item)) continue
      const id = item.get('id', true)
      if (isScalar(id)) records.push({id: String(id.value), offset: id.range?.[0] ?? 0, value: item.toJS(document)})
    }
  }
  return {name, text, document, records}
}

/** Every text of a file under a key of that name, with its place. */
export function textsUnder(file: ContentFile, key: string): {value: string; offset: number}[] {
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
