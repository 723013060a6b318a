import type {Document} from 'yaml'
import {z} from 'zod'
import type {Finding} from '../finding.ts'
import {explainChoice} from './explainChoice.ts'
import {explainFile} from './explainFile.ts'
import {explainMissing, spacesBefore} from './explainMissing.ts'
import {explainValue} from './explainValue.ts'
import {mustOf} from './field.ts'
import {type FieldPlace, fieldPlace} from './fieldPlace.ts'
import {meantValue} from './meantValue.ts'
import {explainNameless} from './nameless.ts'
import {pointSign, pointsIn} from './pointSigns.ts'
import {explainUnknown} from './unknownFields.ts'

type Said = Omit<Finding, 'at'>

/** What a schema found in a record, in words: what is wrong, and what to write there. */
export function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType, document: Document, text: string): Said {
  const {path} = issue
  if (issue.code === 'unrecognized_keys') {
    const nameless = issue.keys.includes('') ? explainNameless(path, schema, document, text) : undefined
    return nameless ?? explainUnknown(issue.keys, path, schema, document)
  }
  if (path.length === 0) return explainFile(schema, document)
  const place = fieldPlace(path, schema, document, text)
  if (issue.code === 'custom') return explainOwn(issue, place)
  if ((document.getIn(path) ?? null) === null) return explainMissing(place)
  const {field, name, isInList, choices} = place
  if (field instanceof z.ZodArray && pointSign.test(place.source)) return explainPoints(place)
  // The message of a check that the schema words itself, or what it says that the field must be.
  const message = issue.message || `${isInList ? `Every line of ${name}` : name} must be ${mustOf(field)}.`
  return choices ? explainChoice(place, choices, message) : explainValue(issue, place, message)
}

/** What a schema words itself: what follows from other fields it says with what to write, what follows from this one without. */
function explainOwn({message, params}: z.core.$ZodIssueCustom, place: FieldPlace): Said {
  const {path, document, text, field, typed, line, instead, example} = place
  if (params) {
    const own = typeof params.help === 'string' ? [params.help] : []
    // What is not there yet takes no other line's place.
    if (params.value !== undefined && document.getIn(path) === undefined) {
      const spaces = spacesBefore(path, document, text)
      const below = `Write below it${spaces && `, ${spaces}`}: ${line(params.value)}`
      return {message, help: [below, ...own].join(' – ')}
    }
    return {
      message,
      ...(params.value !== undefined && instead(params.value)),
      ...(typeof params.help === 'string' && {help: params.help}),
    }
  }
  // Of words that keep a sign, what they were typed with in its place.
  const meant = meantValue(typed, field)
  const isSigned = /[([<{}]/.test(typed) || /\{\w+\}/.test(String(meant))
  return {message, ...(meant === undefined || !isSigned ? {help: example} : instead(meant))}
}

/** A list that was typed with the round signs of a program for letters. */
function explainPoints({name, source, typed, instead}: FieldPlace): Said {
  const points = source.includes('\n') ? [] : pointsIn(typed)
  return {
    message: `A list starts each of its points with a hyphen, and ${name} has ${source[0]}.`,
    ...(points.length > 0
      ? instead(points)
      : {help: 'Give each point a line of its own that starts with a hyphen and a space.'}),
  }
}
