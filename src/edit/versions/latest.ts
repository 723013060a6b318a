import {blobsOfCommit, joinList, runGit, type SiteFiles, shortTitleOf} from '../../site/index.ts'
import {editableFile, type SyncResult} from '../protocol.ts'
import type {FileChange, Step} from '../store.ts'
import {readText, writeChanges} from '../writeFile.ts'
import {textsOfCommit, withoutHooks} from './history.ts'
import {threeWayMerge} from './merge.ts'
import {remoteFor, runGitWithoutPrompts, whyGitUnavailable} from './remote.ts'
import {replay} from './replay.ts'

/**
 * Fetches the published commits without changing files. Returns the commit to update to, or why there is
 * none.
 */
export async function fetchLatest(root: string): Promise<{next: string} | SyncResult> {
  const reason = whyGitUnavailable(root)
  if (reason) return syncFailure(reason)
  const remote = remoteFor(root, 'upstream')
  if (!remote)
    return syncFailure(
      'This copy of the site was never connected to the place where it is published from. Ask your developer.',
    )
  const fetched = await runGitWithoutPrompts(root, ['fetch', '--quiet', remote])
  if (!fetched.isOk)
    return syncFailure(
      `The latest site could not be fetched from ${remote}. Try again, or show your developer what git said.`,
      fetched.output,
    )
  const names = ['@{upstream}', ...['HEAD', 'main', 'master'].map((name) => `refs/remotes/${remote}/${name}`)]
  const next = names
    .map((name) => runGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]))
    .find(({isOk}) => isOk)
  return next ? {next: next.output} : syncFailure(`Nothing is published at ${remote} yet.`)
}

/**
 * Moves this branch to a later commit, like `git merge --ff-only`, and merges the local changes word by word.
 * Changes nothing if there is a conflict.
 */
export function mergeLatest(root: string, site: SiteFiles, steps: Step[], next: string): SyncResult {
  const head = runGit(root, ['rev-parse', 'HEAD']).output
  const isPartOf = (one: string, other: string) =>
    runGit(root, ['merge-base', '--is-ancestor', one, other]).isOk
  if (isPartOf(next, head)) return {isOk: true, message: 'You have the latest site already.'}
  if (!isPartOf(head, next))
    return syncFailure(
      'Commits were made here that are not in the latest site. Ask your developer to bring both together.',
    )
  const publishedPaths = gitList(root, 'diff', '--name-only', '--no-renames', '-z', head, next)
  const prefix = runGit(root, ['rev-parse', '--show-prefix']).output
  const both = localChanges(root, prefix).filter(({path}) => publishedPaths.includes(path))
  const paths = both.map(({file}) => file)
  const {files} = replay(root, steps)
  const blobs = blobsOfCommit(root, next, paths)
  const [old, published] = [head, next].map((commit) => textsOfCommit(root, commit, paths))
  const plans = both.map(({path, file, isStaged}) => {
    const fresh = blobs.get(file)
    const isSame = runGit(root, ['hash-object', '--', file]).output === fresh
    const merge = () =>
      mergedChange(root, file, old?.get(file), published?.get(file), files.get(file)?.proposed)
    const change = isSame ? undefined : merge()
    return {path, file, fresh, change, isRefused: isStaged || (!isSame && !change)}
  })
  const conflicts = plans.filter(({isRefused}) => isRefused).map(({file}) => quotedTitle(site, file))
  if (conflicts.length > 0)
    return syncFailure(
      `Nothing was changed here. The latest site has other words where you changed some: ${joinList(conflicts, 'and')}. Send your changes for review or undo them there, then get the latest site again.`,
    )
  const changes = plans.flatMap(({change}) => change ?? [])
  const failed = writeChanges(root, changes)
  if (failed) return syncFailure(failed.reason)
  // The index entries are set to the new commit first: `git merge` then leaves the locally changed files
  // alone.
  const entries = plans.map(
    ({path, fresh}) => `${fresh ? `100644 ${fresh}` : `0 ${'0'.repeat(40)}`}\t${path}\0`,
  )
  const indexed = runGit(root, [...withoutHooks, 'update-index', '-z', '--index-info'], {
    input: entries.join(''),
  })
  const moved = indexed.isOk
    ? runGit(root, [...withoutHooks, 'merge', '--ff-only', '--no-autostash', '--quiet', next])
    : indexed
  if (moved.isOk)
    return {
      isOk: true,
      message: `You have the latest site now.${publishedPaths.includes(`${prefix}package-lock.json`) ? newPackages : ''}`,
    }
  if (paths.length > 0)
    runGit(root, [...withoutHooks, '--literal-pathspecs', 'reset', '--quiet', '--', ...paths])
  writeChanges(
    root,
    changes.map(({file, before, after}) => ({file, before: after, after: before})),
  )
  return syncFailure(
    'Git could not go on to the latest site, so nothing was changed. Show your developer what it said.',
    moved.output,
  )
}

const newPackages =
  ' It needs other packages than before: stop the editor with Ctrl+C, run npm install, and start it again.'

/**
 * Merges local with published changes; `undefined` on a conflict. If a proposal was reworded, published text
 * wins.
 */
function mergedChange(
  root: string,
  file: string,
  old?: string,
  fresh?: string,
  proposed?: string,
): FileChange | undefined {
  if (!editableFile.safeParse(file).success) return undefined
  const [base, published] = [old, fresh].map((text) => text?.replace(/^\uFEFF/, ''))
  const now = readText(root, file)
  const next =
    threeWayMerge(base, now, published) ??
    (proposed === undefined ? undefined : threeWayMerge(proposed, now, published))
  return next && {file, before: now, after: next.text}
}

/** Lists files that differ from `HEAD`; `path` is relative to the repository, `file` to the project. */
function localChanges(root: string, prefix: string) {
  return gitList(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all').map((line) => {
    const path = line.slice(3)
    return {
      path,
      file: path.startsWith(prefix) ? path.slice(prefix.length) : path,
      isStaged: !/^[ ?]/.test(line),
    }
  })
}

function gitList(root: string, ...words: string[]): string[] {
  return runGit(root, words).rawOutput.split('\0').filter(Boolean)
}

function quotedTitle(site: SiteFiles, file: string): string {
  const page = site.pages.find((each) => each.file === file)
  return page ? `“${shortTitleOf(page, site)}”` : file
}

function syncFailure(message: string, gitOutput?: string): SyncResult {
  return {isOk: false, message, ...(gitOutput && {gitOutput})}
}
