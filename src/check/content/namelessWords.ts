import type {Document} from 'yaml'
import {z} from 'zod'
import type {Finding} from '../finding.ts'
import {distance} from '../nearest.ts'
import {type Line, linesOf, placeOf} from '../places.ts'
import {asYaml} from './asYaml.ts'
import {readYaml} from './readYaml.ts'

/** Words in the column of fields whose own name went as they were typed over it: the one field that their record lacks. */
export function namelessWords(text: string, schema: z.ZodType): Finding | undefined {
  const lines = linesOf(text)
  for (const [index, line] of lines.entries()) {
    const [, indent = '', words = ''] = /^( *)([\p{L}\d£“‘"'(][^\n]*?)\s*$/u.exec(line.text) ?? []
    if (!words || /^\w+\s*:(?:\s|$)/.test(words) || !isColumn(indent.length, lines.slice(0, index))) continue
    const put = (write: string) => text.slice(0, line.start) + indent + write + text.slice(line.end)
    const meant = [...namesIn(schema)].flatMap((name) => {
      const rest = behindName(name, words)
      const write = [`${name}: ${rest}`, `${name}: ${asYaml(rest)}`].find((each) => isRead(put(each)))
      return write && lacksOnly(name, put(write), line, schema) ? {name, write, isSlip: rest !== words} : []
    })
    const [only, ...more] = meant
    if (only && more.length === 0)
      return {
        at: line.start + indent.length,
        message: only.isSlip
          ? `A colon is missing after ${only.name}.`
          : `${only.name}: is missing in front of these words.`,
        write: only.write,
      }
  }
  return undefined
}

/** The words of a field whose name stands there with a letter or a sign in place of its colon. */
function behindName(name: string, words: string): string {
  const [, first = '', rest = ''] = /^(\S+)\s+(\S.*)$/.exec(words) ?? []
  return rest && (new RegExp(`^${name}\\W*$`).test(first) || (name.length > 3 && distance(first, name) === 1))
    ? rest
    : words
}

/** Whether the field above begins in that column, or opens a block of fields that do. */
function isColumn(column: number, above: Line[]): boolean {
  const field = above.findLast(({text}) => /^ *(?:- +)?\w+:(?:\s|$)/.test(text))?.text ?? ''
  const [{length: own} = ''] = /^ *(?:- +)?/.exec(field) ?? []
  return field !== '' && (column === own || (column === own + 2 && field.trimEnd().endsWith(':')))
}

/** The fields that no record can be without, of whatever block. */
export function namesIn(schema: unknown): Set<string> {
  if (schema instanceof z.ZodArray) return namesIn(schema.element)
  if (!(schema instanceof z.ZodObject)) return new Set()
  return new Set(
    Object.entries(schema.shape).flatMap(([name, field]) => [
      ...(field instanceof z.ZodOptional ? [] : [name]),
      ...namesIn(field),
    ]),
  )
}

const isRead = (text: string) => readYaml(text).errors.length === 0

/** Whether a file is sound with that field on that line, or takes only other words there. */
function lacksOnly(name: string, text: string, line: Line, schema: z.ZodType): boolean {
  const document = readYaml(text)
  const issues = schema.safeParse(document.toJS()).error?.issues ?? []
  return issues.every(({path, code}) => code !== 'unrecognized_keys' && path.at(-1) === name && isAt(path, document))
  function isAt(path: PropertyKey[], read: Document): boolean {
    const node = read.getIn(path, true) as {range?: [number, number, number]} | undefined
    return node?.range !== undefined && placeOf(text, node.range[0]).line === placeOf(text, line.start).line
  }
}
