import type {Change} from './compareLines.ts'
import type {RecordChange} from './compareRecords.ts'
import {type Line, targets, without} from './lines.ts'

/** A change, with all pages and sections where it appears. */
export interface Told {
  change: Change
  region: Line['region']
  places: {page: string; section: string}[]
}

/** A changed value of a record, and where it appears. */
export interface Fact extends RecordChange {
  /** The changes that it explains. */
  told: Told[]
  /** Set if the change explains no difference on a page: pages that show the record in other words or after a click. */
  pages: string[]
}

/** Assigns changes to the facts that explain them, and returns the rest. `shows`: whether a page shows a record. */
export function explain(facts: Fact[], all: Told[], shows: (page: string, record: string) => boolean): Told[] {
  const differences = new Map(facts.map((fact) => [fact, differenceOf(fact.before, fact.after)]))
  return all.filter((told) => {
    const isShown = ({record}: Fact) => told.places.some(({page}) => shows(page, record))
    const following = facts.filter((fact) => follows(told.change, fact, differences.get(fact) as Difference))
    const fact = following.find(isShown) ?? following[0]
    fact?.told.push(told)
    return !fact
  })
}

/** Removed and added words, in lower case. */
type Difference = {removed: string[]; added: string[]}

/** Whether a change is fully explained by a changed value of a record. */
function follows({how, before, after}: Change, fact: Fact, {removed, added}: Difference): boolean {
  if (how === 'changed') {
    const own = differenceOfLines(before[0]?.text, after[0]?.text)
    const isIn = own.removed.every((word) => removed.includes(word)) && own.added.every((word) => added.includes(word))
    return fact.field !== '' && isIn && own.removed.length + own.added.length > 0
  }
  const [words, others] = how === 'added' ? [fact.after, fact.before] : [fact.before, fact.after]
  const lines = [...before, ...after].filter(({kind}) => !kind.startsWith('name'))
  const isInFact = ({text}: {text: string}) => words?.includes(text) && !others?.includes(text)
  return /added|removed/.test(how) && lines.length > 0 && lines.every(isInFact)
}

/** Returns the difference of two lines' words; if these are equal, of their link targets. */
function differenceOfLines(before = '', after = ''): Difference {
  const [old, now] = [before.replace(targets, ''), after.replace(targets, '')]
  return old === now ? differenceOf(before, after) : differenceOf(old, now)
}

function differenceOf(before = '', after = ''): Difference {
  const [old, now] = [atomsOf(before), atomsOf(after)]
  const lower = (words: string[]) => words.map((word) => word.toLowerCase())
  return {removed: lower(without(old, now)), added: lower(without(now, old))}
}

const dates = new Intl.DateTimeFormat('en-GB', {dateStyle: 'full', timeZone: 'UTC'})

/** Splits a text into words, numbers and other characters; dates and times also in the form that pages show. */
function atomsOf(text: string): string[] {
  const shown = text
    .replace(/\b\d{4}-[01]\d-[0-3]\d\b/g, (date) => `${date} ${dates.format(new Date(date))}`)
    .replace(/\b(\d\d?):(\d\d)\b/g, (time, hour) => `${time} ${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`)
  return (shown.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []).map((atom) => atom.replace(/^0+(?=\d)/, ''))
}
