/** A pull request, as far as its author needs to know about it. */
export interface PullRequest {
  number: number
  /** Its page on the code host. */
  address: string
  title: string
  /** The latest commit of its branch that it has. */
  commit: string
  state: 'open' | 'closed' | 'merged'
}

/** What reviewers and checks answered to a pull request. */
export interface Review {
  review: 'waiting' | 'approved' | 'changesRequested'
  /** `none` also where the key may not read them. */
  checks: 'none' | 'running' | 'passed' | 'failed'
}

/** One commit on top of `parent`. */
export interface CommitRequest {
  branch: string
  /** Whether the branch is created at this commit, and must not exist yet. */
  isNew: boolean
  parent: string
  /** A second parent, which is merged: its files are those of the new commit, but for `files`. */
  merged?: string
  message: string
  /** Text, bytes, or `undefined` to delete the file. */
  files: {path: string; content: Uint8Array | string | undefined}[]
}

export interface Comparison {
  mergeBase: string
  /** The oldest first. `at` is an ISO 8601 time; `author` a login, absent if the host does not know it. */
  commits: {id: string; message: string; at: string; author?: string | undefined}[]
}

/**
 * The repository of the site on a code host, used with the key of one person. Each method throws `HostError`.
 */
export interface CodeHost {
  describeAccess(): Promise<{login: string; canWrite: boolean; defaultBranch: string}>
  /** The branches whose names start with `prefix`, sorted by name, with the ids of their commits. */
  listBranches(prefix: string): Promise<{name: string; commit: string}[]>
  /** The id of a branch’s commit. */
  findBranch(name: string): Promise<string | undefined>
  /** The blob id of each regular file of a commit, by path. */
  listFiles(commit: string): Promise<Map<string, string>>
  readBlob(id: string): Promise<Uint8Array>
  /** The commits of `head`, a branch or a commit, that `base` has not. */
  compare(base: string, head: string): Promise<Comparison>
  /**
   * Adds a commit to a branch that is at `parent`, or creates the branch, and returns the commit’s id. Throws
   * `moved` if the branch is elsewhere. After `offline` or `down`, the commit may have been made all the
   * same.
   */
  commit(request: CommitRequest): Promise<string>
  /**
   * Merges a branch into another and returns the commit where that is now; `undefined` if there is a
   * conflict.
   */
  merge(into: string, from: string): Promise<string | undefined>
  /** The latest pull request of a branch. */
  findPullRequest(branch: string): Promise<PullRequest | undefined>
  readReview(pull: PullRequest): Promise<Review>
  /** Opens a pull request, or returns the one that is open for this branch. */
  openPullRequest(request: {branch: string; into: string; title: string; body: string}): Promise<PullRequest>
}

/** What the author reads for each kind of error, with what to do. */
const messages = {
  /** The host doesn’t know the key, or no longer. */
  key: 'Your key has run out, was withdrawn, or was not copied whole. Make a new one and sign in again.',
  /** The key may not do this, or not see this repository. */
  rights:
    'Your key does not allow this. Make one that may read and write the contents and the pull requests of this site’s repository, then sign in again. If that does not help, ask your developer whether you may write there.',
  limit: 'You have asked the code host for too much in a short time.',
  moved: 'Somebody else has changed this since you opened it. Get the latest version, then try again.',
  /** The rules of the repository protect the branch. */
  protected: 'This branch accepts changes only after a review. Send your change for review instead.',
  offline:
    'The code host could not be reached, or the connection broke off. Check your connection, then try again.',
  down: 'The code host has a problem of its own. Wait a few minutes, then try again.',
  unexpected: 'The code host gave an unexpected answer, so this was not done. Show your developer this:',
}

export type HostErrorKind = keyof typeof messages

/**
 * Why the code host did not do what was asked. The message is for the author, and never has the key in it.
 */
export class HostError extends Error {
  override name = 'HostError'
  readonly kind: HostErrorKind
  /** When the host accepts requests again, if the kind is `limit`. */
  readonly retryAt: Date | undefined

  /** `details` are for developers. */
  constructor(kind: HostErrorKind, {details, retryAt}: {details?: string; retryAt?: Date} = {}) {
    super(
      [messages[kind], details, retryAt && `Try again at ${clockTime(retryAt)}.`].filter(Boolean).join(' '),
    )
    this.kind = kind
    this.retryAt = retryAt
  }
}

function clockTime(date: Date): string {
  // Rounded up to a whole minute: at the time that it names, the host accepts requests again.
  const next = new Date(Math.ceil(date.getTime() / 60_000) * 60_000)
  return next.toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'})
}
