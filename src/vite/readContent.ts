import {type Document, isNode, LineCounter, parseDocument} from 'yaml'
import type {z} from 'zod'
import {contentFiles} from '../../content/schema.ts'

/** Something wrong in a file, with its place counted from 1. */
export interface Problem {
  /** From the project's root: `content/cohorts.yaml`. */
  file: string
  line: number
  column: number
  message: string
}

/** One line for a terminal: `content/cohorts.yaml:12:10  spots must be a whole number`. */
export function writeProblem({file, line, column, message}: Problem): string {
  return `${file}:${line}:${column}  ${message}`
}

/** What a file of `content/` holds, checked against its schema, or everything that is wrong with it. */
export function readContent(name: string, text: string): {value: unknown; problems: Problem[]} {
  const file = `content/${name}`
  const schema: z.ZodType | undefined = contentFiles[name as keyof typeof contentFiles]
  if (!schema) {
    const message = `No schema says what this file may hold. Add it to contentFiles in content/schema.ts.`
    return {value: undefined, problems: [{file, line: 1, column: 1, message}]}
  }
  const lines = new LineCounter()
  const document = parseDocument(text, {lineCounter: lines})
  const place = (offset: number) => {
    const {line, col} = lines.linePos(offset)
    return {file, line, column: col}
  }
  if (document.errors.length > 0) {
    return {
      value: undefined,
      problems: document.errors.map((error) => ({...place(error.pos[0]), message: plainYaml(error.message)})),
    }
  }
  const result = schema.safeParse(document.toJS())
  if (result.success) return {value: result.data, problems: []}
  return {
    value: undefined,
    problems: result.error.issues.map((issue) => ({...place(offsetOf(document, issue.path)), message: issue.message})),
  }
}

/** The YAML reader's words without its picture of the place, which is told already. */
function plainYaml(message: string): string {
  return message.split(' at line ')[0]?.split('\n')[0] ?? message
}

/** Where the value at that path starts, or the nearest thing round it when it is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
