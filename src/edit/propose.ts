import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {listed} from '../check/listed.ts'
import {plainName} from '../check/plainName.ts'
import {ask, type Said} from './git.ts'
import type {Entry} from './journal.ts'
import {inverse, patched} from './patch.ts'
import type {Proposed} from './protocol.ts'

/**
 * Makes one branch with one commit of just those files, from the commit that is checked out. The branch that is worked on,
 * what is staged and the files stay as they are: git's index of its own is used, in a folder that is gone afterwards.
 */
export function propose(root: string, journal: Entry[], sentence: string, summary: string): Proposed {
  const files = filesOf(journal)
  const subject = sentence.replace(/\s+/g, ' ').trim()
  if (!subject) return {made: false, reason: 'Say in one sentence what this changes, and why.'}
  if (files.length === 0) return {made: false, reason: 'Nothing was changed here, so there is nothing to propose.'}
  const head = ask(root, ['rev-parse', '--verify', 'HEAD'])
  if (!head.said)
    return {
      made: false,
      reason: 'This folder has no history of git to propose a change in. Copy the files to someone who has it.',
    }
  const changed = differing(root, files, head.words)
  if (changed.length === 0)
    return {made: false, reason: 'Every file is as it was committed last, so there is nothing to propose.'}
  if (!ask(root, ['var', 'GIT_AUTHOR_IDENT']).said)
    return {
      made: false,
      reason: 'Git does not know your name yet. Run: git config user.name "Your Name", and user.email',
    }
  const own = mkdtempSync(join(tmpdir(), 'propose-'))
  const others = changed.filter((file) => hasOthers(root, head.words, file, journal))
  try {
    return commit(
      root,
      changed,
      others,
      head.words,
      [subject, summary.trim()].filter(Boolean).join('\n\n'),
      join(own, 'index'),
    )
  } finally {
    rmSync(own, {recursive: true, force: true})
  }
}

function commit(
  root: string,
  files: string[],
  others: string[],
  head: string,
  message: string,
  index: string,
): Proposed {
  const inIndex = (...words: string[]) => ask(root, words, {GIT_INDEX_FILE: index})
  const steps = [inIndex('read-tree', head), ...files.map((file) => stage(root, file, inIndex))]
  const tree = inIndex('write-tree')
  const made = ask(root, ['commit-tree', tree.words, '-p', head, '-m', message])
  const failed = [...steps, tree, made].find(({said}) => !said)
  if (failed) return {made: false, reason: `Git could not make the commit: ${failed.words}`}
  const branch = freeBranch(root, message)
  const named = ask(root, ['update-ref', `refs/heads/${branch}`, made.words, ''])
  if (!named.said) return {made: false, reason: `Git could not make the branch: ${named.words}`}
  const remote = ask(root, ['remote']).words.split('\n')[0]
  return {
    made: true,
    branch,
    commit: made.words,
    files,
    others,
    ...(remote && {remote}),
    words: wordsFor(branch, files, others, remote),
  }
}

/** A file as it is now, or its absence, with the rights that git knows it by. */
function stage(root: string, file: string, inIndex: (...words: string[]) => Said): Said {
  const path = `${ask(root, ['rev-parse', '--show-prefix']).words}${file}`
  if (!existsSync(join(root, file))) return inIndex('update-index', '--force-remove', '--', path)
  const blob = ask(root, ['hash-object', '-w', `--path=${path}`, '--', file])
  if (!blob.said) return blob
  const mode = /^\d+/.exec(ask(root, ['ls-files', '-s', '--', file]).words)?.[0] ?? '100644'
  return inIndex('update-index', '--add', '--cacheinfo', `${mode},${blob.words},${path}`)
}

/** Those of the files that are not as they were committed. */
function differing(root: string, files: string[], head: string): string[] {
  const known = ask(root, ['diff', '--name-only', '--relative', '-z', head, '--', ...files]).words
  const fresh = ask(root, ['ls-files', '--others', '-z', '--', ...files]).words
  return [...new Set([...known.split('\0'), ...fresh.split('\0')])].filter(Boolean).sort()
}

/** The files that were changed by editing, whether or not it was put back. */
function filesOf(journal: Entry[]): string[] {
  return [...new Set(journal.flatMap(({patches, made}) => [...patches, ...made].map(({file}) => file)))]
}

/** Whether a file is changed by more than what was edited here: taking that back does not lead to what was committed. */
function hasOthers(root: string, head: string, file: string, journal: Entry[]): boolean {
  const committed = ask(root, ['show', `${head}:./${file}`])
  let now: string | undefined = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
  const isCommitted = () => (committed.said ? now?.trimEnd() === committed.words : now === undefined)
  for (const {patches, made, undone} of [...journal].reverse()) {
    if (isCommitted()) return false
    if (undone) continue
    if (made.some((each) => each.file === file && each.text === now)) now = undefined
    for (const patch of patches.filter((each) => each.file === file)) now = now && patched(now, inverse(patch))
  }
  return !isCommitted()
}

/** A name that no branch has yet: the first words of the sentence. */
function freeBranch(root: string, message: string): string {
  const words =
    plainName(message.split('\n')[0] ?? '')
      .split('-')
      .slice(0, 6)
      .join('-') || 'words'
  const taken = (name: string) => ask(root, ['rev-parse', '--verify', '--quiet', `refs/heads/${name}`]).said
  let branch = `edit/${words}`
  for (let number = 2; taken(branch); number++) branch = `edit/${words}-${number}`
  return branch
}

function wordsFor(branch: string, files: string[], others: string[], remote: string | undefined): string {
  const also =
    others.length > 0
      ? ` What someone changed elsewhere in ${listed(others, 'and')} goes with it: look at that first.`
      : ''
  const many = files.length === 1 ? 'one file' : `${files.length} files`
  const next = remote
    ? `Nothing has left this computer yet. Send it to ${remote} with the button below, or with: git push ${remote} ${branch}`
    : 'Tell whoever looks after the site its name.'
  return `Your changes to ${many} stand on a branch of their own now, ${branch}. The branch that you are on and your files are as they were.${also} ${next}`
}
