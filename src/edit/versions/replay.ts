import {applyEdits, lineStart, type Range, runGit} from '../../site/index.ts'
import type {FileWrite, Step} from '../store.ts'
import {readText} from '../writeFile.ts'
import {textsOfCommit} from './history.ts'
import {containsChange, hunksConflict, hunksOf, sameHunk, threeWayMerge} from './merge.ts'

type OptionalText = string | undefined

/** Three versions of an edited file, and one sentence for each change that can’t be proposed. */
interface FileVersions {
  /** The committed text. */
  base: OptionalText
  /** The committed text with the saves that are in earlier proposals: pushed or local branches for review. */
  proposed: OptionalText
  /** The committed text with everything saved in the editor, without edits made outside the editor. */
  edited: OptionalText
  excluded: string[]
}

/**
 * Returns the versions of each edited file that differs from `HEAD`, and the commits of proposals that still
 * have a branch, the latest first.
 */
export function replay(root: string, steps: Step[]): {files: Map<string, FileVersions>; proposals: string[]} {
  const made = steps.flatMap(({did, of}) => (did === 'propose' && of ? [of] : []))
  const proposals = made.filter((commit) => isOnBranch(root, commit)).reverse()
  const written = [...new Set(steps.flatMap(({writes}) => writes.map(({file}) => file)))]
  const differing = differingFrom(root, 'HEAD', written)
  const heads = textsOfCommit(root, 'HEAD', differing)
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

/**
 * Replays the saves of a file on the text committed at that time, so that edits made outside the editor stay
 * out.
 */
function versionsAfter(
  writes: (FileWrite & {isProposed: boolean})[],
  file: string,
  head: OptionalText,
  now: OptionalText,
): FileVersions {
  const base = writes[0]?.head
  let versions: FileVersions = {base, proposed: base, edited: base, excluded: []}
  /**
   * Saves that can’t be replayed yet: they change text that was typed outside the editor and not committed.
   */
  let mixed: FileWrite[] = []
  const add = (write: FileWrite) => {
    const next = threeWayMerge(write.before, write.after, versions.edited)
    if (next) versions = {...versions, edited: next.text}
    return next !== undefined
  }
  const moveOn = (committedText: OptionalText, text: OptionalText) => {
    versions = moveToCommit(withoutOverwritten(text, moveToCommit(versions, committedText)), committedText)
    // Drops the saves that were undone, and those that can be replayed now that the text around them is
    // committed.
    mixed = mixed.filter((write) => containsChange(write, text) && !add(write))
  }
  for (const write of writes) {
    moveOn(write.head, write.before)
    const isUndo = mixed.some(({before, after}) => before === write.after && after === write.before)
    if (!add(write) && !isUndo) mixed.push(write)
    if (write.isProposed) versions = {...versions, proposed: versions.edited, excluded: []}
  }
  moveOn(head, now)
  const typedBy = mixed
    .map(({before = '', after = ''}) => lineAt(after, hunksOf(after, before)[0]))
    .map((words) => `${file}: “${words}” is among words that someone else typed and has not sent for review.`)
  const changedAgain = versions.excluded.map(
    (words) => `${file}: “${words}” was changed again outside the editor.`,
  )
  return {...versions, excluded: [...typedBy, ...changedAgain]}
}

/** Rebases the versions onto a new committed text; returns them unchanged on a conflict. */
function moveToCommit(versions: FileVersions, head: OptionalText): FileVersions {
  const {base, proposed, edited} = versions
  if (head === base) return versions
  const [nextProposed, nextOwn] = [threeWayMerge(base, proposed, head), threeWayMerge(base, edited, head)]
  return nextProposed && nextOwn
    ? {base: head, proposed: nextProposed.text, edited: nextOwn.text, excluded: []}
    : versions
}

/** Removes from `own` and `proposed` the saved changes that were overwritten outside the editor. */
function withoutOverwritten(now: OptionalText, versions: FileVersions): FileVersions {
  const {base, proposed, edited, excluded} = versions
  const remaining = revertHunks(overwrittenHunks(base, edited, now), edited, base, now)
  if (remaining === edited) return versions
  // Overwritten changes are reported unless they were undone by hand or are proposed.
  const others = edited === undefined || now === undefined ? [] : hunksOf(edited, now)
  const lost = overwrittenHunks(proposed, edited, now).filter(
    (hunk) => !others.some((other) => sameHunk(hunk, other)),
  )
  const nextProposed = threeWayMerge(edited, remaining, proposed) ?? {
    text: revertHunks(overwrittenHunks(base, proposed, now), proposed, base, now),
  }
  return {
    base,
    proposed: nextProposed.text,
    edited: remaining,
    excluded: [...excluded, ...lost.map((hunk) => lineAt(edited ?? '', hunk))],
  }
}

/** Returns the hunks from `own` back to `base` that conflict with changes made in `now`. */
function overwrittenHunks(base: OptionalText, own: OptionalText, now: OptionalText) {
  if (own === undefined || own === base || own === now) return []
  const others = hunksOf(own, now ?? '')
  return hunksOf(own, base ?? '').filter((hunk) => others.some((other) => hunksConflict(hunk, other)))
}

function revertHunks(
  hunks: ReturnType<typeof hunksOf>,
  own: OptionalText,
  base: OptionalText,
  now: OptionalText,
): OptionalText {
  if (own === undefined) return undefined
  return now === undefined ? base : applyEdits(own, base === undefined ? [] : hunks)
}

/** Returns the first 80 characters of the line that a hunk is in. */
function lineAt(text: string, {start, end}: Range = {start: 0, end: 0}): string {
  const [line = ''] = text
    .slice(lineStart(text, start), end + 80)
    .trim()
    .split('\n')
  return line.slice(0, 80)
}

/** Lists the files at or below the paths that differ from a commit, including untracked and ignored files. */
export function differingFrom(root: string, commit: string, paths: string[]): string[] {
  if (paths.length === 0) return []
  const list = (...words: string[]) =>
    runGit(root, ['--literal-pathspecs', ...words, '--', ...paths]).rawOutput.split('\0')
  const tracked = list('diff', '--name-only', '--no-renames', '--relative', '-z', commit)
  const others = list('ls-files', '--others', '-z')
  return [...new Set([...tracked, ...others])].filter(Boolean).sort()
}

/** Whether a local or remote branch contains the commit. */
function isOnBranch(root: string, commit: string): boolean {
  return runGit(root, ['for-each-ref', '--contains', commit, 'refs/heads', 'refs/remotes']).rawOutput !== ''
}
