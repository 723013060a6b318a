import {type Document, isMap, isNode, isScalar, LineCounter} from 'yaml'
import type {z} from 'zod'
import {contentFiles} from '../../../content/schema.ts'
import {memoizeByText} from '../memoizeByText.ts'
import {nearest} from '../nearest.ts'
import type {Problem} from '../problem.ts'
import {explainYaml} from './explainYaml.ts'
import {readYaml} from './readYaml.ts'

interface Read {
  value: unknown
  problems: Problem[]
}

/** What a file of `content/` holds, checked against its schema, or everything that is wrong with it. */
export const readContent = memoizeByText((name, text): Read => {
  const file = `content/${name}`
  const schema: z.ZodType | undefined = contentFiles[name as keyof typeof contentFiles]
  if (!schema) {
    const message = `No schema says what this file may hold. Add it to contentFiles in content/schema.ts.`
    return {value: undefined, problems: [{file, line: 1, column: 1, message}]}
  }
  const lines = new LineCounter()
  const document = readYaml(text, lines)
  const place = (offset: number) => {
    const {line, col} = lines.linePos(offset)
    return {file, line, column: col}
  }
  if (document.errors.length > 0) {
    return {
      value: undefined,
      problems: explainYaml(text, document.errors).map(({offset, ...said}) => ({...place(offset), ...said})),
    }
  }
  const result = schema.safeParse(document.toJS())
  if (result.success) return {value: result.data, problems: []}
  return {
    value: undefined,
    problems: withoutEchoes(result.error.issues, document).map((issue) => ({
      ...place(offsetOf(document, issue.path, issue)),
      message: issue.message,
      ...(issue.help && {help: issue.help}),
      ...foundAt(document, issue.path),
    })),
  }
})

type Issue = z.core.$ZodIssue & {help?: string}

/** A misspelt field is told once, with the name that was meant, not again as the one that is missing. */
function withoutEchoes(issues: Issue[], document: Document): Issue[] {
  const missing = issues.filter((issue) => issue.code !== 'unrecognized_keys' && / is missing\b/.test(issue.message))
  const echoes = new Set<Issue>()
  const told = issues.map((issue): Issue => {
    if (issue.code !== 'unrecognized_keys') return issue
    const [key = ''] = issue.keys
    const known = /Its fields are (.*)$/.exec(issue.message)?.[1]?.split(', ') ?? []
    const meant = nearest(key, known)
    if (!meant || issue.keys.length > 1) return issue
    const path = [...issue.path, meant].join('.')
    const echo = missing.find((each) => each.path.join('.') === path)
    if (echo) echoes.add(echo)
    return {
      ...issue,
      message: `There is no field “${key}”. Did you mean ${meant}?`,
      help: `Write: ${meant}:${valueAt(document, [...issue.path, key])}`,
    }
  })
  return told.filter((_, index) => !echoes.has(issues[index] as Issue))
}

/** The words after a field's colon as they stand there, if they are on its line. */
function valueAt(document: Document, path: readonly PropertyKey[]): string {
  const node = document.getIn(path, true)
  if (!isScalar(node) || node.source === undefined || /^BLOCK/.test(node.type ?? '') || /\n/.test(node.source))
    return ''
  const quote = node.type === 'QUOTE_DOUBLE' ? '"' : node.type === 'QUOTE_SINGLE' ? "'" : ''
  return ` ${quote}${node.source}${quote}`
}

/** Where the value at that path starts, or the nearest thing round it when it is missing; an unknown field's own place. */
function offsetOf(document: Document, path: readonly PropertyKey[], issue?: Issue): number {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (!isNode(node) || !node.range) continue
    const key =
      issue?.code === 'unrecognized_keys' &&
      isMap(node) &&
      node.items.find((pair) => isScalar(pair.key) && pair.key.value === issue.keys[0])?.key
    return (isScalar(key) && key.range?.[0]) || node.range[0]
  }
  return 0
}

/** The words that stand at that path, to find the ones that were meant. */
function foundAt(document: Document, path: readonly PropertyKey[]): {found?: string} {
  const value = path.length > 0 ? document.getIn(path) : undefined
  return typeof value === 'string' ? {found: value} : {}
}
