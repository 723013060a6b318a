import {diffArrays} from 'diff'
import type {Edit} from '../../site/text/edit.ts'
import {blockAt} from '../blocks.ts'
import type {Finding} from '../finding.ts'
import type {Scope} from '../stage.ts'
import {textOf} from '../../site/texts.ts'
import type {Trial} from '../trial.ts'

/** More trials than this for one finding would keep people waiting, and mean a page that was written anew. */
const mostTrials = 24

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
    for (const edits of finding.fix ? wholeLines(hunk) : slipsIn(hunk)) {
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
function* slipsIn({start, end, was, is}: Hunk): Iterable<Edit[]> {
  const changes = changesOf(was, is, start)
  if (changes.length > 1 && changes.length <= 8) for (const {edit} of changes) yield [edit]
  const signs = changes.filter(({isWord}) => !isWord).map(({edit}) => edit)
  if (signs.length > 1 && signs.length < changes.length) yield signs
  yield* wholeLines({start, end, was, is})
}

/** The lines as they were, unless they say something new on purpose. */
function wholeLines({start, end, was, is}: Hunk): Edit[][] {
  return isSlip(was, is) ? [[{start, end, text: was}]] : []
}

/** Whether at most one word is new, or words were only joined or parted. */
function isSlip(was: string, is: string): boolean {
  const before = tokensOf(was)
  const added = tokensOf(is).filter((token) => isWord(token) && !before.includes(token))
  const letters = (text: string) => tokensOf(text).filter(isWord).join('')
  return added.length <= 1 || was.trim() === '' || is.trim() === '' || letters(was) === letters(is)
}

function isWord(token: string): boolean {
  return /[\p{L}\p{N}]/u.test(token)
}

function changesOf(was: string, is: string, start: number): {edit: Edit; isWord: boolean}[] {
  const changes: {edit: Edit; isWord: boolean}[] = []
  let at = start
  let open: {edit: Edit; isWord: boolean} | undefined
  for (const {value, added, removed} of diffArrays(tokensOf(was), tokensOf(is))) {
    const words = value.join('')
    if (!added && !removed) open = undefined
    else {
      if (!open) {
        open = {edit: {start: at, end: at, text: ''}, isWord: false}
        changes.push(open)
      }
      if (removed) open.edit.text += words
      else open.edit.end = at + words.length
      open.isWord ||= isWord(words)
    }
    if (!removed) at += words.length
  }
  return changes
}

function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
}
