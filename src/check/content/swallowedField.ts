import {type Document, isNode, visit} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {linesOf, placeOf} from '../places.ts'
import {spaces} from '../spaces.ts'

/** A field that stands at the end of the line above, among its words, where a line end was lost: the file is sound once it has its own. */
export function swallowedField(
  document: Document,
  text: string,
  schema: z.ZodType,
  isSound: (text: string) => boolean,
): Finding | undefined {
  const issues = schema.safeParse(document.toJS()).error?.issues ?? []
  const names = new Set(
    issues.flatMap(({path}) => (typeof path.at(-1) === 'string' && !document.hasIn(path) ? [String(path.at(-1))] : [])),
  )
  for (const name of names)
    for (const {text: line, start} of linesOf(text)) {
      const [, words = '', field = ''] = new RegExp(`^(\\s*\\S.*?\\S)\\s*(${name}:(?:\\s.*)?)$`).exec(line) ?? []
      for (const column of field ? columnsIn(document, text) : []) {
        const parted = `${words}\n${' '.repeat(column)}${field}`
        if (!isSound(text.slice(0, start) + parted + text.slice(start + line.length))) continue
        return {
          at: start + line.length - field.length,
          message: 'Two fields stand on this line.',
          help: `Press Enter before ${name}, and let it begin with ${spaces(column)}.`,
        }
      }
    }
  return undefined
}

/** The columns in which fields begin, those of records first. */
function columnsIn(document: Document, text: string): number[] {
  const columns = new Set<number>()
  visit(document, {
    Map(_, {items, flow}) {
      const key = flow ? undefined : items[0]?.key
      if (isNode(key) && key.range) columns.add(placeOf(text, key.range[0]).column - 1)
    },
  })
  return [...columns].sort((one, other) => one - other)
}
