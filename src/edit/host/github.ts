import {z} from 'zod'
import {fromBase64, toBase64} from './base64.ts'
import {type CodeHost, type CommitRequest, HostError, type PullRequest, type Review} from './codeHost.ts'
import {type Connection, connectTo} from './githubRequest.ts'

interface Options extends Partial<Connection> {
  /** `owner/name` */
  repository: string
  key: string
}

/** GitHub’s largest page. */
const pageSize = 100

const identified = z.object({sha: z.string()})
const branchList = z.array(z.object({ref: z.string(), object: identified}))
const tree = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({path: z.string(), mode: z.string(), sha: z.string()})),
})
const blob = z.object({content: z.string(), encoding: z.literal('base64')})
const commitTree = z.object({tree: identified})
const comparison = z.object({
  total_commits: z.int(),
  merge_base_commit: identified,
  commits: z.array(
    z.object({
      sha: z.string(),
      author: z.object({login: z.string().optional()}).nullish(),
      commit: z.object({message: z.string(), committer: z.object({date: z.string()})}),
    }),
  ),
})
const access = z.object({
  default_branch: z.string(),
  permissions: z.object({push: z.boolean().optional()}).optional(),
})
const pull = z.object({
  number: z.int(),
  html_url: z.string(),
  title: z.string(),
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullish(),
  head: identified,
})
const reviewList = z.array(z.object({user: z.object({login: z.string()}).nullable(), state: z.string()}))
const checkRunList = z.object({
  check_runs: z.array(z.object({status: z.string(), conclusion: z.string().nullable()})),
})
const statusList = z.object({state: z.string(), total_count: z.int()})

