import {diffArrays} from 'diff'
import {distance, type Edit, textOf} from '../../site/index.ts'
import {blockAt} from '../blocks.ts'
import type {Finding} from '../finding.ts'
import type {Scope} from '../stage.ts'
import type {Trial} from '../trial.ts'

/** More trials than this for one finding would keep people waiting, and mean a page that was written anew. */
const mostTrials = 24

/** A word that differs in more letters than this is another word. */
const mostLetters = 3

/** What can’t be read may come of a slip far above; any other mistake is one of the block that it is in. */
const isReading = /^(?:syntax|yaml)\./

/** An error in text that git knows otherwise: with what stood there as its fix, or with the old text as a reminder. */
export function restored(finding: Finding, scope: Scope, mends: Trial): Finding {
  const {file, severity, from} = finding
  const text = textOf(scope.site, file)
  const before = severity === 'error' ? scope.site.before?.(file, text) : undefined
  if (before === undefined) return finding
  const near = (at: number) => blockAt(file, text, at) === blockAt(file, text, from)
  const hunks = hunksOf(before, text)
    .filter(({start, end}) => isReading.test(finding.id) || near(start) || near(Math.max(start, end - 1)))
    .sort((one, other) => farFrom(from, one) - farFrom(from, other))
  let trials = 0
  // Where a stage knows the mend, only the whole lines as they were say more.
  for (const hunk of hunks)
    for (const edits of finding.fix ? wholeLines(hunk, before) : slipsIn(hunk, before)) {
      if (++trials > mostTrials) return finding
      if (mends(edits)) return {...finding, ...placeOf(edits, finding), fix: edits, isRestored: true} as Finding
    }
  const here = hunks.find(({start, end}) => from >= start && from <= end)
  return here && !finding.fix && here.was.trim() ? {...finding, before: here.was} : finding
}

/** Where the slip is, which may be far from where reading failed. */
function placeOf(edits: readonly Edit[], {id, from, to}: Finding): {from: number; to: number} {
  const [first, last] = [edits[0], edits.at(-1)]
  return first && last && isReading.test(id) ? {from: first.start, to: last.end} : {from, to}
}

/** Lines that are others than before, with their range in the text as it is now. */
interface Hunk {
  start: number
  end: number
  was: string
  is: string
}

function hunksOf(before: string, text: string): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let open: Hunk | undefined
  for (const {value, added, removed} of diffArrays(linesOf(before), linesOf(text))) {
    const lines = value.join('')
    if (!added && !removed) open = undefined
    else {
      if (!open) {
        open = {start: at, end: at, was: '', is: ''}
        hunks.push(open)
      }
      open[removed ? 'was' : 'is'] += lines
      if (added) open.end = at + lines.length
    }
    if (!removed) at += lines.length
  }
  return hunks
}

/** Lines with their ends, so that joining them gives the text. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}

function farFrom(at: number, {start, end}: Hunk): number {
  return at < start ? start - at : at > end ? at - end : 0
}

/**
 * The ways to take back what may be a slip, the smallest first: each change of a word or sign alone, all changes of
 * signs together while new words stay, and the lines as they were, where no words are new.
 */
function* slipsIn(hunk: Hunk, before: string): Iterable<Edit[]> {
  const changes = changesOf(hunk)
  if (changes.length > 1 && changes.length <= 8)
    for (const change of changes) if (isSlip(change.edit.text, change.typed)) yield [change.edit]
  const signs = changes.filter(({edit, typed}) => !hasWord(edit.text) && !hasWord(typed)).map(({edit}) => edit)
  if (signs.length > 1 && signs.length < changes.length) yield signs
  yield* wholeLines(hunk, before)
}

/** The lines as they were, unless they say something new on purpose. */
function wholeLines({start, end, was, is}: Hunk, before: string): Edit[][] {
  const areGone = is.trim() === ''
  const isAddedBySlip = () => linesOf(is).every((line) => !hasWord(line) || linesOf(before).includes(line))
  const isUndone = areGone || (was.trim() === '' ? isAddedBySlip() : isSlip(was, is))
  return isUndone ? [[{start, end, text: was}]] : []
}

/** Whether hardly a word is new: one is written otherwise, or some were lost, doubled, moved, joined or parted. */
function isSlip(was: string, typed: string): boolean {
  const [before, now] = [wordsOf(was), wordsOf(typed)]
  const [added, gone] = [now.filter((word) => !before.includes(word)), before.filter((word) => !now.includes(word))]
  if (added.length === 0 || before.join('') === now.join('')) return true
  const [one = '', other = ''] = [added[0], gone[0]]
  return added.length === 1 && (gone.length === 0 || distance(one.toLowerCase(), other.toLowerCase()) <= mostLetters)
}

interface Change {
  edit: Edit
  typed: string
}

function changesOf({was, is, start}: Hunk): Change[] {
  const changes: Change[] = []
  let at = start
  let open: Change | undefined
  for (const {value, added, removed} of diffArrays(tokensOf(was), tokensOf(is))) {
    const words = value.join('')
    if (!added && !removed) open = undefined
    else {
      if (!open) {
        open = {edit: {start: at, end: at, text: ''}, typed: ''}
        changes.push(open)
      }
      if (removed) open.edit.text += words
      else open.typed += words
      open.edit.end = open.edit.start + open.typed.length
    }
    if (!removed) at += words.length
  }
  return changes
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
