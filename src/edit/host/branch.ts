import {utf8ToBytes} from '@noble/hashes/utils.js'
import {type SiteFiles, withFileText} from '../../site/index.ts'
import {firstSentences, newFindings, reportedFindings} from '../findings.ts'
import {fileTitle} from '../pagesShowing.ts'
import {isPicture, type Proposal, type ProposalResult} from '../protocol.ts'
import {type Rejection, reject} from '../rejection.ts'
import type {FileChange, NewStep, Store} from '../store.ts'
import {threeWayMerge} from '../versions/merge.ts'
import {describeProposal, proposedChanges, subjectOf, withoutSubject} from '../versions/proposedChanges.ts'
import {fromBase64} from './base64.ts'
import {Blobs} from './blobs.ts'
import {type BuiltSite, isParsed, readBranch, siteOf} from './branchState.ts'
import {type CodeHost, type CommitRequest, HostError, type Review} from './codeHost.ts'
import {messageOfStep, readStep} from './stepMessage.ts'

/** How often a save is tried on the newest state of the branch if somebody else commits meanwhile. */
const maxTries = 4

/**
 * Opens the author’s branch at a code host: each save is a commit on it. It is created by the first save, and
 * found again on any device until its pull request is merged or closed. If a branch for review was built, it
 * is that one instead. Throws `HostError`.
 */
