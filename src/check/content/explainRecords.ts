import {type Document, isMap, isNode, isScalar} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {groupBy} from '../groupBy.ts'
import {isLong, isShort, twinIn} from './causes.ts'
import {explainIssue} from './explainIssue.ts'
import {explainSeveralMissing} from './explainMissing.ts'
import {recordsOfOthers} from './fileOfRecord.ts'
import {fieldsSaid} from './meantFields.ts'
import {missingPlace} from './missingPlace.ts'
import {movedOut} from './movedOut.ts'
import {namelessIn, placeOfNameless} from './nameless.ts'
import {isSurplus} from './surplus.ts'

type Several = [z.core.$ZodIssue, z.core.$ZodIssue, ...z.core.$ZodIssue[]]

/** What the schema of a file says of records that could be read. */
export function explainRecords(document: Document, text: string, schema: z.ZodType): Finding[] {
  // A message of a check that the schema itself words is kept; every other is made of what the schema says of the field.
  const {error} = schema.safeParse(document.toJS(), {error: () => ''})
  const ofOthers = error ? recordsOfOthers(document, schema) : new Map<number, Finding>()
  const own = error?.issues.filter(({path: [index]}) => typeof index !== 'number' || !ofOthers.has(index)) ?? []
  const issues = withoutEchoes(own, schema, document)
  const {missing, others} = parted(issues, document)
  const told = new Set<string>()
  const placeOfMissing = ({path}: z.core.$ZodIssue) =>
    typeof path.at(-1) === 'string' && !document.hasIn(path) ? missingPlace(path, schema, document, text) : undefined
  return [
    ...ofOthers.values(),
    ...others.flatMap((issue) => {
      const said = explainIssue(issue, schema, document, text)
      // One cause in two fields of a block, such as the hours of a day that is closed.
      const key = `${issue.path.slice(0, -1).join('.')} ${said.message}`
      if (told.has(key) && said.write === undefined && typeof issue.path.at(-1) === 'string') return []
      told.add(key)
      return [
        {
          at:
            placeOfMissing(issue) ??
            fieldOfShort(document, issue) ??
            placeOfSurplus(document, issue) ??
            offsetOf(document, text, issue),
          ...said,
        },
      ]
    }),
    ...missing.map((fields) => ({
      at: placeOfMissing(fields[0]) ?? offsetOf(document, text, fields[0]),
      ...explainSeveralMissing(fields, schema, document, text),
    })),
  ]
}

/** The fields that one block lacks together, when they are several, and all else. */
function parted(issues: z.core.$ZodIssue[], document: Document) {
  const isMissing = ({path}: z.core.$ZodIssue) => typeof path.at(-1) === 'string' && !document.hasIn(path)
  const blocks = [...groupBy(issues.filter(isMissing), ({path}) => [path.slice(0, -1).join('.')]).values()]
  const missing = blocks.filter((fields): fields is Several => fields.length > 1)
  return {missing, others: issues.filter((issue) => !missing.some((fields) => fields.includes(issue)))}
}

/** A misspelt field is told once, with the name that was meant, not again as the one that is missing. */
function withoutEchoes(issues: z.core.$ZodIssue[], schema: z.ZodType, document: Document): z.core.$ZodIssue[] {
  const told = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    return fieldsSaid(issue.keys, issue.path, schema, document).map((field) => [...issue.path, field].join('.'))
  })
  // A field is not empty whose parts only stand outside of it.
  const emptied = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const field = movedOut(issue.keys, issue.path, schema, document)
    return field === undefined ? [] : [[...issue.path, field].join('.')]
  })
  // A record that there can’t be is told by its id alone.
  const surplus = issues.flatMap(({path}) => (isSurplus(path, schema, document) ? [path.slice(0, -1).join('.')] : []))
  // A day that is closed lacks no time.
  const closed = issues.flatMap(({path}) =>
    typeof path.at(-2) === 'number' && /^closed$/i.test(String(document.getIn(path)))
      ? [path.slice(0, -1).join('.')]
      : [],
  )
  // What has to stand there, letter for letter, is all that there is to say of a value.
  const certain = issues.flatMap((issue) => (hasValue(issue) ? [issue.path.join('.')] : []))
  return issues.filter((issue, index) => {
    const path = issue.path.join('.')
    if (emptied.includes(path)) return false
    if (closed.includes(issue.path.slice(0, -1).join('.')) && !document.hasIn(issue.path)) return false
    if (issue.path.at(-1) !== 'id' && surplus.some((record) => path.startsWith(`${record}.`))) return false
    // Of two that a value has against it, the first is mended first.
    const isSecond = issues.slice(0, index).some((other) => other.path.join('.') === path && !hasValue(issue))
    if (isSecond && issue.code !== 'unrecognized_keys') return false
    return (hasValue(issue) || !certain.includes(path)) && (!told.includes(path) || document.hasIn(issue.path))
  })
}

function hasValue(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.value !== undefined
}

/** The field of a list that lost some of exactly so many: where they stood in it, nobody knows. */
function fieldOfShort(document: Document, issue: z.core.$ZodIssue): number | undefined {
  const {path} = issue
  if (!isShort(issue, document.getIn(path, true))) return undefined
  const block = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const key = isMap(block) ? block.items.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key : 0
  return isScalar(key) ? key.range?.[0] : undefined
}

/** The first that is too much in a list of exactly so many. */
export function placeOfSurplus(document: Document, issue: z.core.$ZodIssue): number | undefined {
  const list = document.getIn(issue.path, true)
  if (issue.code !== 'too_big' || !isLong(issue, list)) return undefined
  const item = twinIn(list) ?? list.items[Number(issue.maximum)]
  return isNode(item) ? item.range?.[0] : undefined
}

/** Where the value at the path of an issue starts, or the nearest thing round it when it is missing; an unknown field's own place. */
function offsetOf(document: Document, text: string, issue: z.core.$ZodIssue): number {
  const {path} = issue
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (!isNode(node) || !node.range) continue
    const unknown = issue.code === 'unrecognized_keys' && isMap(node) ? node : undefined
    const nameless = issue.code === 'unrecognized_keys' && issue.keys[0] === '' && unknown && namelessIn(unknown)
    if (nameless) return placeOfNameless(nameless, text)
    const key = unknown?.items.find(
      (pair) => isScalar(pair.key) && issue.code === 'unrecognized_keys' && pair.key.value === issue.keys[0],
    )?.key
    return (isScalar(key) && key.range?.[0]) || node.range[0]
  }
  return 0
}
