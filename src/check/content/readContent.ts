import {type Document, isMap, isNode, isScalar, LineCounter, visit} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {groupBy} from '../groupBy.ts'
import {memoizeByText} from '../memoizeByText.ts'
import {linesOf, placeOf} from '../places.ts'
import {inFile, type Problem} from '../problem.ts'
import {explainIssue, explainMissing} from './explainIssue.ts'
import {explainYaml} from './explainYaml.ts'
import {schemaAt} from './field.ts'
import {findLostKey} from './lostKey.ts'
import {readYaml} from './readYaml.ts'
import {findRepair, isUneven} from './repairs.ts'
import {schemas} from './schemas.ts'
import {explainSpaces, withPlainSpaces} from './specialSpaces.ts'
import {meantField, partedKey} from './unknownFields.ts'

interface Read {
  value: unknown
  problems: Problem[]
}

type Several = [z.core.$ZodIssue, z.core.$ZodIssue, ...z.core.$ZodIssue[]]

/** What a file of `content/` holds, checked against its schema, or everything that is wrong with it. */
export const readContent = memoizeByText((name, text): Read => {
  const schema = schemas.get(name)
  const refuse = (findings: Finding[]): Read => ({
    value: undefined,
    problems: findings.map((finding) => inFile(`content/${name}`, text, {...finding, rule: 'schema'})),
  })
  if (!schema) return refuse([{at: 0, message: 'Nothing says what this file may hold.'}])
  const document = readYaml(text, new LineCounter())
  if (document.errors.length > 0) {
    const found = explainYaml(text, document, schema, (mended) => isSound(mended, schema))
    return refuse(inSchema(found, text, schema))
  }
  const found = [...explainRecords(document, text, schema), ...swallowedLines(document, text)]
  if (found.length === 0) return {value: schema.parse(document.toJS()), problems: []}
  const sound = (mended: string) => isSound(mended, schema)
  const spaces = explainSpaces(text, sound)
  if (spaces.length > 0) return refuse(spaces)
  const lost = lacksField(document, schema)
    ? findLostKey(
        text,
        found.map(({at}) => at),
        schema,
        sound,
      )
    : undefined
  if (lost) return refuse([lost])
  // A space too many can make one line of two, and then every field after it is said to be missing.
  const moved = isUneven(text) || runsOn(document, text) ? findRepair(text, found[0]?.at ?? 0, sound) : undefined
  if (!moved) return refuse(found)
  const {line, column, ...said} = moved
  return refuse([said])
})

/** A file of `content/` with plain spaces where special ones keep it from being read. */
export function mendContent(name: string, text: string): string {
  const schema = schemas.get(name)
  return schema ? withPlainSpaces(text, (mended) => isSound(mended, schema)) : text
}

/** What the schema of a file says of records that could be read. */
function explainRecords(document: Document, text: string, schema: z.ZodType): Finding[] {
  // A message of a check that the schema itself words is kept; every other is made of what the schema says of the field.
  const {error} = schema.safeParse(document.toJS(), {error: () => ''})
  const issues = withoutEchoes(error?.issues ?? [], schema, document)
  const {missing, others} = parted(issues, document)
  const told = new Set<string>()
  return [
    ...others.flatMap((issue) => {
      const said = explainIssue(issue, schema, document, text)
      // One cause in two fields of a block, such as the hours of a day that is closed.
      const key = `${issue.path.slice(0, -1).join('.')} ${said.message}`
      if (told.has(key) && said.write === undefined && typeof issue.path.at(-1) === 'string') return []
      told.add(key)
      return [{at: offsetOf(document, issue), ...said}]
    }),
    ...missing.map((fields) => ({at: offsetOf(document, fields[0]), ...explainMissing(fields, schema)})),
  ]
}

/** The fields that one block lacks together, when they are several, and all else. */
function parted(issues: z.core.$ZodIssue[], document: Document) {
  const isMissing = ({path}: z.core.$ZodIssue) => typeof path.at(-1) === 'string' && !document.hasIn(path)
  const blocks = [...groupBy(issues.filter(isMissing), ({path}) => [path.slice(0, -1).join('.')]).values()]
  const missing = blocks.filter((fields): fields is Several => fields.length > 1)
  return {missing, others: issues.filter((issue) => !missing.some((fields) => fields.includes(issue)))}
}

