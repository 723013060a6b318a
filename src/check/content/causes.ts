import {type Document, isMap, isScalar, isSeq, type Scalar, type YAMLSeq} from 'yaml'
import {z} from 'zod'
import {listed} from '../listed.ts'
import {inWords} from '../numberWords.ts'
import {fieldsOf} from './field.ts'

/** What to do with a line that stands in its list already. */
export const deleteThis = 'Delete this line.'

/** A list of exactly so many that has lost some: told at its field, since only whoever deleted a line knows where it stood. */
export function explainShort(
  issue: z.core.$ZodIssue,
  list: unknown,
  field: z.ZodType | undefined,
  document: Document,
): {message: string; help: string} | undefined {
  if (!isShort(issue, list)) return undefined
  const {description = 'a list', each} = field?.meta() ?? {}
  const [most, now] = [Number(issue.code === 'too_small' ? issue.minimum : 0), list.items.length]
  const last = list.items.at(-1)
  const deleted = most - now === 1 ? 'what you deleted' : 'each that you deleted'
  const fields = field instanceof z.ZodArray ? fieldsOf(field.element as z.ZodType) : []
  const another = each
    ? 'what stands at that number now'
    : `another${fields.length > 0 ? `, with ${listed(fields, 'and')}` : ''}`
  // Whoever reads the names of those that are left sees which is missing.
  const titles = list.items.flatMap((item) => (isMap(item) ? String(item.get('title') ?? '') || [] : []))
  const left =
    titles.length === now
      ? `: ${listed(
          titles.map((title) => `“${title}”`),
          'and',
        )}`
      : ''
  return {
    message: `${nameOf(issue.path, document)} must be ${description}, and it has ${now}${each && isScalar(last) ? `: number ${now} is “${last.value}” now, and there is no number ${now + 1}` : left}.`,
    help: `Put back ${deleted} where it stood, or write there ${another}.`,
  }
}

/** A list of exactly so many that has more: told at the first that is too much, though any other may go as well. */
export function explainLong(
  issue: z.core.$ZodIssue,
  list: unknown,
  field: z.ZodType | undefined,
  document: Document,
): {message: string; help: string} | undefined {
  if (!isLong(issue, list)) return undefined
  const [most, now] = [Number(issue.code === 'too_big' ? issue.maximum : 0), list.items.length]
  const twin = twinIn(list)
  if (twin)
    return {
      message: `“${twin.value}” stands in this list twice, and ${nameOf(issue.path, document)} must be ${field?.meta()?.description}.`,
      help: deleteThis,
    }
  return {
    message: `${nameOf(issue.path, document)} must be ${field?.meta()?.description}, and this is number ${most + 1}${now > most + 1 ? ` of ${now}` : ''}.`,
    help: `Delete ${inWords(now - most)} of them${now === most + 1 ? ', or join two' : ''}.`,
  }
}

/** The second of two lines of a list that are the same. */
export function twinIn({items}: YAMLSeq): Scalar | undefined {
  const lines = items.filter(isScalar)
  return lines.find(({value}, index) => lines.findIndex((line) => line.value === value) < index)
}

/** `modules of “Property & Homeownership”`, or `places` where the file has one list of that name. */
function nameOf(path: PropertyKey[], document: Document): string {
  const record = document.getIn(path.slice(0, -1), true)
  const title = path.length > 1 && isMap(record) ? (record.get('title') ?? record.get('name') ?? record.get('id')) : ''
  return `${String(path.at(-1))}${title ? ` of “${title}”` : ''}`
}

/** Whether a list has more than exactly so many, and none of them is empty. */
export function isLong(issue: z.core.$ZodIssue, list: unknown): list is YAMLSeq {
  if (issue.code !== 'too_big' || !issue.exact || !isSeq(list)) return false
  return !list.items.some((item) => isScalar(item) && item.value === null)
}

/** Whether a list has some of exactly so many, and not all. */
export function isShort(issue: z.core.$ZodIssue, list: unknown): list is YAMLSeq {
  if (issue.code !== 'too_small' || !issue.exact || !isSeq(list) || list.items.length === 0) return false
  return !list.items.some((item) => isScalar(item) && item.value === null)
}

/** What to do about a list that is too long or too short. */
export function lengthAdvice(issue: z.core.$ZodIssue, {items}: YAMLSeq): string {
  if (items.some((item) => isScalar(item) && item.value === null)) return ', one of them empty'
  if (issue.code === 'too_big') {
    const surplus = items.length - Number(issue.maximum)
    return `: delete ${inWords(surplus)} of them${surplus === 1 ? ', or join two' : ''}`
  }
  if (issue.code !== 'too_small' || items.length === 0) return ''
  const missing = Number(issue.minimum) - items.length
  return `: ${inWords(missing)} more ${missing === 1 ? 'is' : 'are'} missing`
}

/** A comma in an email address that is one without it. */
export function commaIn(typed: string, meant: unknown): string | undefined {
  return typed.includes(',') && typed.includes('@') && typed.replaceAll(',', '.') === meant
    ? 'A comma stands in this address, where a full stop belongs.'
    : undefined
}
