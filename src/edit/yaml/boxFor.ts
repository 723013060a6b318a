import {z} from 'zod'
import {choicesOf, exampleOf, mustOf} from '../../site/content/field.ts'
import type {Value} from '../protocol.ts'

/** The box that a field is typed in, as its schema says. */
export function boxFor(schema: z.ZodType | undefined): Value {
  const choices = choicesOf(schema)
  if (choices) return {as: 'choice', choices}
  if (schema instanceof z.ZodISODate) return {as: 'date'}
  if (schema instanceof z.ZodNumber) {
    const {minValue, maxValue} = schema
    const least = minValue === null || schema.safeParse(minValue).success ? (minValue ?? 0) : minValue + 1
    const most = maxValue === null || maxValue === Number.MAX_SAFE_INTEGER ? undefined : maxValue
    return {as: 'number', least, step: 1, ...(most !== undefined && {most})}
  }
  // What takes any two words is no form.
  if (!schema || schema.safeParse('a b').success) return {as: 'words'}
  return {as: 'form', must: mustOf(schema), example: String(exampleOf(schema))}
}
