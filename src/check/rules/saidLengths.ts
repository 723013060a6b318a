import {orThere} from '../orThere.ts'
import {shownInOpening} from '../page/opening.ts'
import {shownRecords} from '../page/shownRecords.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'
import {numberOf, numbers, withNumbers} from '../words/numberWords.ts'

const figure = `(\\d+|${numbers.join('|')})`
const range = `${figure} ?(?:to|[-–]) ?${figure}`

/** “One to two hours, a small group”, in the opening of a page: how long all takes that the page shows. */
const inOpening = new RegExp(`(?:^|[.!?:]\\s)(${range} (hour|week|month|minute)s)(?=[,.;])`, 'gi')
/** “About four hours, a small group”: one length, at its very start. */
const atStart = new RegExp(
  `^((?:(?:about|around|just|only|over|under|up to) )?${figure}() (hour|week|month|minute)s?)(?=[,.;])`,
  'gi',
)
/** “Free two to three-hour workshops”, in its description. */
const inDescription = new RegExp(`\\b(${range}[- ](hour|week|month|minute))(?=[ ,])`, 'gi')

/** How long something takes, as a page says of all that it shows, is what the records say. */
export const saidLengths: Rule = {
  name: 'saidLengths',
  check(page, site) {
    if (page.problems.length > 0) return []
    const {value, valueAt = 0} = page.frontmatter.values.get('description') ?? {}
    const opening = shownInOpening(page, site)
    const [first] = opening.filter(({node}) => node.type === 'paragraph')
    const said = [
      ...opening.flatMap(({words, at}) => found(words, inOpening, at)),
      ...(first ? found(first.words, atStart, first.at) : []),
      ...found(typeof value === 'string' ? value : '', inDescription, () => valueAt),
    ]
    // A page without any need not be read again when a record changes.
    if (said.length === 0) return []
    const shown = Object.entries(shownRecords(page, site))
    return said.flatMap(({typed, from, to, unit, at}): Finding[] => {
      const differing = shown.flatMap(([file, ids]) => {
        const own = lengthsOf(file, ids, unit, site)
        const [one] = own
        if (!one || own.some((each) => each.text !== one.text)) return []
        return isOther({from, to}, one) ? [{file, ...one}] : []
      })
      const [other, another] = differing
      if (!other || another) return []
      return [
        {
          at,
          marked: typed,
          message: `This says ${typed.toLowerCase()}, and content/${other.file} says ${other.text} of all that this page shows.`,
          help: orThere(inWordsOf(typed, other)),
          warning: true,
        },
      ]
    })
  },
}

/** Whether a length is another than that of the records. One of two ends may be of something else, if it has neither of theirs. */
function isOther({from, to}: {from: number; to: number | undefined}, own: {from: number; to: number}): boolean {
  if (to === undefined) return from < own.from || from > own.to
  const isNear = from === own.from || to === own.to || from === own.to || to === own.from
  return isNear && !(from === own.from && to === own.to)
}

/** The length of the records in words or figures, as another was typed: “Two to three hours” for “About four hours”. */
function inWordsOf(typed: string, {from, to}: {from: number; to: number}): string {
  const right = withNumbers(typed.replace(new RegExp(`^.*?(?=${figure})`, 'i'), ''), from, to).replace(
    /(?<= \p{L}+)s?$/u,
    to > 1 ? 's' : '',
  )
  return /^\p{Lu}/u.test(typed) ? right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : right
}

function found(words: string, pattern: RegExp, at: (index: number) => number) {
  return [...words.matchAll(pattern)].map(({index, 0: all, 1: typed = '', 2: from = '', 3: to = '', 4: unit = ''}) => ({
    typed,
    from: numberOf(from),
    to: to === '' ? undefined : numberOf(to),
    unit: unit.toLowerCase(),
    at: at(index + all.indexOf(typed)),
  }))
}

/** How long the records of a file take that a page shows, where that are two at least and each says so in that unit. */
function lengthsOf(file: string, ids: string[], unit: string, site: SiteFiles) {
  const records = (site.content.get(file)?.records ?? []).filter(({id}) => ids.includes(id))
  const lengths = records.flatMap(({value}) => {
    const [text, from, to] = new RegExp(`^(\\d+)(?:-(\\d+))? ${unit}s?$`).exec(String(value.duration)) ?? []
    return text ? [{text, from: Number(from), to: Number(to ?? from)}] : []
  })
  return lengths.length > 1 && lengths.length === ids.length ? lengths : []
}
