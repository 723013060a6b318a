import {
  differences,
  type Edit,
  editDistance,
  fileText,
  linesWithBreaks,
  type Range,
} from '../../site/index.ts'
import {blockStart} from '../blockStart.ts'
import type {Finding} from '../finding.ts'
import type {FixTester} from '../fixTester.ts'
import type {CheckContext} from '../stage.ts'

/** The maximum number of fixes to try for one finding; each try checks the file again, which takes time. */
const maxTrials = 24

/** The maximum number of letters in which a misspelt word may differ from the original word. */
const maxTypoDistance = 3

/** Matches the ids of parse errors, whose cause may be far above the reported line, in another paragraph. */
const parseErrorId = /^(?:syntax|yaml)\./

/**
 * Adds the committed text to an error: as its fix if restoring the text resolves the error, else as a
 * reminder.
 */
export function withFixFromGit(finding: Finding, scope: CheckContext, isFixedBy: FixTester): Finding {
  const {file, severity} = finding
  const text = fileText(scope.site, file)
  const before = severity === 'error' ? scope.site.committedText?.(file, text) : undefined
  if (before === undefined) return finding
  const near = (at: number) => blockStart(file, text, at) === blockStart(file, text, finding.start)
  const hunks = changedLines(before, text)
    .filter(({start, end}) => parseErrorId.test(finding.id) || near(start) || near(Math.max(start, end - 1)))
    .sort((one, other) => distanceTo(finding.start, one) - distanceTo(finding.start, other))
  let trials = 0
  // A fix that a finding already has is replaced only if whole committed lines can be restored.
  for (const hunk of hunks)
    for (const edits of finding.fix ? wholeLines(hunk, before) : typoReversals(hunk, before)) {
      if (++trials > maxTrials) return finding
      if (isFixedBy(edits))
        return {...finding, ...rangeToReport(edits, finding), fix: edits, isFixFromGit: true}
    }
  const here = hunks.find(({start, end}) => finding.start >= start && finding.start <= end)
  return here && !finding.fix && here.was.trim() ? {...finding, originalText: here.was} : finding
}

/**
 * Returns the range to report. For a parse error this is the range of its fix, which may be far above the
 * error.
 */
function rangeToReport(edits: readonly Edit[], {id, start, end}: Finding): Range {
  const [first, last] = [edits[0], edits.at(-1)]
  return first && last && parseErrorId.test(id) ? {start: first.start, end: last.end} : {start, end}
}

/** Changed lines: the old (`was`) and new (`is`) text, and the range of the new text. */
interface Hunk extends Range {
  was: string
  is: string
}

function changedLines(before: string, text: string): Hunk[] {
  return differences(linesWithBreaks(before), linesWithBreaks(text)).map((each) => {
    const [was, is] = [each.was.join(''), each.is.join('')]
    return {start: each.isStart, end: each.isStart + is.length, was, is}
  })
}

function distanceTo(at: number, {start, end}: Hunk): number {
  return at < start ? start - at : at > end ? at - end : 0
}

/**
 * Yields edits that may undo a typo, smallest first: each changed word or character alone, then all changed
 * punctuation, then the whole old lines if almost none of the words are new.
 */
function* typoReversals(hunk: Hunk, before: string): Iterable<Edit[]> {
  const changes = changesOf(hunk)
  if (changes.length > 1 && changes.length <= 8)
    for (const change of changes) if (looksLikeTypo(change.edit.text, change.typed)) yield [change.edit]
  const punctuation = changes
    .filter(({edit, typed}) => !hasWord(edit.text) && !hasWord(typed))
    .map(({edit}) => edit)
  if (punctuation.length > 1 && punctuation.length < changes.length) yield punctuation
  yield* wholeLines(hunk, before)
}

/** Returns the edit that restores the old lines; an empty list if the new lines look intended. */
function wholeLines({start, end, was, is}: Hunk, before: string): Edit[][] {
  const isRemoved = is.trim() === ''
  const isAddedBySlip = () =>
    linesWithBreaks(is).every((line) => !hasWord(line) || linesWithBreaks(before).includes(line))
  const isUndone = isRemoved || (was.trim() === '' ? isAddedBySlip() : looksLikeTypo(was, is))
  return isUndone ? [[{start, end, text: was}]] : []
}

/**
 * Whether a change looks like a typo: one word misspelt, or words deleted, repeated, moved, joined or split.
 */
function looksLikeTypo(was: string, typed: string): boolean {
  const [before, now] = [wordsOf(was), wordsOf(typed)]
  const [added, lost] = [
    now.filter((word) => !before.includes(word)),
    before.filter((word) => !now.includes(word)),
  ]
  if (added.length === 0 || before.join('') === now.join('')) return true
  const [one = '', other = ''] = [added[0], lost[0]]
  return (
    added.length === 1 &&
    (lost.length === 0 || editDistance(one.toLowerCase(), other.toLowerCase()) <= maxTypoDistance)
  )
}

interface Change {
  edit: Edit
  typed: string
}

function changesOf(hunk: Hunk): Change[] {
  return differences(tokensOf(hunk.was), tokensOf(hunk.is)).map(({was, is, isStart}) => {
    const typed = is.join('')
    const start = hunk.start + isStart
    return {edit: {start, end: start + typed.length, text: was.join('')}, typed}
  })
}

function wordsOf(text: string): string[] {
  return tokensOf(text).filter(hasWord)
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
}
