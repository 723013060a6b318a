import {placeOf} from '../check/places.ts'
import {ask} from './git.ts'
import type {Entry} from './journal.ts'
import {inverse, patchPlace} from './patch.ts'
import type {Done} from './protocol.ts'
import {readText} from './writeFile.ts'

/** What was changed, the latest first, each with the line where it stands now and with what can be done about it. */
export function doneNow(root: string, entries: Entry[]): Done[] {
  const read = once((file) => readText(root, file))
  const committed = once((file) => committedIn(root, file))
  return entries.toReversed().map((entry) => {
    const {patches, made, ...done} = entry
    const line = lineOf(
      read(done.file),
      patches.find(({file}) => file === done.file),
      done.undone === undefined,
    )
    const can = whatCan(entry, read, committed)
    return {...done, ...(line !== undefined && {line}), ...(can && {can})}
  })
}

/** Whether a change was made before the last commit of its files, which say it. */
export function isCommitted(root: string, entry: Entry): boolean {
  return holds(entry, (file) => committedIn(root, file))
}

interface Committed {
  text: string
  /** In seconds. */
  at: number
}

type Text = string | undefined

function whatCan(entry: Entry, read: (file: string) => Text, committed: (file: string) => Committed | undefined) {
  const {patches, made, undone} = entry
  if (undone === undefined) {
    const stands =
      patches.every((patch) => isAt(read(patch.file), inverse(patch))) &&
      made.every(({file, text}) => read(file) === text)
    return stands && !holds(entry, committed) ? 'undo' : undefined
  }
  const fits =
    patches.every((patch) => isAt(read(patch.file), patch)) && made.every(({file}) => read(file) === undefined)
  return fits ? 'redo' : undefined
}

function holds({patches, made, at}: Entry, committed: (file: string) => Committed | undefined): boolean {
  return [
    ...patches.map((patch) => ({file: patch.file, says: (text: string) => isAt(text, inverse(patch))})),
    ...made.map(({file}) => ({file, says: () => true})),
  ].every(({file, says}) => {
    const last = committed(file)
    return last !== undefined && Math.floor(Date.parse(at) / 1000) <= last.at && says(last.text)
  })
}

function isAt(text: Text, patch: Entry['patches'][number]): boolean {
  return text !== undefined && patchPlace(text, patch) !== undefined
}

/** A file as it was committed last, and when; nothing where it never was. */
function committedIn(root: string, file: string): Committed | undefined {
  const at = ask(root, ['log', '-1', '--format=%ct', '--', file])
  const text = at.said && at.words ? ask(root, ['show', `HEAD:./${file}`]) : undefined
  return text?.said ? {text: `${text.words}\n`, at: Number(at.words)} : undefined
}

function once<T>(read: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>()
  return (file) => {
    if (!known.has(file)) known.set(file, read(file))
    return known.get(file) as T
  }
}

function lineOf(text: Text, patch: Entry['patches'][number] | undefined, stands: boolean) {
  if (text === undefined || !patch) return undefined
  const wanted = stands ? inverse(patch) : patch
  const at = patchPlace(text, wanted)
  // Empty lines before what was added came with it.
  const empty = /^\s*/.exec(wanted.removed)?.[0].length ?? 0
  return at === undefined ? undefined : placeOf(text, at + empty).line
}