export async function openBranch(host: CodeHost, built: BuiltSite, builtBranch?: string): Promise<Store> {
  const {login, canWrite, defaultBranch} = await host.describeAccess()
  if (!canWrite) throw new HostError('rights')
  const blobs = new Blobs(host, built.texts.values())
  /** The names of the author’s branches start with it. A login has no slash, so that no other author’s do. */
  const prefix = `edit/${login.toLowerCase()}/`
  /** Whether the branch has an open pull request. */
  let isInReview = false
  async function findBranch(): Promise<string | undefined> {
    const reviewed = await findReviewedBranch(host, builtBranch, defaultBranch)
    const found = reviewed ? {name: reviewed, isInReview: true} : await findOpenBranch(host, prefix)
    isInReview = found?.isInReview ?? false
    return found?.name
  }
  let state = await readBranch(host, built, blobs, {branch: await findBranch(), defaultBranch, login})

  /** Reads the branch again, or begins anew if it was deleted, as some hosts do after merging it. */
  async function refresh(found?: string) {
    const isThere = state.branch !== undefined && (await host.findBranch(state.branch)) !== undefined
    const branch = found ?? (isThere ? state.branch : await findBranch())
    state = await readBranch(host, built, blobs, {branch, defaultBranch, login, before: state.site})
  }

  /** Returns the files’ new contents if a change fits the state of the branch as it is now. */
  function mergeIntoState(changes: FileChange[]): FileChange[] | Rejection {
    const merged = changes.map(({file, before, after}) => {
      const now = blobs.text(file, state.files.get(file))
      return {file, before: now, after: threeWayMerge(before, after, now)}
    })
    const conflict = merged.find(({after}) => !after)
    if (conflict)
      return reject(
        `“${fileTitle(state.site, conflict.file)}” was changed meanwhile, in the same words. Your words stay here: look at the page, then save again.`,
        conflict.before === undefined ? {} : {currentText: conflict.before},
      )
    return merged.map(({after, ...each}) => ({...each, after: after?.text}))
  }

  async function write(step: NewStep, changes: FileChange[]): Promise<string | Rejection> {
    // Another device may have created the branch meanwhile.
    const found = state.branch === undefined ? await findBranch() : undefined
    if (found) await refresh(found)
    let isRefreshed = found !== undefined
    for (let tries = 1; ; tries++) {
      const merged = mergeIntoState(changes)
      if ('rejected' in merged) return merged
      // A save whose answer was lost is in the branch already.
      if (isRefreshed && merged.every(({before, after}) => before === after))
        return state.steps.findLast(({file, author}) => file === step.file && !author)?.id ?? state.tip
      const wrong = isRefreshed ? findErrors(state.site, merged) : undefined
      if (wrong) return wrong
      try {
        return await commit(step, merged)
      } catch (error) {
        if (!(error instanceof HostError && error.kind === 'moved') || tries === maxTries) throw error
        await refresh()
        isRefreshed = true
      }
    }
  }

  /** Adds a commit to the branch, and updates the state. */
  async function commit(step: NewStep, changes: FileChange[]): Promise<string> {
    const files = changes.map(({file, after}) => {
      const id = state.files.get(file)
      const content = after === undefined ? undefined : contentOf(file, after, blobs.bytes(id))
      return {file, content, before: id ?? null, after: content ? blobs.add(content) : null}
    })
    const writes = files.map(({file, before, after}) => ({
      file,
      before,
      after,
      head: state.published.get(file) ?? null,
    }))
    const branch = state.branch ?? prefix + timeName(new Date())
    const message = messageOfStep(step, writes, fileTitle(state.site, step.file))
    const id = await host.commit({
      branch,
      isNew: state.branch === undefined,
      parent: state.tip,
      message,
      files: files.map(({file, content}) => ({path: file, content})),
    })
    const nextFiles = new Map(state.files)
    for (const {file, after} of files) {
      if (after === null) nextFiles.delete(file)
      else nextFiles.set(file, after)
    }
    const at = new Date().toISOString()
    state = {
      ...state,
      branch,
      tip: id,
      files: nextFiles,
      // As other devices read it.
      steps: [...state.steps, readStep({id, at, message}, blobs)].filter((each) => each !== undefined),
      site: siteOf(built.facts, nextFiles, blobs, state.site),
    }
    return id
  }

  const changedFiles = () =>
    [...new Set([...state.files.keys(), ...state.published.keys()])].filter(
      (file) => state.files.get(file) !== state.published.get(file),
    )

  /** Merges what is published word by word, where the code host can’t. Returns whether there is a conflict. */
  async function mergePublished(branch: string): Promise<boolean> {
    await refresh()
    const merged = await host.findBranch(defaultBranch)
    if (merged === undefined) throw new HostError('moved')
    const latest = await host.listFiles(merged)
    const changes = changedFiles()
      .map((file) => ({
        file,
        base: state.published.get(file),
        own: state.files.get(file),
        now: latest.get(file),
      }))
      .filter(({own, now}) => own !== now)
    await blobs.fetch(
      changes.flatMap(({base, own, now}) => [base, own, now]).filter((id) => id !== undefined),
    )
    const files: CommitRequest['files'] = []
    for (const {file, base, own, now} of changes) {
      // Other files may be programs, and a commit from here would make them ordinary files.
      if (!isParsed(file) && !isPicture(file)) return true
      if (now === base) {
        files.push({path: file, content: blobs.bytes(own)})
        continue
      }
      const [before, after, current] = [base, own, now].map((id) => blobs.text(file, id))
      const next = isParsed(file) ? threeWayMerge(before, after, current) : undefined
      if (!next) return true
      const content = next.text === undefined ? undefined : contentOf(file, next.text, blobs.bytes(now))
      files.push({path: file, content})
    }
    const message = `Merge branch '${defaultBranch}' into ${branch}\n`
    await host.commit({branch, isNew: false, parent: state.tip, merged, message, files})
    return false
  }

  function unproposedChanges(): FileChange[] {
    return changedFiles()
      .filter((file) => isParsed(file) || isPicture(file))
      .map((file) => ({
        file,
        before: blobs.text(file, state.published.get(file)),
        after: blobs.text(file, state.files.get(file)),
      }))
  }

  function previewProposal(site: SiteFiles): Proposal {
    const changes = proposedChanges(site, unproposedChanges())
    return {
      changes: changes.map((change) => ({...change, title: fileTitle(site, change.file)})),
      excluded: [],
      unsent: [],
      isSentAtOnce: true,
      ...(changes.length === 0 && {
        reason: 'You have changed nothing yet that is not part of the site already.',
      }),
    }
  }

  async function propose(site: SiteFiles, sentence: string): Promise<ProposalResult> {
    const subject = subjectOf(sentence)
    if (!subject) return withoutSubject
    const {reason, changes} = previewProposal(site)
    const {branch} = state
    if (reason || !branch) return {created: false, reason: reason ?? 'Nothing is saved yet.'}
    const [title = subject, ...body] = describeProposal(subject, changes).split('\n\n')
    await host.openPullRequest({branch, into: defaultBranch, title, body: body.join('\n\n')})
    isInReview = true
    return {created: true, isSent: true, branch, sentence: subject}
  }

  return {
    readSite: () => state.site,
    steps: () => state.steps,
    publishedTexts: (files) =>
      new Map(files.map((file) => [file, blobs.text(file, state.published.get(file))])),
    write,
    previewProposal,
    isInReview: () => isInReview,
    async findSent() {
      const branch = state.branch ?? (await host.listBranches(prefix)).at(-1)?.name
      const pull = branch && (await host.findPullRequest(branch))
      if (!pull) return undefined
      isInReview = state.branch !== undefined && pull.state === 'open'
      const {address, title: sentence} = pull
      if (pull.state !== 'open')
        return {address, sentence, isOpen: false, message: endedProposals[pull.state]}
      return {address, sentence, isOpen: true, message: proposalStatus(await host.readReview(pull))}
    },
    propose,
    async fetchLatest() {
      const tip = state.branch && (await host.merge(state.branch, defaultBranch))
      return async () => {
        const before = state.tip
        if (state.branch && tip === undefined && (await mergePublished(state.branch)))
          return {isOk: false, message: conflictWithLatest}
        await refresh()
        return {isOk: true, message: before === state.tip ? latestAlready : 'You have the latest site now.'}
      }
    },
  }
}

