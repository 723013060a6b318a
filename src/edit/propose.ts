import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {ask, plainName, type SiteFiles, whyNoHistory} from '../site/index.ts'
import {changedParts} from './changedWords.ts'
import type {openJournal} from './journal.ts'
import type {Proposal, Proposed} from './protocol.ts'
import {type Unproposed, unproposed} from './unproposed.ts'

/** In milliseconds: signing may ask for a password. */
const longestSigning = 120_000

/** What a proposal would hold, and why none can be made, if so. Makes and builds nothing. */
export function proposalOf(root: string, site: SiteFiles, journal: ReturnType<typeof openJournal>): Proposal {
  const {own, reason} = ownChanges(root, journal)
  return {changes: own ? changesIn(site, own) : [], leftOut: own?.leftOut ?? [], ...(reason && {reason})}
}

/**
 * Makes one branch with one commit of just what was changed in the editor and is not proposed yet. The branch that is worked
 * on, the index and the files stay as they are: it uses a temporary index.
 */
export async function propose(
  root: string,
  site: SiteFiles,
  journal: ReturnType<typeof openJournal>,
  sentence: string,
): Promise<Proposed> {
  const subject = sentence.replace(/\s+/g, ' ').trim()
  if (!subject) return {made: false, reason: 'Describe your changes in one sentence.'}
  const {own, reason} = ownChanges(root, journal)
  if (!own || reason) return {made: false, reason: reason ?? ''}
  const temporary = mkdtempSync(join(tmpdir(), 'propose-'))
  try {
    const commit = await makeCommit(root, own, messageOf(subject, changesIn(site, own)), join(temporary, 'index'))
    if (!commit.said) return {made: false, reason: commit.words}
    const branch = freeBranch(root, subject)
    const named = ask(root, ['update-ref', `refs/heads/${branch}`, commit.words, ''])
    if (!named.said) return {made: false, reason: `Git could not make the branch ${branch}. It says:\n${named.words}`}
    journal.propose(own.writes, commit.words)
    return {made: true, branch, commit: commit.words, files: own.files.map(({file}) => file), ...remotesFor(root)}
  } finally {
    rmSync(temporary, {recursive: true, force: true})
  }
}

/** What was changed and is not proposed, and why it can’t be, if so. */
function ownChanges(root: string, journal: ReturnType<typeof openJournal>): {own?: Unproposed; reason?: string} {
  const history = whyNoHistory(root)
  if (history) return {reason: history}
  const own = unproposed(root, ask(root, ['rev-parse', 'HEAD']).words, journal.all())
  if (own.files.length === 0)
    return {own, reason: 'Everything that you changed here is committed or proposed, so there is nothing to propose.'}
  if (['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'].some((name) => !ask(root, ['var', name]).said))
    return {
      own,
      reason: 'Git does not know your name yet. Run: git config user.name "Your Name", and user.email in the same way.',
    }
  if (ask(root, ['rev-parse', '--verify', '--quiet', 'refs/heads/edit']).said)
    return {
      own,
      reason:
        'There is a branch called “edit”, so git can make none whose name begins with “edit/”. Rename it first: git branch -m edit another-name',
    }
  return {own}
}

function changesIn(site: SiteFiles, {files}: Unproposed): Proposal['changes'] {
  return files.flatMap(({file, before, after}) =>
    changedParts(site, file, before, after).map((change) => ({file, ...change})),
  )
}

/** No line begins with `#`: `git commit --amend` would take it for a comment. */
function messageOf(subject: string, changes: Proposal['changes']): string {
  const files = [...new Set(changes.map(({file}) => file))]
  const told = files.map((file) =>
    [
      file,
      ...changes
        .filter((change) => change.file === file)
        .flatMap(({before, after, same}) =>
          same
            ? [`Words: ${oneLine(after)}`, same]
            : [before && `Was: ${oneLine(before)}`, after && `Now: ${oneLine(after)}`],
        )
        .filter(Boolean),
    ].join('\n'),
  )
  return [subject.startsWith('#') ? `Words: ${subject}` : subject, ...told].join('\n\n')
}

function oneLine(words: string): string {
  return words.replaceAll('\n', ' / ')
}

/** The commit of a proposal, or what to do about it in words. */
async function makeCommit(root: string, {parent, files}: Unproposed, message: string, index: string) {
  const prefix = ask(root, ['rev-parse', '--show-prefix']).words
  const inIndex = (words: string[]) => ask(root, words, {env: {GIT_INDEX_FILE: index}})
  const steps = [inIndex(['read-tree', parent])]
  for (const {file, after} of files) {
    const path = prefix + file
    if (after === undefined) {
      steps.push(inIndex(['update-index', '--force-remove', '--', path]))
      continue
    }
    const blob = ask(root, ['hash-object', '-w', '--stdin', `--path=${path}`], {input: after})
    const mode =
      /^\d+/.exec(inIndex(['ls-files', '--full-name', '-s', '--', `:(top,literal)${path}`]).words)?.[0] ?? '100644'
    steps.push(blob, inIndex(['update-index', '--add', '--cacheinfo', `${mode},${blob.words},${path}`]))
  }
  const tree = inIndex(['write-tree'])
  const failed = [...steps, tree].find(({said}) => !said)
  if (failed) return {said: false, words: `Git could not make the proposal. It says:\n${failed.words}`}
  const signs = ask(root, ['config', '--type=bool', 'commit.gpgSign']).words === 'true'
  const words = ['commit-tree', tree.words, '-p', parent, ...(signs ? ['-S'] : []), '-F', '-']
  try {
    const committing = promisify(execFile)('git', words, {cwd: root, timeout: longestSigning})
    // Not as an argument, whose length is limited.
    committing.child.stdin?.end(`${message}\n`)
    const {stdout} = await committing
    return {said: true, words: stdout.trim()}
  } catch (error) {
    const why = String((error as {stderr?: string}).stderr || error).trim()
    return {
      said: false,
      words: signs
        ? `This project signs its commits, and signing failed on this computer. Ask whoever set that up. Git says:\n${why}`
        : `Git could not make the proposal. It says:\n${why}`,
    }
  }
}

/** A name that no branch has yet, here or at a remote: the first words of the sentence. */
function freeBranch(root: string, subject: string): string {
  const words = plainName(subject).split('-').slice(0, 6).join('-').slice(0, 60).replace(/-$/, '') || 'words'
  const taken = ask(root, [
    'for-each-ref',
    '--format=%(refname)',
    'refs/heads/edit/',
    'refs/remotes/*/edit/*',
  ]).words.split('\n')
  const isTaken = (branch: string) => taken.some((name) => name.endsWith(`/${branch}`))
  let branch = `edit/${words}`
  for (let number = 2; isTaken(branch); number++) branch = `edit/${words}-${number}`
  return branch
}

/** Where a proposal can be sent, and where it is sent unless somebody chooses. */
export function remotesFor(root: string): {remotes: string[]; remote?: string} {
  const remotes = ask(root, ['remote']).words.split('\n').filter(Boolean)
  const current = ask(root, ['symbolic-ref', '--quiet', '--short', 'HEAD']).words
  const set = [`branch.${current}.pushRemote`, 'remote.pushDefault', `branch.${current}.remote`].map(
    (name) => ask(root, ['config', name]).words,
  )
  const only = remotes.length === 1 ? remotes : []
  const remote = [...set, ...only, 'origin'].find((name) => remotes.includes(name))
  return {remotes, ...(remote && {remote})}
}
