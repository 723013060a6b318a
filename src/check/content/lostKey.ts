import {z} from 'zod'
import type {Finding} from '../finding.ts'
import {type Line, linesOf} from '../places.ts'

/** How far from what was found the line can be missing. */
const reach = 20

/** The one line, such as `skills:` above a list, that is missing from a file and whose return makes all of it sound. */
export function findLostKey(
  text: string,
  around: number[],
  schema: z.ZodType,
  isSound: (text: string) => boolean,
): Finding | undefined {
  const lines = linesOf(text).filter(({text: line}) => /^\s*[^\s#]/.test(line))
  const middles = around.map((at) => lines.findLastIndex(({start}) => start <= at))
  const isNear = (index: number) => middles.some((middle) => Math.abs(index - middle) <= reach)
  const starts = lines.filter((line, index) => isNear(index) && begins(line, lines[index - 1]))
  for (const {text: line, start} of starts)
    for (const {name, sign} of keysOf(schema)) {
      const indent = line.search(/\S/) - 2
      if (indent < 0 || !isSound(`${text.slice(0, start)}${' '.repeat(indent)}${name}:${sign}\n${text.slice(start)}`))
        continue
      const spaces = indent > 0 ? ` with ${indent} spaces in front` : ''
      return {
        at: start,
        message: `The line ${name}: is missing above this one.`,
        help: `Write above it${spaces}: ${name}:${sign}`,
      }
    }
  return undefined
}

/** Whether a line begins something that a field must stand above: it is in another column than the line before, which opens nothing, or a list begins. */
function begins({text}: Line, above?: Line): boolean {
  if (!above || /:\s*(?:[>|][+-]?\s*)?$/.test(above.text)) return false
  const [here, before] = [text, above.text].map((line) => ({column: line.search(/\S/), isPoint: /^\s*- /.test(line)}))
  return here?.column !== before?.column || (here?.isPoint === true && !before?.isPoint)
}

/** The fields that begin a list, a block or a paragraph on the lines below them, as they stand there. */
function keysOf(schema: unknown): {name: string; sign: '' | ' >-'}[] {
  if (schema instanceof z.ZodOptional) return keysOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return keysOf(schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const plain = field instanceof z.ZodOptional ? field.unwrap() : field
    const own = {name, sign: plain instanceof z.ZodString ? (' >-' as const) : ('' as const)}
    return plain instanceof z.ZodArray || plain instanceof z.ZodObject || plain instanceof z.ZodString
      ? [own, ...keysOf(plain)]
      : []
  })
}
