import type {Document, Scalar} from 'yaml'
import {curlQuotes, type Edit} from '../../site/index.ts'
import {type StringValue, stringValuesIn} from '../stringValues.ts'

/**
 * A YAML value after its quotes were made curly (`words`), and the edits that make the same change in the
 * source.
 */
export interface CurledValue {
  path: StringValue['path']
  words: string
  edits: Edit[]
}

/**
 * Finds YAML values whose quotes can be made curly; the quote marks around values, which are YAML syntax,
 * stay.
 */
export function curlYamlQuotes(yaml: string, document: Document): CurledValue[] {
  return stringValuesIn(document).flatMap(({value, start, end, type, path}) => {
    // Quotes around the whole value were probably meant as YAML syntax, but typed twice, so they stay.
    const isWhole = /^"[^"]+"$|^'[^']+'$/.test(value.trim())
    const words = isWhole ? value : curlQuotes(value)
    if (words === value) return []
    const places = straightQuotesIn(yaml.slice(start, end), type)
    const marks = [...value.matchAll(/['"]/g)]
    if (marks.some(({0: mark}, nth) => mark !== places[nth]?.mark) || marks.length !== places.length)
      return []
    const edits = marks.flatMap(({0: mark, index}, nth): Edit[] => {
      const {at, typed} = places[nth] ?? {at: 0, typed: ''}
      const now = words[index] ?? mark
      return now === mark ? [] : [{start: start + at, end: start + at + typed.length, text: now}]
    })
    return [{path, words, edits}]
  })
}

/**
 * Finds the straight quotes in a value’s source. YAML escapes some: `''` in single quotes, `\"` in double
 * quotes.
 */
function straightQuotesIn(
  typed: string,
  type: Scalar.Type | undefined,
): {mark: string; at: number; typed: string}[] {
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
  const from = isBlock ? typed.indexOf('\n') + 1 : type === 'PLAIN' ? 0 : 1
  const inside = typed.slice(from, isBlock || type === 'PLAIN' ? undefined : -1)
  const pattern = type === 'QUOTE_SINGLE' ? /''|"/g : type === 'QUOTE_DOUBLE' ? /\\.|'/gs : /['"]/g
  return [...inside.matchAll(pattern)].flatMap(({0: found, index}) => {
    const mark = found === '\\"' ? '"' : found === "''" ? "'" : found
    return /^['"]$/.test(mark) ? [{mark, at: from + index, typed: found}] : []
  })
}
