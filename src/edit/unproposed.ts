import {ask, filesOfCommit} from '../site/index.ts'
import {differing, type Entry, textOf, type Write} from './journal.ts'
import {applied, clash, hunksOf, isIn, isSame, merged} from './merge.ts'
import {readText} from './writeFile.ts'

/** What was changed in the editor and is neither committed nor proposed. */
export interface Unproposed {
  /** The parent commit: the one that is checked out, or an earlier proposal that it builds on. */
  parent: string
  /** Each file in that commit and with the changes; `undefined` is a missing file. */
  files: {file: string; before: string | undefined; after: string | undefined}[]
  /** What the editor wrote of it. */
  writes: Write[]
  /** What can’t be proposed, a sentence each. */
  leftOut: string[]
}

/** A file as it would be with what is proposed already, and with all that the editor wrote. */
interface Replayed {
  file: string
  proposed: string | undefined
  own: string | undefined
  writes: Write[]
  leftOut: string[]
}

/**
 * Replays every write of the editor on the committed files: what others typed in the
 * same files stays out. A write that conflicts with it can’t be proposed, and is reported.
 */
export function unproposed(root: string, head: string, journal: Entry[]): Unproposed {
  const all = journal.flatMap(({writes}) => writes).toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const files = differing(root, head, [...new Set(all.map(({file}) => file))])
  const proposals = [...new Set(all.flatMap(({proposed}) => proposed ?? []))].filter((commit) => isNamed(root, commit))
  const names = filesOfCommit(root, head, files)
  const replays = files.map((file) => {
    const writes = all
      .filter((write) => write.file === file)
      // What was proposed on a branch that is deleted since is not proposed any more.
      .map((write) => (proposals.includes(write.proposed ?? '') ? write : {...write, proposed: undefined}))
    return replay(file, writes, readText(root, file), names.get(file), (name) => textOf(root, file, name))
  })
  const [best] = [head, ...proposals.reverse()]
    .map((parent) => onto(root, parent, replays))
    .toSorted((one, other) => one.failed.length - other.failed.length)
  const {parent = head, made = [], failed = []} = best ?? {}
  return {
    parent,
    files: made.filter(({before, after}) => before !== after),
    writes: made.flatMap(({writes}) => writes.filter(({proposed}) => !proposed)),
    leftOut: [
      ...replays.flatMap(({leftOut}) => leftOut),
      ...failed.map((file) => `${file} was committed with other words meanwhile. Change it again.`),
    ],
  }
}

/** Applies what is not proposed yet to the files of a commit. */
function onto(root: string, parent: string, replays: Replayed[]) {
  const names = filesOfCommit(
    root,
    parent,
    replays.map(({file}) => file),
  )
  const tried = replays.map(({file, proposed, own, writes}) => {
    const before = textOf(root, file, names.get(file))
    return {file, writes, before, next: merged(proposed, own, before)}
  })
  return {
    parent,
    made: tried.flatMap(({next, ...each}) => (next ? [{...each, after: next.text}] : [])),
    failed: tried.filter(({next}) => !next).map(({file}) => file),
  }
}

/** Replays the writes of a file; `now` is its current text, `head` the id of its committed blob. */
function replay(
  file: string,
  writes: Write[],
  now: string | undefined,
  head: string | undefined,
  committedText: (name: string | undefined) => string | undefined,
): Replayed {
  let base = writes[0]?.committed
  let proposed = committedText(base)
  let own = proposed
  /** Something was committed between two writes. */
  const goOnFrom = (committed: string | undefined) => {
    if (committed === base) return
    const [from, to] = [committedText(base), committedText(committed)]
    const [nextProposed, nextOwn] = [merged(from, proposed, to), merged(from, own, to)]
    if (!nextProposed || !nextOwn) return
    base = committed
    proposed = nextProposed.text
    own = nextOwn.text
  }
  const changedAgain = new Set<string>()
  /** Something was changed outside the editor between two writes: a file was restored, say. */
  const goOnWith = (before: string | undefined) => {
    const still = stillThere(committedText(base), own, before)
    for (const words of still.changedAgain) changedAgain.add(words)
    own = still.text
    proposed = stillThere(committedText(base), proposed, before).text
  }
  const refused = writes.filter((write) => {
    goOnFrom(write.committed)
    goOnWith(write.before)
    goOnFrom(write.committed)
    const next = merged(write.before, write.after, own)
    if (next) own = next.text
    if (write.proposed) proposed = (merged(write.before, write.after, proposed) ?? {text: proposed}).text
    return !next
  })
  goOnFrom(head)
  // Refused writes that nobody overwrote are tried again: what others typed there may be committed by now.
  const mixed = refused.filter((write) => {
    if (!isIn(write, now) || isIn(write, own)) return false
    const next = merged(write.before, write.after, own)
    if (next) own = next.text
    return !next
  })
  const still = stillThere(proposed, own, now)
  return {
    file,
    proposed,
    own: still.text,
    writes: writes.filter((write) => !mixed.includes(write)),
    leftOut: [
      ...mixed.map(({before = '', after = ''}) => {
        const words = linesAt(after, hunksOf(after, before)[0])
        return `${file}: “${words}” is among words that someone else typed and has not committed.`
      }),
      ...[...changedAgain, ...still.changedAgain].map(
        (words) => `${file}: “${words}” was changed again outside the editor.`,
      ),
    ],
  }
}

/** The editor’s changes to `base` without those that were overwritten outside it, and the overwritten lines. */
function stillThere(base: string | undefined, own: string | undefined, now: string | undefined) {
  if (own === base || own === now || own === undefined) return {text: own, changedAgain: []}
  if (now === undefined) return {text: base, changedAgain: base === undefined ? [] : [linesAt(own)]}
  if (base === undefined) return {text: own, changedAgain: []}
  const others = hunksOf(own, now)
  const overwritten = hunksOf(own, base).filter((hunk) => others.some((other) => clash(hunk, other)))
  // What was undone by hand is not reported.
  const changedAgain = overwritten.filter((hunk) => !others.some((other) => isSame(hunk, other)))
  return {text: applied(own, overwritten), changedAgain: changedAgain.map((hunk) => linesAt(own, hunk))}
}

/** The beginning of the lines that a hunk is in. */
function linesAt(text: string, {start, end}: {start: number; end: number} = {start: 0, end: 0}): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const [line = ''] = text
    .slice(lineStart, end + 80)
    .trim()
    .split('\n')
  return line.slice(0, 80)
}

/** Whether a branch, here or at a remote, has that commit. */
function isNamed(root: string, commit: string): boolean {
  return ask(root, ['for-each-ref', '--contains', commit, 'refs/heads', 'refs/remotes']).text !== ''
}
