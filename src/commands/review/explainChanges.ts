import {subtract} from '../../edit/compareWords.ts'
import {type Change, isName, lineOf} from './compareLines.ts'
import type {FieldChange} from './compareRecords.ts'
import {type Line, wordsOf} from './lines.ts'

/** Consecutive changes of text that are reported together, with all pages and sections where they appear. */
export interface LocatedChange {
  changes: Change[]
  region: Line['region']
  occurrences: Occurrence[]
  /** The distinct pages of the occurrences. */
  pages: string[]
}

export interface Occurrence {
  page: string
  section: string
  changes: Change[]
}

/** A record with changed values, and the pages where visitors see the change. */
export interface RecordChange {
  /** File and id: `facts.yaml: volunteers`; only the file if it has no records. */
  record: string
  fields: FieldChange[]
  /** The changes of page text that follow from the changed values, each on its own. */
  changes: LocatedChange[]
  /** If `changes` is empty: the pages that show the record in other words or after a click. */
  pages: string[]
}

/**
 * Adds each change of a page's text to the record whose changed value caused it; returns those without one.
 */
export function explainChanges(
  records: RecordChange[],
  all: LocatedChange[],
  shows: (page: string, record: string) => boolean,
): Set<Change> {
  const candidates = records.map((record) => ({record, explains: explanationOf(record)}))
  const unexplained = all.filter((located) => {
    const shown = located.changes.filter((change) => !isName(change))
    const matches = candidates.filter(({explains}) => shown.length > 0 && shown.every(explains))
    const isShown = ({record}: {record: RecordChange}) =>
      located.occurrences.some(({page}) => shows(page, record.record))
    const match = matches.find(isShown) ?? matches[0]
    match?.record.changes.push(located)
    return !match
  })
  return new Set(unexplained.flatMap(({occurrences}) => occurrences.flatMap(({changes}) => changes)))
}

/** Returns a function that tests whether a change of text follows from the changed values of a record. */
function explanationOf({fields}: RecordChange): (change: Change) => boolean {
  const differences = fields
    .filter(({field}) => field !== '')
    .map((each) => wordDifference(each.before, each.after))
  const removed = new Set(differences.flatMap((each) => each.removed))
  const added = new Set(differences.flatMap((each) => each.added))
  return ({type, before, after}) => {
    const text = wordsOf(lineOf({before, after}))
    const [side, other] = type === 'removed' ? (['before', 'after'] as const) : (['after', 'before'] as const)
    if (type === 'added' || type === 'removed')
      return fields.some((each) => each[side]?.includes(text) && !each[other]?.includes(text))
    const own = lineDifference(before, after)
    const isExplained =
      own.removed.every((word) => removed.has(word)) && own.added.every((word) => added.has(word))
    const isValue = fields.some((each) => each.after === text && each.before !== text)
    return type === 'changed' && (isValue || (isExplained && own.removed.length + own.added.length > 0))
  }
}

/** The words that were removed from a text and added to it, in lower case. */
type WordDifference = {removed: string[]; added: string[]}

/** Returns the difference of two lines' words; if these are equal, of their link targets and formatting. */
function lineDifference(before?: Line, after?: Line): WordDifference {
  const [old, now] = [before && wordsOf(before), after && wordsOf(after)]
  return old === now ? wordDifference(before?.text, after?.text) : wordDifference(old, now)
}

function wordDifference(before = '', after = ''): WordDifference {
  const [old, now] = [tokenise(before), tokenise(after)]
  const lower = (words: string[]) => words.map((word) => word.toLowerCase())
  return {removed: lower(subtract(old, now)), added: lower(subtract(now, old))}
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {dateStyle: 'full', timeZone: 'UTC'})

/** Splits a text into words, numbers and other characters. */
function tokenise(text: string): string[] {
  // Adds to each date and time the form that pages show, to compare a record's values with a page's text.
  const shown = text
    .replace(/\b\d{4}-[01]\d-[0-3]\d\b/g, (date) => `${date} ${dateFormat.format(new Date(date))}`)
    .replace(/\b(\d\d?):(\d\d)\b/g, (time, hour) => `${time} ${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`)
  return (shown.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []).map((atom) => atom.replace(/^0+(?=\d)/, ''))
}
