import {ask} from '../site/index.ts'
import {headTexts, type Step, type Write} from './history.ts'
import {applied, clash, hunksOf, isIn, isSame, merged} from './merge.ts'
import {readText} from './writeFile.ts'

type Text = string | undefined

/** A file in three versions, and what can’t be part of a proposal, a sentence each. */
export interface Versions {
  /** As it was committed. */
  base: Text
  /** The same with what is proposed. */
  proposed: Text
  /** The same with everything that was saved in the editor, and nothing that others typed. */
  own: Text
  leftOut: string[]
}

/**
 * The versions of each file that was edited and differs from `HEAD`, and the proposals that still have a branch, the latest
 * first.
 */
export function replay(root: string, steps: Step[]): {files: Map<string, Versions>; proposals: string[]} {
  const made = steps.flatMap(({did, of}) => (did === 'propose' && of ? [of] : []))
  const proposals = made.filter((commit) => isOnBranch(root, commit)).reverse()
  const written = [...new Set(steps.flatMap(({writes}) => writes.map(({file}) => file)))]
  const differing = differingFrom(root, 'HEAD', written)
  const heads = headTexts(root, differing)
  const versionsOf = (file: string) => {
    const own = steps.flatMap(({did, of = '', writes}) =>
      writes
        .filter((write) => write.file === file)
        .map((write) => ({...write, isProposed: did === 'propose' && proposals.includes(of)})),
    )
    return versionsAfter(own, file, heads.get(file), readText(root, file))
  }
  return {files: new Map(differing.map((file) => [file, versionsOf(file)])), proposals}
}

/** Replays what was written in a file on what was committed then, so that what others typed in it stays out. */
function versionsAfter(writes: (Write & {isProposed: boolean})[], file: string, head: Text, now: Text): Versions {
  const base = writes[0]?.head
  let versions: Versions = {base, proposed: base, own: base, leftOut: []}
  /** What was saved in words that others typed and had not committed. */
  let mixed: Write[] = []
  const add = (write: Write) => {
    const next = merged(write.before, write.after, versions.own)
    if (next) versions = {...versions, own: next.text}
    return next !== undefined
  }
  const goOn = (committedText: Text, text: Text) => {
    versions = committed(keptIn(text, committed(versions, committedText)), committedText)
    // What others typed there may be committed by now, and what was saved may be undone.
    mixed = mixed.filter((write) => isIn(write, text) && !add(write))
  }
  for (const write of writes) {
    goOn(write.head, write.before)
    const isUndo = mixed.some(({before, after}) => before === write.after && after === write.before)
    if (!add(write) && !isUndo) mixed.push(write)
    if (write.isProposed) versions = {...versions, proposed: versions.own, leftOut: []}
  }
  goOn(head, now)
  const typedBy = mixed
    .map(({before = '', after = ''}) => lineAt(after, hunksOf(after, before)[0]))
    .map((words) => `${file}: “${words}” is among words that someone else typed and has not committed.`)
  const changedAgain = versions.leftOut.map((words) => `${file}: “${words}” was changed again outside the editor.`)
  return {...versions, leftOut: [...typedBy, ...changedAgain]}
}

/** The same on what is committed now; as it is where that is at odds. */
function committed(versions: Versions, head: Text): Versions {
  const {base, proposed, own} = versions
  if (head === base) return versions
  const [nextProposed, nextOwn] = [merged(base, proposed, head), merged(base, own, head)]
  return nextProposed && nextOwn ? {base: head, proposed: nextProposed.text, own: nextOwn.text, leftOut: []} : versions
}

/** The same without what was overwritten outside the editor. */
function keptIn(now: Text, versions: Versions): Versions {
  const {base, proposed, own, leftOut} = versions
  const kept = without(overwritten(base, own, now), own, base, now)
  if (kept === own) return versions
  // What was undone by hand is not reported, and neither is what is proposed.
  const others = own === undefined || now === undefined ? [] : hunksOf(own, now)
  const lost = overwritten(proposed, own, now).filter((hunk) => !others.some((other) => isSame(hunk, other)))
  const nextProposed = merged(own, kept, proposed) ?? {
    text: without(overwritten(base, proposed, now), proposed, base, now),
  }
  return {
    base,
    proposed: nextProposed.text,
    own: kept,
    leftOut: [...leftOut, ...lost.map((hunk) => lineAt(own ?? '', hunk))],
  }
}

/** The changes that lead from `own` back to `base` and that someone made other changes to in `now`. */
function overwritten(base: Text, own: Text, now: Text) {
  if (own === undefined || own === base || own === now) return []
  const others = hunksOf(own, now ?? '')
  return hunksOf(own, base ?? '').filter((hunk) => others.some((other) => clash(hunk, other)))
}

function without(hunks: ReturnType<typeof hunksOf>, own: Text, base: Text, now: Text): Text {
  if (own === undefined) return undefined
  return now === undefined ? base : applied(own, base === undefined ? [] : hunks)
}

/** The beginning of the line that a hunk is in. */
function lineAt(text: string, {start, end}: {start: number; end: number} = {start: 0, end: 0}): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const [line = ''] = text
    .slice(lineStart, end + 80)
    .trim()
    .split('\n')
  return line.slice(0, 80)
}

/** The files, at those paths or below them, that differ from a commit, also those that git does not know or ignores. */
export function differingFrom(root: string, commit: string, paths: string[]): string[] {
  if (paths.length === 0) return []
  const list = (...words: string[]) => ask(root, ['--literal-pathspecs', ...words, '--', ...paths]).text.split('\0')
  const tracked = list('diff', '--name-only', '--no-renames', '--relative', '-z', commit)
  const others = list('ls-files', '--others', '-z')
  return [...new Set([...tracked, ...others])].filter(Boolean).sort()
}

/** Whether a branch, here or at a remote, has that commit. */
function isOnBranch(root: string, commit: string): boolean {
  return ask(root, ['for-each-ref', '--contains', commit, 'refs/heads', 'refs/remotes']).text !== ''
}
