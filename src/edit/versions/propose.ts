import {lstatSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {blobsOfCommit, type GitResult, runGit, type SiteFiles, slugify} from '../../site/index.ts'
import {fileTitle} from '../pagesShowing.ts'
import {
  isPicture,
  type Proposal,
  type ProposalResult,
  type SyncResult,
  type UnsentProposal,
} from '../protocol.ts'
import type {FileChange, Step} from '../store.ts'
import {readText} from '../writeFile.ts'
import {type History, textsOfCommit, withoutHooks} from './history.ts'
import {threeWayMerge} from './merge.ts'
import {describeProposal, proposedChanges, subjectOf, withoutSubject} from './proposedChanges.ts'
import {remoteFor, runGitWithoutPrompts, whyGitUnavailable} from './remote.ts'
import {differingFrom, replay} from './replay.ts'

/** Changes that were saved in the editor and are neither committed nor proposed. */
interface UnproposedChanges {
  /** The parent commit: `HEAD`, or an earlier proposal that the changes build on. */
  parent: string
  isOnProposal: boolean
  files: FileChange[]
  /** Files of `public/` that the changed files refer to and that are missing in the parent commit. */
  pictures: string[]
  /** One sentence for each change that can’t be proposed. */
  excluded: string[]
}

/** Previews a proposal (a branch with the saved changes), or says why none can be made. Creates nothing. */
export function previewProposal(root: string, site: SiteFiles, history: History): Proposal {
  const reason = whyGitUnavailable(root)
  if (reason) return {changes: [], excluded: [], unsent: [], reason}
  const steps = history.steps()
  const own = unproposedChanges(root, steps)
  const notProposable = whyNotProposable(root, own)
  return {
    changes: proposedChanges(site, own.files, own.pictures).map((change) => ({
      ...change,
      title: fileTitle(site, change.file),
    })),
    excluded: own.excluded,
    unsent: unsentProposals(root, steps),
    ...(own.isOnProposal && own.files.length > 0 && {buildsOn: true}),
    ...(notProposable && {reason: notProposable}),
  }
}

/**
 * Creates a branch with one commit of the saved changes that are not proposed yet. Uses a temporary index, so
 * that the current branch, the index and the files stay as they are.
 */
export async function propose(
  root: string,
  site: SiteFiles,
  history: History,
  sentence: string,
): Promise<ProposalResult> {
  const subject = subjectOf(sentence)
  if (!subject) return withoutSubject
  const withoutGit = whyGitUnavailable(root)
  if (withoutGit) return {created: false, reason: withoutGit}
  const own = unproposedChanges(root, history.steps())
  const reason = whyNotProposable(root, own)
  if (reason) return {created: false, reason}
  const temporary = mkdtempSync(join(tmpdir(), 'propose-'))
  try {
    const commit = await makeCommit(
      root,
      own,
      describeProposal(subject, proposedChanges(site, own.files, own.pictures)),
      join(temporary, 'index'),
    )
    if (!commit.isOk)
      return {created: false, reason: `Git could not make the proposal. It says:\n${commit.output}`}
    const branch = unusedBranch(root, subject)
    const unchanged = own.files.map(({file}) => ({
      file,
      before: readText(root, file),
      after: readText(root, file),
    }))
    const [first = ''] = own.files.map(({file}) => file)
    // Stores the step before creating the branch: if creating it fails, the step has no branch and is
    // ignored.
    history.add(
      {did: 'propose', of: commit.output, file: first, what: branch, before: '', after: ''},
      unchanged,
    )
    const named = runGit(root, [...withoutHooks, 'update-ref', `refs/heads/${branch}`, commit.output, ''])
    if (!named.isOk)
      return {created: false, reason: `Git could not make the branch ${branch}. It says:\n${named.output}`}
    return {created: true, ...unsentProposal(root, branch, subject)}
  } finally {
    rmSync(temporary, {recursive: true, force: true})
  }
}

/** Pushes the branch of a proposal. The local branch stays, even if the push fails. */
export async function push(root: string, branch: string): Promise<SyncResult> {
  const remote = remoteFor(root, 'push')
  if (!remote)
    return {
      isOk: false,
      message:
        'This copy of the site is not connected to a place where proposals are reviewed. Ask your developer.',
    }
  const pushed = await runGitWithoutPrompts(root, ['push', '--no-progress', remote, `refs/heads/${branch}`])
  if (!pushed.isOk)
    return {
      isOk: false,
      message: `It could not be sent to ${remote}. Nothing is lost: your proposal is still on this computer. Try again, or show your developer what git said.`,
      gitOutput: pushed.output,
    }
  // Code hosts print the URL for opening a pull request.
  const [, link] = /^remote:.*?(https:\/\/\S+)/m.exec(pushed.errorOutput) ?? []
  return {isOk: true, message: 'Sent for review.', ...(link && {link})}
}

/**
 * Returns the proposals whose branches still exist here and were not pushed to a remote, the latest first.
 */
function unsentProposals(root: string, steps: Step[]): UnsentProposal[] {
  const linesOf = (words: string[]) => runGit(root, words).output.split('\n')
  const branches = new Set(linesOf(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads']))
  const unsent = linesOf(['log', '--branches', '--not', '--remotes', '--format=%H %s'])
  const sentences = new Map(
    unsent.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  )
  return [...steps].reverse().flatMap(({did, of = '', what}) => {
    const sentence = did === 'propose' && branches.has(what) ? sentences.get(of) : undefined
    return sentence === undefined ? [] : unsentProposal(root, what, sentence)
  })
}

function unsentProposal(root: string, branch: string, sentence: string): UnsentProposal {
  const remote = remoteFor(root, 'push')
  return {branch, sentence, ...(remote && {remote})}
}

function unproposedChanges(root: string, steps: Step[]): UnproposedChanges {
  const {files, proposals} = replay(root, steps)
  const head = runGit(root, ['rev-parse', 'HEAD']).output
  /** Applies the unproposed changes to a commit. */
  const candidateOn = (parent: string) => {
    const texts = textsOfCommit(root, parent, [...files.keys()])
    const tried = [...files].map(([file, {proposed, edited}]) => {
      const before = texts.get(file)
      const next = threeWayMerge(proposed, edited, before)
      return {file, before, after: next?.text, isConflict: !next}
    })
    return {
      parent,
      failed: tried.filter(({isConflict}) => isConflict),
      made: tried.filter(({isConflict, before, after}) => !isConflict && before !== after),
    }
  }
  const candidates = [head, ...proposals].map(candidateOn)
  const fewestFailed = Math.min(...candidates.map(({failed}) => failed.length))
  const {parent, failed, made} =
    candidates.find((each) => each.failed.length === fewestFailed) ?? candidateOn(head)
  return {
    parent,
    isOnProposal: parent !== head,
    files: made.map(({file, before, after}) => ({file, before, after})),
    pictures: picturesToAdd(root, parent, made),
    excluded: [
      ...[...files.values()].flatMap(({excluded}) => excluded),
      ...failed.map(({file}) => `${file}: somebody else changed these words meanwhile. Change it again.`),
    ],
  }
}

function picturesToAdd(root: string, parent: string, files: FileChange[]): string[] {
  const differing = files.length > 0 ? differingFrom(root, parent, ['public']) : []
  const old = blobsOfCommit(root, parent, differing)
  return differing.filter(
    (file) =>
      !old.has(file) &&
      !files.some((own) => own.file === file) &&
      lstatSync(join(root, file), {throwIfNoEntry: false})?.isFile() &&
      files.some(({after}) => after?.includes(file.replace('public', ''))),
  )
}

/** Returns why no proposal can be made; `undefined` if one can. */
function whyNotProposable(root: string, {files}: UnproposedChanges): string | undefined {
  if (files.length === 0)
    return 'Everything that you changed here is part of the site or of a proposal already.'
  if (!runGit(root, ['var', 'GIT_COMMITTER_IDENT']).isOk)
    return 'Git does not know your name yet. Ask your developer to run: git config user.name "Your Name", and user.email in the same way.'
  return undefined
}

/** Creates the commit of a proposal; `output` is its name, or why git could not make it. */
async function makeCommit(
  root: string,
  {parent, files, pictures}: UnproposedChanges,
  message: string,
  index: string,
): Promise<GitResult> {
  const prefix = runGit(root, ['rev-parse', '--show-prefix']).output
  const inIndex = (words: string[]) => runGit(root, words, {env: {GIT_INDEX_FILE: index}})
  const steps = [inIndex(['read-tree', parent])]
  const put = (file: string, blob: GitResult) =>
    steps.push(
      blob,
      inIndex(['update-index', '--add', '--cacheinfo', `100644,${blob.output},${prefix}${file}`]),
    )
  for (const {file, after} of files) {
    const path = prefix + file
    if (after === undefined) steps.push(inIndex(['update-index', '--force-remove', '--', path]))
    else {
      const input = Buffer.from(after, isPicture(file) ? 'base64' : 'utf8')
      put(file, runGit(root, ['hash-object', '-w', '--stdin', `--path=${path}`], {input}))
    }
  }
  for (const file of pictures) put(file, runGit(root, ['hash-object', '-w', '--', file]))
  const tree = inIndex(['write-tree'])
  const failed = [...steps, tree].find(({isOk}) => !isOk)
  if (failed) return failed
  const isSigned = runGit(root, ['config', '--type=bool', 'commit.gpgSign']).output === 'true'
  const words = ['commit-tree', tree.output, '-p', parent, ...(isSigned ? ['-S'] : []), '-F', '-']
  return runGitWithoutPrompts(root, words, `${message}\n`)
}

/**
 * Returns a branch name from the first words of the sentence that is unused here and at the remotes. Git
 * keeps branches as files, so there can be no `edit/words` beside a branch `edit`, nor beside
 * `edit/words/more`.
 */
function unusedBranch(root: string, subject: string): string {
  const words = slugify(subject).split('-').slice(0, 6).join('-').slice(0, 60).replace(/-$/, '') || 'words'
  // In lower case, because file names on Windows and macOS ignore case.
  const refs = runGit(root, ['for-each-ref', '--format=%(refname)']).output.toLowerCase().split('\n')
  const isTaken = (branch: string) => refs.some((name) => `${name}/`.includes(`/${branch}/`))
  const first = refs.some((name) => name.endsWith('/edit')) ? `edit-${words}` : `edit/${words}`
  let branch = first
  for (let number = 2; isTaken(branch); number++) branch = `${first}-${number}`
  return branch
}