const conflictWithLatest =
  'Nothing was changed here. The latest site has other words where you changed some. Send your changes for review: whoever reviews them brings both together.'
const latestAlready = 'You have the latest site already.'

/** Says where a pull request stands. */
function proposalStatus({review, checks}: Review): string {
  if (checks === 'failed') return 'Sent for review. A check found a mistake: read there what it says.'
  if (review === 'changesRequested') return 'Somebody asked for other words: read there what they say.'
  if (review === 'approved') return 'Approved. The words are published once somebody merges them.'
  return checks === 'running'
    ? 'Sent for review. It is being checked.'
    : 'Sent for review. Nobody has answered yet.'
}

const endedProposals = {
  merged: 'Your last proposal was accepted. Visitors read it once the site is published again.',
  closed: 'Your last proposal was closed and not accepted: read there why.',
}

/** Returns the branch that was built, if there is an open pull request of it in this repository. */
async function findReviewedBranch(host: CodeHost, built: string | undefined, defaultBranch: string) {
  if (!built || built === defaultBranch || !(await host.findBranch(built))) return undefined
  return (await host.findPullRequest(built))?.state === 'open' ? built : undefined
}

/** Returns the author’s latest branch, unless all of it was merged or closed. */
async function findOpenBranch(host: CodeHost, prefix: string) {
  const last = (await host.listBranches(prefix)).at(-1)
  const pull = last && (await host.findPullRequest(last.name))
  const isDone = pull && pull.state !== 'open' && pull.commit === last.commit
  return isDone || !last ? undefined : {name: last.name, isInReview: pull?.state === 'open'}
}

/**
 * Returns the name of a branch that begins now: `2026-11-30-150459-123`. Such names sort by time, and are
 * never reused.
 */
function timeName(now: Date): string {
  return now.toISOString().replace(/:/g, '').replace(/[T.]/g, '-').replace('Z', '')
}

/** Returns why a change may not be committed that was merged with somebody else’s. */
function findErrors(site: SiteFiles, changes: FileChange[]): Rejection | undefined {
  const next = changes.reduce((now, {file, after}) => withFileText(now, file, after), site)
  const files = changes.map(({file}) => file).filter((file) => !isPicture(file))
  const {errors} = newFindings(site, next, files)
  if (errors.length === 0) return undefined
  return reject(`This was changed meanwhile. ${firstSentences(next, errors)}`, {
    findings: reportedFindings(next, errors),
  })
}

/** Returns the bytes of a file’s new text, with a byte order mark if there was one `before`. */
function contentOf(file: string, text: string, before: Uint8Array | undefined): Uint8Array {
  if (isPicture(file)) return fromBase64(text)
  return utf8ToBytes(before && isMarked(before) ? `\uFEFF${text}` : text)
}

/** Whether a file starts with a byte order mark. */
function isMarked(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
}
