/** January to December. */
const months = Array.from({length: 12}, (_, month) =>
  new Intl.DateTimeFormat('en-GB', {month: 'long', timeZone: 'UTC'}).format(Date.UTC(2000, month)),
)

/** Sunday to Saturday, in the order of `Date.getUTCDay`. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Returns the number of days in a month; `month` is 1 to 12. */
function daysIn({year, month}: {year: number; month: number}): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

interface Day {
  year: number
  month: number
  day: number
}

/** A date as `2025-01-18`, and its name, `18 January 2025`. */
interface NamedDay {
  day: string
  name: string
}

/** Converts a date in words or digits to `2025-01-18`; returns `[]` if it is ambiguous. */
export function parseDay(typed: string): string[] {
  const found = parse(typed)
  return found && found.day <= daysIn(found) ? [`${monthOf(found)}-${padTwo(found.day)}`] : []
}

/**
 * Reads `03/04/2027` or `21/12/26` with the day first, as in Britain, and then, if different, with the month
 * first.
 */
export function parseNumericDate(typed: string): NamedDay[] {
  const [, one = 0, other = 0, last = 0] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)$/.exec(typed.trim())?.map(Number) ?? []
  const year = last < 100 ? 2000 + last : last
  const [british, ...elsewhere] = [
    {year, month: other, day: one},
    {year, month: one, day: other},
  ].flatMap((found) => (validDay(found) && found.day <= daysIn(found) ? [namedDay(found)] : []))
  return british ? [british, ...elsewhere.filter(({day}) => day !== british.day)] : []
}

function namedDay(found: Day): NamedDay {
  return {
    day: `${monthOf(found)}-${padTwo(found.day)}`,
    name: `${found.day} ${months[found.month - 1]} ${found.year}`,
  }
}

/** Converts a month such as `Jan 2025` to `2025-01`. */
export function parseMonth(typed: string): string[] {
  const [, word = '', year] = /^([a-z]{3,9})\.?,? (\d{4})$/i.exec(typed.trim()) ?? []
  const month = named(word, months)
  return year && month ? [monthOf({year: Number(year), month})] : []
}

function parse(typed: string): Day | undefined {
  const [, weekday, rest = ''] = /^(?:([a-z]{3,9}),? )?(.*)$/i.exec(typed.trim()) ?? []
  // The first word may be a day of the week, or the month as in `March 22, 2027`.
  const dayOfWeek = weekday && named(weekday, weekdays)
  const found = inWords(dayOfWeek ? rest : typed.trim()) ?? inFigures(dayOfWeek ? rest : typed.trim())
  if (!found || !dayOfWeek) return found
  const real = new Date(Date.UTC(found.year, found.month - 1, found.day)).getUTCDay()
  return real === dayOfWeek - 1 ? found : undefined
}

const dayNumber = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const dayFirst = new RegExp(String.raw`^(?:the )?${dayNumber}(?: of)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$`, 'i')
const monthFirst = new RegExp(String.raw`^([a-z]{3,9})\.? ${dayNumber},? (\d{4})$`, 'i')

function inWords(typed: string): Day | undefined {
  const british = dayFirst.exec(typed)
  const american = monthFirst.exec(typed)
  const [day, word = '', year] = british?.slice(1) ?? [american?.[2], american?.[1], american?.[3]]
  const month = named(word, months)
  return month && day ? {year: Number(year), month, day: Number(day)} : undefined
}

/** Parses a date in digits: `18/01/2025`. Returns `undefined` for `03/04/2025`, whose month is ambiguous. */
function inFigures(typed: string): Day | undefined {
  const [, year, second, third] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed) ?? []
  // In `2025-18-01`, 18 can’t be the month, so day and month were swapped.
  const swapped = Number(second) > 12
  if (year)
    return validDay({
      year: Number(year),
      month: Number(swapped ? third : second),
      day: Number(swapped ? second : third),
    })
  const [, one, other, last] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed)?.map(Number) ?? []
  if (!one || !other || !last) return undefined
  if (one <= 12 && other <= 12 && one !== other) return undefined
  return validDay({year: last, month: other > 12 ? one : other, day: other > 12 ? other : one})
}

function validDay(found: Day): Day | undefined {
  return found.month >= 1 && found.month <= 12 && found.day >= 1 && found.day <= 31 ? found : undefined
}

/** Converts `Mon - Fri` to `Monday-Friday`, and `Sat` or `Saturdays` to `Saturday`. */
export function parseWeekdays(typed: string): string[] {
  const parts = typed.trim().split(/\s*(?:-|–|—|\bto\b|\buntil\b)\s*/i)
  const days = parts.map((part) => weekdays[named(part.replace(/\.$|(?<=day)s$/i, ''), weekdays) - 1])
  return days.length <= 2 && days.every((day) => day !== undefined) ? [days.join('-')] : []
}

/** Returns the position, from 1, of the first name that starts with `word`; 0 if there is none. */
function named(word: string, names: string[]): number {
  return word.length < 3
    ? 0
    : names.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1
}

function monthOf({year, month}: {year: number; month: number}): string {
  return `${String(year).padStart(4, '0')}-${padTwo(month)}`
}

function padTwo(number: number): string {
  return String(number).padStart(2, '0')
}
