import {months} from '../calendarNames.ts'
import {schemaAt} from '../content/field.ts'
import {schemas} from '../content/schemas.ts'
import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import {linesOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {agesIn} from './agesSaid.ts'
import {textsBesideFacts} from './textsBesideFacts.ts'

/** A line beside the facts that says a range of ages. */
export interface RangePlace {
  file: string
  line: number
  from: number
  to: number
}

/** Every line of pages and records that says a range of ages, but for those of people one by one. */
export function rangesOfAges(site: SiteFiles): RangePlace[] {
  return linesBesideFacts(site).flatMap(({words, ...place}) =>
    agesIn(words).map(({from, to}) => ({...place, from, to})),
  )
}

/** Where a range of ages is said, or the end of it that changes alone: `pages/index.mdx, lines 4 and 23`; empty where nowhere. */
export function placesOfAges(
  site: SiteFiles,
  {from, to}: {from: number; to: number},
  changed: 'least' | 'most',
): string {
  const ranges = rangesOfAges(site).filter((each) => each.from === from && each.to === to)
  const end = new RegExp(changed === 'least' ? fromAge(from) : upToAge(to), 'i')
  const alone = linesBesideFacts(site).filter(({words}) => end.test(words) && isOfAges(words))
  const files = [...groupBy([...ranges, ...alone], ({file}) => [file])].sort(([one], [other]) => (one < other ? -1 : 1))
  return listed(
    files.map(([file, all]) => {
      const lines = [...new Set(all.map(({line}) => line))].sort((a, b) => a - b).map(String)
      return `${file}, line${lines.length > 1 ? 's' : ''} ${listed(lines, 'and')}`
    }),
    'and',
  )
}

function linesBesideFacts(site: SiteFiles): {file: string; line: number; words: string}[] {
  return textsBesideFacts(site)
    .filter(({file}) => !isOfPersons(file))
    .flatMap(({file, text}) => linesOf(text).map(({text: words}, index) => ({file, line: index + 1, words})))
}

const noAge = `(?!\\d|[.,:]\\d|%| (?:minutes|hours|days|weeks|people|places|${months.join('|')})\\b)`

/** `from 16`, `your 16th birthday`, `if you’re 16`, `16 or over`. */
function fromAge(age: number): string {
  return `\\b(?:(?:from|under|below|at|at least|turn|turned|age of|you[’']?re|you are) ${age}${noAge}|${age}(?:st|nd|rd|th) birthday|${age} (?:or|and) (?:over|older))`
}

/** `over 25`, `up to 25`, `up to the age of 25`, `until you turn 26`. */
function upToAge(age: number): string {
  return `\\b(?:(?:over|above|up to|until)(?: the age of| age| you[’']re)? ${age}${noAge}|(?:until|before|under|age of|you|turn)(?: turn| your)? ${age + 1}${noAge}|${age} (?:or|and) (?:under|younger))`
}

/** Whether a file tells of people one by one, who have ages of their own. */
function isOfPersons(file: string): boolean {
  return schemaAt(schemas.get(file.replace('content/', '')), [0, 'name'])?.meta()?.person === true
}

/** The end of our ages may be a figure of something else. */
function isOfAges(words: string): boolean {
  return /\b(?:join|places|people|you|anyone|birthday|age)\b/i.test(words)
}