/** Whether there is no place in a file for something that its schema asks for. */
function lacksField(document: Document, schema: z.ZodType): boolean {
  const issues = schema.safeParse(document.toJS()).error?.issues ?? []
  return issues.some(({path}) => path.length > 0 && !document.hasIn(path))
}

/** Whether words without quote marks go on in the next line: they do when that has lost its hyphen. */
function runsOn(document: Document, text: string): boolean {
  let found = false
  visit(document, {
    Scalar(_, {type, range}) {
      if (type === 'PLAIN' && range && text.slice(range[0], range[1]).includes('\n')) found = true
    },
  })
  return found
}

function isSound(text: string, schema: z.ZodType): boolean {
  const document = readYaml(text)
  const isRead = document.errors.length === 0 && swallowedLines(document, text).length === 0
  return isRead && schema.safeParse(document.toJS()).success
}

/** Lines of a list that go on in the line above, hyphen and all, because they begin further right. */
function swallowedLines(document: Document, text: string): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Scalar(_, {type, range}) {
      if (type !== 'PLAIN' || !range) return
      const place = text.slice(range[0], range[1]).search(/\n[ ]*- /)
      if (place < 0) return
      const at = text.indexOf('-', range[0] + place)
      const message = 'This line goes on in the one above, because the two do not begin in the same column.'
      findings.push({at, message, help: 'Give both as many spaces in front.'})
    },
  })
  return findings
}

/** Lines that are written as proposed can be read; where a field takes no such words even then, it is told what it takes. */
function inSchema(found: Finding[], text: string, schema: z.ZodType): Finding[] {
  const lines = linesOf(text)
  const lineAt = (at: number) => lines.findLastIndex(({start}) => start <= at)
  const mended = lines.map((line, index) => {
    const write = found.find(({at, write}) => write && lineAt(at) === index)?.write
    return write ? (/^\s*(?:- +(?=\w+\s*:))?/.exec(line.text)?.[0] ?? '') + write : line.text
  })
  const written = mended.join('\n')
  const document = readYaml(written)
  if (document.errors.length > 0) return found
  const said = explainRecords(document, written, schema).map((each) => ({
    ...each,
    line: placeOf(written, each.at).line,
  }))
  return found.map((finding) => {
    const better = said.find(({line}) => line === lineAt(finding.at) + 1)
    if (!better || !finding.write) return finding
    const {line, ...rest} = better
    // Quote marks in the middle of words have to go, whatever the words are.
    const cause = rest.write === undefined && /quote mark/.test(finding.message) ? `${finding.message} ` : ''
    return {...rest, message: cause + rest.message, at: finding.at}
  })
}

/** A misspelt field is told once, with the name that was meant, not again as the one that is missing. */
function withoutEchoes(issues: z.core.$ZodIssue[], schema: z.ZodType, document: Document): z.core.$ZodIssue[] {
  const told = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const block = schemaAt(schema, issue.path)
    const meant = [
      meantField(issue.keys, issue.path, schema, document),
      ...issue.keys.map((key) => partedKey(key, block)?.key),
    ]
    return meant.flatMap((field) => (field ? [[...issue.path, field].join('.')] : []))
  })
  // What has to stand there, letter for letter, is all that there is to say of a value.
  const certain = issues.flatMap((issue) => (hasValue(issue) ? [issue.path.join('.')] : []))
  return issues.filter((issue, index) => {
    const path = issue.path.join('.')
    // Of two that a value has against it, the first is mended first.
    const isSecond = issues.slice(0, index).some((other) => other.path.join('.') === path && !hasValue(issue))
    if (isSecond && issue.code !== 'unrecognized_keys') return false
    return (hasValue(issue) || !certain.includes(path)) && (!told.includes(path) || document.hasIn(issue.path))
  })
}

function hasValue(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.value !== undefined
}

/** Where the value at the path of an issue starts, or the nearest thing round it when it is missing; an unknown field's own place. */
function offsetOf(document: Document, issue: z.core.$ZodIssue): number {
  const {path} = issue
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (!isNode(node) || !node.range) continue
    const key =
      issue.code === 'unrecognized_keys' &&
      isMap(node) &&
      node.items.find((pair) => isScalar(pair.key) && pair.key.value === issue.keys[0])?.key
    return (isScalar(key) && key.range?.[0]) || node.range[0]
  }
  return 0
}
