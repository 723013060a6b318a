import {isScalar, isSeq, type YAMLSeq} from 'yaml'
import type {z} from 'zod'
import {numbers} from '../words/numberWords.ts'

/** A list of exactly so many that has lost some: told at its field, since only whoever deleted a line knows where it stood. */
export function explainShort(
  issue: z.core.$ZodIssue,
  list: unknown,
  field: z.ZodType | undefined,
  name: string,
): {message: string; help: string} | undefined {
  if (!isShort(issue, list)) return undefined
  const {description = 'a list', each} = field?.meta() ?? {}
  const isOne = Number(issue.code === 'too_small' ? issue.minimum : 0) - list.items.length === 1
  const deleted = isOne ? 'what you deleted' : 'each that you deleted'
  return {
    message: `${name} must be ${description}, and it has ${list.items.length}.`,
    help: `Put back ${deleted} where it stood, or write there ${each ? 'what stands at that number now' : 'another'}.`,
  }
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
    return `: delete ${numbers[surplus - 1] ?? surplus} of them${surplus === 1 ? ', or join two' : ''}`
  }
  if (issue.code !== 'too_small' || items.length === 0) return ''
  const missing = Number(issue.minimum) - items.length
  return `: ${numbers[missing - 1] ?? missing} more ${missing === 1 ? 'is' : 'are'} missing`
}

/** A comma in an email address that is one without it. */
export function commaIn(typed: string, meant: unknown): string | undefined {
  return typed.includes(',') && typed.includes('@') && typed.replaceAll(',', '.') === meant
    ? 'A comma stands in this address, where a full stop belongs.'
    : undefined
}
