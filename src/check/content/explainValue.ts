import {isMap, isSeq} from 'yaml'
import {z} from 'zod'
import {asItLooks} from '../characters.ts'
import type {Finding} from '../finding.ts'
import {oddSign} from '../oddSign.ts'
import {withoutMarkdown} from '../plainWords.ts'
import {commaIn, explainLong, explainShort, lengthAdvice} from './causes.ts'
import {explainDay} from './explainDay.ts'
import {explainTimes, timesBeside} from './explainTimes.ts'
import type {FieldPlace} from './fieldPlace.ts'
import {meantValue} from './meantValue.ts'

type Said = Omit<Finding, 'at'>

/** A value that its field does not take. `message`: what is wrong with it, in the words of the schema. */
export function explainValue(issue: z.core.$ZodIssue, place: FieldPlace, message: string): Said {
  const {path, schema, document, field, name, typed, line, instead, example} = place
  const day = explainDay(typed, field, {name, message, example, line, instead})
  if (day) return day
  // What is closed has no times.
  if (isInBlockOfList(path) && /^closed$/i.test(typed) && field && meantValue('10am', field) !== undefined)
    return {message: 'A day that is closed is left out here.', help: 'Delete the lines of that day.'}
  const meant = explainMeant(place, message)
  if (meant) return meant
  const times = explainTimes(timesBeside(typed, path, schema, document), {message, line, instead})
  if (times) return times
  const list = document.getIn(path, true)
  const counted = explainShort(issue, list, field, document) ?? explainLong(issue, list, field, document)
  if (counted) return counted
  if (field instanceof z.ZodArray && isSeq(list))
    return {message, help: `It has ${list.items.length} now${lengthAdvice(issue, list)}.`}
  return {message, help: example}
}

/** A value of which it is known what was meant by it; nothing of any other. */
function explainMeant(place: FieldPlace, message: string): Said | undefined {
  const {path, document, text, field, typed, start, instead, example} = place
  const bare = typed.replace(/^["“](.*)["”]$/, '$1')
  if (bare !== typed && field?.safeParse(bare).success)
    return {message: 'Visitors would read the quotation marks round these words.', ...instead(bare)}
  const looks = asItLooks(typed)
  const seen = looks === typed ? undefined : meantValue(looks, field)
  const read = meantValue(typed, field) ?? seen
  const meant = read !== undefined && passesAt(place, read) ? read : undefined
  // Between words, a dash is as good as a hyphen.
  const isOnlyDash = seen !== looks && typed.replace(/[‐‑‒–—−]/g, '-') === looks
  if (seen !== undefined && seen === meant && !isOnlyDash)
    return {message: `“${typed}” only looks like ${looks}: ${oddSign(typed, looks)}.`, ...instead(seen)}
  if (isMap(document.getIn(path, true)) && typeof meant === 'string')
    return {message: 'Words with a colon in them need quote marks round them.', ...instead(withoutMarkdown(meant))}
  if (field instanceof z.ZodArray && Array.isArray(meant) && /\n *$/.test(text.slice(0, start))) {
    const [line = ''] = text.slice(start).split(/\r?\n/, 1)
    const words = line.replace(/^[-–—]\s*/, '')
    return {
      message: words === line ? message : 'A space is missing after the hyphen.',
      write: `- ${words}`,
      help: 'Each point is a line of its own that begins so.',
    }
  }
  if (meant !== undefined) return {message: commaIn(typed, meant) ?? message, ...instead(meant)}
  return read === undefined ? undefined : {message, help: example}
}

/** Whether a value passes where it stands: what a field takes, its record may still refuse. */
function passesAt({path, schema, document}: FieldPlace, value: unknown): boolean {
  const written = document.clone()
  written.setIn(path, value)
  const issues = schema.safeParse(written.toJS()).error?.issues ?? []
  return !issues.some((issue) => issue.path.join() === path.join())
}

/** Whether a place is a field of one of several blocks. */
function isInBlockOfList(path: readonly PropertyKey[]): boolean {
  return typeof path.at(-2) === 'number'
}
