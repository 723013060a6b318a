import {isScalar, type YAMLSeq} from 'yaml'
import type {z} from 'zod'
import {numbers} from '../words/numberWords.ts'

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
