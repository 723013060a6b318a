import {z} from 'zod'
import type {Finding} from '../finding.ts'
import {meantValue} from './meantValue.ts'
import {impossibleDay, readBritish, readDays} from './typed/day.ts'

type Said = Omit<Finding, 'at'>

/** How what is said of a field is put together: its name, its line with another value, and what it must be. */
interface Saying {
  name: string
  message: string
  example: string
  line(value: unknown): string
  instead(value: unknown): Omit<Said, 'message'>
}

/** What is wrong with a day that is none, is several, or has its figures in another order; nothing of any other field. */
export function explainDay(typed: string, field: z.ZodType | undefined, say: Saying): Said | undefined {
  if (!(field instanceof z.ZodISODate)) return undefined
  const {name, message, example, line, instead} = say
  const impossible = impossibleDay(typed)
  if (impossible)
    return {
      message: `There is no ${impossible.name}.`,
      help: `${impossible.month} has ${impossible.days} days in that year: write a day that there is.`,
    }
  const days = readDays(typed)
  if (days)
    return {message: `${name} is one day.`, ...instead(days[0]), help: `Say in words that it goes on until ${days[1]}.`}
  const [british, elsewhere] = meantValue(typed, field) === undefined ? readBritish(typed) : []
  if (british)
    return {
      message,
      ...instead(british.day),
      help: `That is ${british.name}.${elsewhere ? ` If ${elsewhere.name} is meant, write: ${line(elsewhere.day)}` : ''}`,
    }
  return /\d/.test(typed) ? undefined : {message, help: `${example} – or, until there is a day, take it off the page.`}
}
