import {type Document, isScalar} from 'yaml'
import type {z} from 'zod'
import type {Advice} from '../finding.ts'
import {hourOf} from '../hourOf.ts'
import {fieldsOf, schemaAt} from './field.ts'
import {timesMeant} from './typed/time.ts'

/** How the line of a field is written, as `explainIssue` knows it. */
interface Writing {
  message: string
  line: (value: unknown) => string
  instead: (value: unknown) => Advice
}

/** What to write for a time that someone typed as `10.30`: it, where the field takes one of the times that it can be, or both. */
export function explainTimes(
  ways: string[],
  {message, line, instead}: Writing,
): ({message: string} & Advice) | undefined {
  const [first, second] = ways
  if (first === undefined) return undefined
  return {
    message,
    ...(second === undefined ? instead(first) : {help: `Write in its place: ${line(first)} – or: ${line(second)}`}),
  }
}

/** The times that can be meant in a field: of an hour that opens, those before the one that closes. */
export function timesBeside(
  typed: string,
  path: readonly PropertyKey[],
  schema: z.ZodType,
  document: Document,
): string[] {
  const [block, name] = [path.slice(0, -1), String(path.at(-1))]
  const takes = (field: string, time: string) => schemaAt(schema, [...block, field])?.safeParse(time).success === true
  const ways = timesMeant(typed).filter((way) => takes(name, way))
  const [opens, closes, more] = fieldsOf(schemaAt(schema, block)).filter((field) => takes(field, '10:00 AM'))
  if (ways.length < 2 || !opens || !closes || more) return ways
  const node = document.getIn([...block, name === opens ? closes : opens], true)
  const other = isScalar(node) ? (node.source ?? String(node.value)) : ''
  const both = timesMeant(name === opens ? `${typed} to ${other}` : `${other} to ${typed}`)
  // What closes in the morning, or within the hour, has something else wrong.
  const usual = both
    .map((times) => times.split(' to '))
    .filter(([from = '', to = '']) => hourOf(to) - hourOf(from) >= 1)
  const own = [...new Set(usual.map(([from = '', to = '']) => (name === opens ? from : to)))]
  return own.length === 1 && !(name === closes && own[0]?.endsWith('AM')) ? own : ways
}
