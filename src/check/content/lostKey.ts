import {type Document, visit} from 'yaml'
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
  for (const line of starts)
    for (const key of keysOf(schema)) {
      const lost = lostAbove(line, key, text, isSound)
      if (lost) return lost
    }
  return undefined
}

/** The line such as `link:` that is missing below words on lines of their own, which took its fields for more of them: a file that seems sound, and holds them as a block with that line. */
export function findLostBlock(
  document: Document,
  text: string,
  schema: z.ZodType,
  isSound: (text: string) => boolean,
): Finding | undefined {
  const texts: {start: number; end: number}[] = []
  visit(document, {
    Scalar(_, {type, range}) {
      if (type?.startsWith('BLOCK') && range) texts.push({start: range[0], end: range[1]})
    },
  })
  const starts = texts.length > 0 ? linesOf(text).filter((line, index, all) => beginsFields(line, all[index - 1])) : []
  const blocks = keysOf(schema).filter(({isBlock}) => isBlock)
  for (const line of starts.filter(({start}) => texts.some((words) => words.start < start && start < words.end)))
    for (const key of blocks) {
      const lost = lostAbove(line, key, text, isSound)
      if (lost) return lost
    }
  return undefined
}

interface Key {
  name: string
  sign: '' | ' >-'
  /** Whether fields stand below it, and neither words nor a list. */
  isBlock: boolean
}

/** What to say of a key that is missing above a line, if it is: the file is sound with it. */
function lostAbove(
  {text: line, start}: Line,
  {name, sign}: Key,
  text: string,
  isSound: (text: string) => boolean,
): Finding | undefined {
  const indent = line.search(/\S/) - 2
  if (indent < 0 || !isSound(`${text.slice(0, start)}${' '.repeat(indent)}${name}:${sign}\n${text.slice(start)}`))
    return undefined
  const spaces = indent > 0 ? ` with ${indent} spaces in front` : ''
  return {
    at: start,
    message: `The line ${name}: is missing above this one.`,
    help: `Write above it${spaces}: ${name}:${sign}`,
  }
}

/** Whether a line begins something that a field must stand above: it is in another column than the line before, which opens nothing, or a list begins, or fields do below words. */
function begins({text}: Line, above?: Line): boolean {
  if (!above || /:\s*(?:[>|][+-]?\s*)?$/.test(above.text)) return false
  const [here, before] = [text, above.text].map((line) => ({column: line.search(/\S/), isPoint: /^\s*- /.test(line)}))
  return here?.column !== before?.column || (here?.isPoint === true && !before?.isPoint) || beginsFields({text}, above)
}

/** Whether a line is a field, and the one before is words in the same column. */
function beginsFields({text}: Pick<Line, 'text'>, above?: Pick<Line, 'text'>): boolean {
  const isField = /^\s*\w+:\s/
  return isField.test(text) && !isField.test(above?.text ?? '') && text.search(/\S/) === above?.text.search(/\S/)
}

/** The fields that begin a list, a block or a paragraph on the lines below them, as they stand there. */
function keysOf(schema: unknown): Key[] {
  if (schema instanceof z.ZodOptional) return keysOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return keysOf(schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const plain = field instanceof z.ZodOptional ? field.unwrap() : field
    const own = {
      name,
      sign: plain instanceof z.ZodString ? (' >-' as const) : ('' as const),
      isBlock: plain instanceof z.ZodObject,
    }
    return plain instanceof z.ZodArray || plain instanceof z.ZodObject || plain instanceof z.ZodString
      ? [own, ...keysOf(plain)]
      : []
  })
}
