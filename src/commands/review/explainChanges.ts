import type {Change} from './compareLines.ts'
import type {RecordChange} from './compareRecords.ts'
import {type Line, linkTargetPattern, subtract} from './lines.ts'

/** A change, with all pages and sections where it appears. */
export interface LocatedChange {
  change: Change
  region: Line['region']
  occurrences: {page: string; section: string}[]
}

/** A changed value of a record, and where it appears. */
export interface LocatedRecordChange extends RecordChange {
  /** The changes that it explains. */
  changes: LocatedChange[]
  /** Set if the change explains no difference on a page: pages that show the record in other words or after a click. */
  pages: string[]
}

/** Assigns changes to the facts that explain them, and returns the rest. `shows`: whether a page shows a record. */
export function explainChanges(
  facts: LocatedRecordChange[],
  all: LocatedChange[],
  shows: (page: string, record: string) => boolean,
): LocatedChange[] {
  const differences = new Map(facts.map((fact) => [fact, wordDifference(fact.before, fact.after)]))
  return all.filter((told) => {
    const isShown = ({record}: LocatedRecordChange) => told.occurrences.some(({page}) => shows(page, record))
    const following = facts.filter((fact) => isExplainedBy(told.change, fact, differences.get(fact) as WordDifference))
    const fact = following.find(isShown) ?? following[0]
    fact?.changes.push(told)
    return !fact
  })
}

/** Removed and added words, in lower case. */
type WordDifference = {removed: string[]; added: string[]}

/** Whether a change is fully explained by a changed value of a record. */
function isExplainedBy(
  {type, before, after}: Change,
  fact: LocatedRecordChange,
  {removed, added}: WordDifference,
): boolean {
  if (type === 'changed') {
    const own = lineDifference(before[0]?.text, after[0]?.text)
    const isIn = own.removed.every((word) => removed.includes(word)) && own.added.every((word) => added.includes(word))
    return fact.field !== '' && isIn && own.removed.length + own.added.length > 0
  }
  const [words, others] = type === 'added' ? [fact.after, fact.before] : [fact.before, fact.after]
  const lines = [...before, ...after].filter(({kind}) => !kind.startsWith('name'))
  const isInFact = ({text}: {text: string}) => words?.includes(text) && !others?.includes(text)
  return /added|removed/.test(type) && lines.length > 0 && lines.every(isInFact)
}

/** Returns the difference of two lines' words; if these are equal, of their link targets. */
function lineDifference(before = '', after = ''): WordDifference {
  const [old, now] = [before.replace(linkTargetPattern, ''), after.replace(linkTargetPattern, '')]
  return old === now ? wordDifference(before, after) : wordDifference(old, now)
}

function wordDifference(before = '', after = ''): WordDifference {
  const [old, now] = [tokenise(before), tokenise(after)]
  const lower = (words: string[]) => words.map((word) => word.toLowerCase())
  return {removed: lower(subtract(old, now)), added: lower(subtract(now, old))}
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {dateStyle: 'full', timeZone: 'UTC'})

/** Splits a text into words, numbers and other characters; dates and times also in the form that pages show. */
function tokenise(text: string): string[] {
  const shown = text
    .replace(/\b\d{4}-[01]\d-[0-3]\d\b/g, (date) => `${date} ${dateFormat.format(new Date(date))}`)
    .replace(/\b(\d\d?):(\d\d)\b/g, (time, hour) => `${time} ${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`)
  return (shown.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []).map((atom) => atom.replace(/^0+(?=\d)/, ''))
}
