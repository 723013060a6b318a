/** January to December. */
const months = Array.from({length: 12}, (_, month) =>
  new Intl.DateTimeFormat('en-GB', {month: 'long', timeZone: 'UTC'}).format(Date.UTC(2000, month)),
)

/** Sunday to Saturday, as `Date` counts them. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** How many days a month has, counted from 1. */
function daysIn({year, month}: {year: number; month: number}): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

interface Day {
  year: number
  month: number
  day: number
}

/** A day as a record has it, and as people say it. */
interface NamedDay {
  day: string
  name: string
}

/** The date that someone typed in words or in figures, as `2025-01-18`, when it can be no other. */
export function readDay(typed: string): string[] {
  const found = parse(typed)
  return found && found.day <= daysIn(found) ? [`${monthOf(found)}-${two(found.day)}`] : []
}

/** What `03/04/2027` or `21/12/26` is in Britain, where the day stands before the month; and what it may be elsewhere, if that is a day too. */
export function readBritish(typed: string): NamedDay[] {
  const [, one = 0, other = 0, last = 0] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)$/.exec(typed.trim())?.map(Number) ?? []
  const year = last < 100 ? 2000 + last : last
  const [british, ...elsewhere] = [
    {year, month: other, day: one},
    {year, month: one, day: other},
  ].flatMap((found) => (within(found) && found.day <= daysIn(found) ? [namedDay(found)] : []))
  return british ? [british, ...elsewhere.filter(({day}) => day !== british.day)] : []
}

function namedDay(found: Day): NamedDay {
  return {day: `${monthOf(found)}-${two(found.day)}`, name: `${found.day} ${months[found.month - 1]} ${found.year}`}
}

/** The month that someone typed, as `2025-01`. */
export function readMonth(typed: string): string[] {
  const [, word = '', year] = /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(typed.trim()) ?? []
  const month = named(word, months)
  return year && month ? [monthOf({year: Number(year), month})] : []
}

function parse(typed: string): Day | undefined {
  const [, weekday, rest = ''] = /^(?:([a-z]{3,9}),? )?(.*)$/i.exec(typed.trim()) ?? []
  // A word in front is a day of the week, or else the month: `March 22, 2027`.
  const dayOfWeek = weekday && named(weekday, weekdays)
  const found = inWords(dayOfWeek ? rest : typed.trim()) ?? inFigures(dayOfWeek ? rest : typed.trim())
  if (!found || !dayOfWeek) return found
  const real = new Date(Date.UTC(found.year, found.month - 1, found.day)).getUTCDay()
  return real === dayOfWeek - 1 ? found : undefined
}

function inWords(typed: string): Day | undefined {
  const british = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(typed)
  const american = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(typed)
  const [day, word = '', year] = british?.slice(1) ?? [american?.[2], american?.[1], american?.[3]]
  const month = named(word, months)
  return month && day ? {year: Number(year), month, day: Number(day)} : undefined
}

/** `18/01/2025`; nobody knows which month `03/04/2025` is in. */
function inFigures(typed: string): Day | undefined {
  const [, year, second, third] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed) ?? []
  // As `2025-18-01` begins with its year, the two others can only have changed places.
  const swapped = Number(second) > 12
  if (year)
    return within({year: Number(year), month: Number(swapped ? third : second), day: Number(swapped ? second : third)})
  const [, one, other, last] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed)?.map(Number) ?? []
  if (!one || !other || !last) return undefined
  if (one <= 12 && other <= 12 && one !== other) return undefined
  return within({year: last, month: other > 12 ? one : other, day: other > 12 ? other : one})
}

function within(found: Day): Day | undefined {
  return found.month >= 1 && found.month <= 12 && found.day >= 1 && found.day <= 31 ? found : undefined
}

/** `Mon - Fri` as `Monday-Friday`, and `Sat` or `Saturdays` as `Saturday`. */
export function readWeekdays(typed: string): string[] {
  const parts = typed.trim().split(/\s*(?:-|–|—|\bto\b|\buntil\b)\s*/i)
  const days = parts.map((part) => weekdays[named(part.replace(/\.$|(?<=day)s$/i, ''), weekdays) - 1])
  return days.length <= 2 && days.every((day) => day !== undefined) ? [days.join('-')] : []
}

/** The place in a list, from 1, of a name or of its first letters. */
function named(word: string, names: string[]): number {
  return word.length < 3 ? 0 : names.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1
}

function monthOf({year, month}: {year: number; month: number}): string {
  return `${String(year).padStart(4, '0')}-${two(month)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
