import {type Document, visit} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {memoizeByText} from '../memoizeByText.ts'
import {linesOf, offsetAt, placeOf} from '../places.ts'
import {inFile, type Problem} from '../problem.ts'
import {signsShown} from '../rules/signsShown.ts'
import {deleteThis} from './causes.ts'
import {explainRecords, placeOfSurplus} from './explainRecords.ts'
import {explainYaml} from './explainYaml.ts'
import {fieldBetween} from './fieldBetween.ts'
import {fieldlessWords} from './fieldlessWords.ts'
import {findLostBlock, findLostKey} from './lostKey.ts'
import {foreignPoint} from './pointSigns.ts'
import {pointsInLine} from './pointsInLine.ts'
import {documentOf, readYaml} from './readYaml.ts'
import {findRepair, isUneven} from './repairs.ts'
import {schemas} from './schemas.ts'
import {explainSpaces, withPlainSpaces} from './specialSpaces.ts'
import {hiddenIds} from './strayLines.ts'
import {swallowedField} from './swallowedField.ts'
import {swallowedLines} from './swallowedLines.ts'
import {withPlainWords} from './wordSpaces.ts'

interface Read {
  value: unknown
  problems: Problem[]
}

/** What a file of `content/` holds, checked against its schema, or everything that is wrong with it. */
export const readContent = memoizeByText((name, text): Read => {
  const schema = schemas.get(name)
  const refuse = (findings: Finding[]): Read => ({
    value: undefined,
    problems: findings.map((finding) => inFile(`content/${name}`, text, {...finding, rule: 'schema'})),
  })
  if (!schema) return refuse([{at: 0, message: 'Nothing says what this file may hold.'}])
  if (text.trim() === '')
    return refuse([
      {
        at: 0,
        message: 'This file is empty, and the site reads it.',
        help: `Bring back what it held: git restore content/${name}`,
      },
    ])
  const document = documentOf(name, text)
  if (document.errors.length > 0) {
    const found = explainYaml(text, document, schema, (mended) => isSound(mended, schema))
    return refuse(inSchema(found, text, schema))
  }
  const found = findingsIn(document, text, schema)
  const sound = (mended: string) => isSound(mended, schema)
  if (found.length === 0) {
    const asWords = findLostBlock(document, text, schema, sound)
    return asWords ? refuse([asWords]) : {value: schema.parse(document.toJS()), problems: []}
  }
  const dashes = dashedLines(text)
  const without = dashes && findIn(dashes.mended, schema)
  // What else is wrong is told of the file as it is without them, where those lines are points of their own.
  const isLess = () => {
    const lines = new Set(dashes?.findings.map(({at}) => placeOf(text, at).line))
    const stands = (all: Finding[], said: string) => all.some(({at}) => lines.has(placeOf(said, at).line))
    return without && (without.length < found.length || (stands(found, text) && !stands(without, dashes?.mended ?? '')))
  }
  if (dashes && without && isLess())
    return refuse([
      ...dashes.findings,
      ...without.map((each) => ({...each, at: offsetAt(text, placeOf(dashes.mended, each.at))})),
    ])
  const hidden = hiddenIds(linesOf(text))
  if (hidden.length > 0) return refuse(hidden)
  const spaces = explainSpaces(text, sound)
  if (spaces.length > 0) return refuse(spaces)
  const between = fieldBetween(linesOf(text), sound)
  if (between) return refuse([between])
  const joined = pointsInLine(text, sound)
  if (joined) return refuse([joined])
  const lacks = lacksField(document, schema)
  const lost = lacks
    ? findLostKey(
        text,
        found.map(({at}) => at),
        schema,
        sound,
      )
    : undefined
  if (lost) return refuse([lost])
  const swallowed = lacks ? swallowedField(document, text, schema, sound) : undefined
  if (swallowed) return refuse([swallowed])
  // A field that becomes a part of the words above it is no mending.
  const fields = fieldsIn(document)
  const keeping = (mended: string) => sound(mended) && fieldsIn(readYaml(mended)) >= fields
  // A space too many can make one line of two, and then every field after it is said to be missing.
  const moved =
    lacks || isUneven(text) || runsOn(document, text) ? findRepair(text, found[0]?.at ?? 0, keeping) : undefined
  if (!moved) return refuse(found)
  const {line, column, ...said} = moved
  return refuse([said])
})

/** What is wrong with a file that can be read, by its schema and by its lines. */
function findingsIn(document: Document, text: string, schema: z.ZodType): Finding[] {
  const told = explainRecords(document, text, schema)
  const swallowed = [
    ...swallowedLines(document, text),
    ...(told.length > 0 ? fieldlessWords(document, text, schema) : []),
  ]
  // What a schema says of words is of those that stand alone, and what is missing below them went with their field.
  const isOfOthers = ({at}: Finding) => swallowed.some(({start, end}) => at >= start && at <= end)
  return [...told.filter((finding) => !isOfOthers(finding)), ...swallowed.map(({finding}) => finding)]
}

/** The same of a text; nothing where it can’t be read. */
function findIn(text: string, schema: z.ZodType): Finding[] | undefined {
  const document = readYaml(text)
  return document.errors.length > 0 ? undefined : findingsIn(document, text, schema)
}

/** A file of `content/` with plain spaces where special ones keep it from being read, or stand among its words. */
export function mendContent(name: string, text: string): string {
  const schema = schemas.get(name)
  return schema ? withPlainWords(withPlainSpaces(text, (mended) => isSound(mended, schema))) : text
}

/** Whether there is no place in a file for something that its schema asks for. */
function lacksField(document: Document, schema: z.ZodType): boolean {
  const issues = schema.safeParse(document.toJS()).error?.issues ?? []
  return issues.some((issue) => issue.path.length > 0 && (issue.code === 'too_big' || !document.hasIn(issue.path)))
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

function fieldsIn(document: Document): number {
  let count = 0
  visit(document, {
    Pair() {
      count++
    },
  })
  return count
}

function isSound(text: string, schema: z.ZodType): boolean {
  const document = readYaml(text)
  const isRead = document.errors.length === 0 && swallowedLines(document, text).length === 0
  return isRead && schema.safeParse(document.toJS()).success
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
  const issues = schema.safeParse(document.toJS()).error?.issues ?? []
  const surplus = issues.flatMap((issue) => placeOfSurplus(document, issue) ?? [])
  return found.map((finding) => {
    const better = said.find(({line}) => line === lineAt(finding.at) + 1)
    if (!better || !finding.write) return finding
    const {line, at, ...rest} = better
    // A point that is one too many may be the one to keep.
    if (surplus.includes(at) && rest.help !== deleteThis)
      return {...finding, message: `${finding.message} ${rest.message}`, help: rest.help}
    // What keeps the line from being read has to go whatever the words are, and signs that words can’t have with these. What is known to be no value stands alone.
    const isCause = rest.write === undefined && !rest.instead && finding.rule !== signsShown.name
    const cause = isCause ? `${finding.message} ` : ''
    return {...rest, message: cause + rest.message, at: finding.at}
  })
}

/** Each line of a list that starts with another sign than a hyphen, and the file as it is with hyphens there; nothing without one. */
function dashedLines(text: string): {findings: Finding[]; mended: string} | undefined {
  const lines = linesOf(text)
  const points = lines.map((_, index) => foreignPoint(lines, index))
  const findings = points.flatMap((each) => each?.finding ?? [])
  const mended = lines.map((line, index) => points[index]?.mended ?? line.text).join('\n')
  return findings.length > 0 ? {findings, mended} : undefined
}