/** Opens a repository on GitHub through its REST API, of version 2022-11-28. */
export function openGitHub({repository, ...connection}: Options): CodeHost {
  const request = connectTo(connection)
  const repo = `/repos/${repository}`
  const [owner] = repository.split('/')

  async function listBranches(prefix: string) {
    const found = await request(
      `${repo}/git/matching-refs/heads${prefix && `/${encodePath(prefix)}`}`,
      branchList,
    )
    return found
      .map(({ref, object}) => ({name: ref.replace(/^refs\/heads\//, ''), commit: object.sha}))
      .filter(({name}) => name.startsWith(prefix))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  async function findBranch(name: string) {
    return (await listBranches(name)).find((each) => each.name === name)?.commit
  }

  async function treeEntry({path, content}: CommitRequest['files'][number]) {
    const entry = {path, mode: '100644', type: 'blob'}
    if (content === undefined) return {...entry, sha: null}
    if (typeof content === 'string') return {...entry, content}
    const body = {content: toBase64(content), encoding: 'base64'}
    const {sha} = await request(`${repo}/git/blobs`, identified, {method: 'POST', body})
    return {...entry, sha}
  }

  /** Returns the id of a commit that no branch has yet. */
  async function createCommit({parent, merged, message, files}: CommitRequest): Promise<string> {
    const base = await request(`${repo}/git/commits/${merged ?? parent}`, commitTree)
    const entries = []
    // One after another: GitHub limits how many changes it accepts at a time.
    for (const file of files) entries.push(await treeEntry(file))
    const {sha} = await request(`${repo}/git/trees`, identified, {
      method: 'POST',
      body: {base_tree: base.tree.sha, tree: entries},
    })
    const body = {message, tree: sha, parents: merged ? [parent, merged] : [parent]}
    return (await request(`${repo}/git/commits`, identified, {method: 'POST', body})).sha
  }

  async function setBranch({branch, isNew}: CommitRequest, sha: string): Promise<void> {
    if (isNew) {
      const body = {ref: `refs/heads/${branch}`, sha}
      await request(`${repo}/git/refs`, z.unknown(), {method: 'POST', body})
    } else {
      const path = `${repo}/git/refs/heads/${encodePath(branch)}`
      await request(path, z.unknown(), {method: 'PATCH', body: {sha, force: false}})
    }
  }

  async function findPullRequest(branch: string) {
    const query = {head: `${owner}:${branch}`, state: 'all', sort: 'created', direction: 'desc', per_page: 1}
    const [latest] = await request(`${repo}/pulls`, z.array(pull), {query})
    return latest && describePull(latest)
  }

  function describePull({
    number,
    html_url,
    title,
    state,
    merged_at,
    head,
  }: z.infer<typeof pull>): PullRequest {
    const known = {number, address: html_url, title, commit: head.sha}
    return {...known, state: merged_at ? 'merged' : state}
  }

  /** Counts the last verdict of each reviewer, as GitHub does. */
  async function reviewOf(number: number): Promise<Review['review']> {
    const verdicts = new Map<string, string>()
    for (let page = 1, count = pageSize; count === pageSize; page++) {
      const query = {per_page: pageSize, page}
      const reviews = await request(`${repo}/pulls/${number}/reviews`, reviewList, {query})
      count = reviews.length
      for (const {user, state} of reviews)
        if (['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'].includes(state))
          verdicts.set(user?.login ?? '', state)
    }
    const states = [...verdicts.values()]
    if (states.includes('CHANGES_REQUESTED')) return 'changesRequested'
    return states.includes('APPROVED') ? 'approved' : 'waiting'
  }

  async function checksOf(commit: string): Promise<Review['checks']> {
    const path = `${repo}/commits/${commit}`
    const query = {per_page: pageSize}
    const runs = await ifAllowed(request(`${path}/check-runs`, checkRunList, {query}))
    const status = await ifAllowed(request(`${path}/status`, statusList))
    const results = (runs?.check_runs ?? []).map((run) =>
      run.status === 'completed' ? run.conclusion : 'pending',
    )
    if (status && status.total_count > 0) results.push(status.state)
    if (results.length === 0) return 'none'
    if (results.some((each) => !['success', 'neutral', 'skipped', 'pending'].includes(each ?? '')))
      return 'failed'
    return results.includes('pending') ? 'running' : 'passed'
  }

  return {
    async describeAccess() {
      const {login} = await request('/user', z.object({login: z.string()}))
      const {default_branch: defaultBranch, permissions} = await request(repo, access)
      // `permissions` are those of the person; the key may allow less. An empty blob that no tree has shows
      // whether.
      const body = {content: '', encoding: 'utf-8'}
      const tried =
        permissions?.push && ifAllowed(request(`${repo}/git/blobs`, identified, {method: 'POST', body}))
      return {login, canWrite: Boolean(await tried), defaultBranch}
    },
    listBranches,
    findBranch,
    async listFiles(commit) {
      const {truncated, tree: entries} = await request(`${repo}/git/trees/${commit}`, tree, {
        query: {recursive: 1},
      })
      if (truncated)
        throw new HostError('unexpected', {details: 'This repository has too many files to list.'})
      return new Map(entries.filter(({mode}) => mode.startsWith('100')).map(({path, sha}) => [path, sha]))
    },
    async readBlob(id) {
      const {content} = await request(`${repo}/git/blobs/${id}`, blob)
      return fromBase64(content)
    },
    async compare(base, head) {
      const path = `${repo}/compare/${encodeURIComponent(base)}...${encodeURIComponent(head)}`
      const commits = []
      for (let page = 1; ; page++) {
        const found = await request(path, comparison, {query: {per_page: pageSize, page}})
        for (const {sha, author, commit} of found.commits)
          commits.push({
            id: sha,
            message: commit.message,
            at: commit.committer.date,
            author: author?.login,
          })
        if (commits.length >= found.total_commits || found.commits.length === 0)
          return {mergeBase: found.merge_base_commit.sha, commits}
      }
    },
    async commit(change) {
      // GitHub itself compares only when the branch is set, and accepts one that was set back to an earlier
      // commit.
      if (!change.isNew && (await findBranch(change.branch)) !== change.parent) throw new HostError('moved')
      const id = await createCommit(change)
      try {
        await setBranch(change, id)
      } catch (error) {
        // The answer may have been lost after the branch was set.
        if (!(error instanceof HostError) || !['offline', 'down'].includes(error.kind)) throw error
        if ((await findBranch(change.branch).catch(() => undefined)) !== id) throw error
      }
      return id
    },
    async merge(into, from) {
      // Nothing is answered if there is nothing to merge; a conflict is an answer too.
      const merged = identified.or(z.undefined())
      const result = request(`${repo}/merges`, merged, {method: 'POST', body: {base: into, head: from}})
      try {
        return (await result)?.sha ?? (await findBranch(into))
      } catch (error) {
        if (isRefusal(error, /Merge conflict/)) return undefined
        throw error
      }
    },
    findPullRequest,
    readReview: async ({number, commit}) => ({
      review: await reviewOf(number),
      checks: await checksOf(commit),
    }),
    async openPullRequest({branch, into, title, body}) {
      const created = request(`${repo}/pulls`, pull, {
        method: 'POST',
        body: {title, body, head: branch, base: into},
      })
      try {
        return describePull(await created)
      } catch (error) {
        const existing = isRefusal(error, /pull request already exists/) && (await findPullRequest(branch))
        if (existing) return existing
        throw error
      }
    },
  }
}

/** Awaits an answer; `undefined` if the key may not have it. */
async function ifAllowed<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof HostError && error.kind === 'rights') return undefined
    throw error
  }
}

function isRefusal(error: unknown, reason: RegExp): boolean {
  return error instanceof HostError && error.kind === 'unexpected' && reason.test(error.message)
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
