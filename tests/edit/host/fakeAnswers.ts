import type {BareRepository} from './bareRepository.ts'

export interface Answer {
  status: number
  headers?: Record<string, string>
  /** Only what differs from call to call; the rest is made up from GitHub’s description. */
  body?: object
}

export interface FakePull {
  number: number
  title: string
  head: string
  base: string
  state: 'open' | 'closed'
  isMerged: boolean
  /** The oldest first; `state` is `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED` or `DISMISSED`. */
  reviews: {login: string; state: string}[]
}

export interface FakeState {
  repository: string
  login: string
  canPush: boolean
  /** The oldest first. */
  pulls: FakePull[]
  /** `conclusion` is `null` until `status` is `completed`. */
  checkRuns: {commit: string; status: string; conclusion: string | null}[]
  statuses: {commit: string; state: 'success' | 'failure' | 'error' | 'pending'}[]
}

interface Call {
  path: Record<string, string>
  query: URLSearchParams
  // Requests are compared with GitHub’s description before they are answered.
  // biome-ignore lint/suspicious/noExplicitAny: the description says of what type they are.
  body: any
}

export function refusal(status: number, message: string, errors?: object[]): Answer {
  const body = {
    message,
    ...(errors && {errors}),
    documentation_url: 'https://docs.github.com/rest',
    status: `${status}`,
  }
  return {status, body}
}

const invalid = (error: object) => refusal(422, 'Validation Failed', [{resource: 'PullRequest', ...error}])

/** Returns how each call is answered, by its name in GitHub’s description. */
export function answersOf(repo: BareRepository, state: FakeState): Record<string, (call: Call) => Answer> {
  const [owner = '', name = ''] = state.repository.split('/')
  const ofRepository = '/repos/{owner}/{repo}'
  const notFound = refusal(404, 'Not Found')

  function refAnswer(branch: string, sha: string) {
    return {ref: `refs/heads/${branch}`, object: {type: 'commit', sha}}
  }

  function gitCommit(sha: string) {
    const {tree, parents, user, message} = repo.commitDetails(sha)
    return {
      sha,
      tree: {sha: tree},
      parents: parents.map((each) => ({sha: each})),
      message,
      author: user,
      committer: user,
    }
  }

  function commitAnswer(id: string) {
    const {sha, parents, ...commit} = gitCommit(id)
    return {sha, parents, commit, author: {login: state.login}, committer: {login: state.login}}
  }

  function pullAnswer(pull: FakePull) {
    const side = (branch: string) => ({
      ref: branch,
      label: `${owner}:${branch}`,
      sha: repo.find(branch) ?? '0'.repeat(40),
    })
    return {
      ...pull,
      html_url: `https://github.com/${state.repository}/pull/${pull.number}`,
      merged_at: pull.isMerged ? '2026-01-02T00:00:00Z' : null,
      head: side(pull.head),
      base: side(pull.base),
    }
  }

  function setBranch(branch: string, sha: string, isForced: boolean): Answer {
    const old = repo.find(`refs/heads/${branch}`)
    if (!old) return refusal(422, 'Reference does not exist')
    if (!repo.find(sha)) return refusal(422, 'Object does not exist')
    const isMoved = (isForced || repo.isAncestor(old, sha)) && repo.moveBranch(branch, sha, old)
    return isMoved
      ? {status: 200, body: refAnswer(branch, sha)}
      : refusal(422, 'Update is not a fast forward')
  }

  return {
    'GET /user': () => ({status: 200, body: {login: state.login}}),

    [`GET ${ofRepository}`]: () => {
      const permissions = {admin: false, push: state.canPush, pull: true}
      return {status: 200, body: {name, full_name: state.repository, default_branch: 'main', permissions}}
    },

    [`GET ${ofRepository}/git/matching-refs/{ref}`]: ({path}) => {
      const refs = repo
        .git('for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads')
        .split('\n')
      const found = refs
        .map((line) => line.split(' ') as [string, string])
        .filter(([branch]) => branch && `heads/${branch}`.startsWith(path.ref ?? ''))
      return {status: 200, body: found.map(([branch, sha]) => refAnswer(branch, sha))}
    },

    [`GET ${ofRepository}/git/trees/{tree_sha}`]: ({path, query}) => {
      const sha = repo.find(path.tree_sha ?? '', 'tree')
      if (!sha) return notFound
      const lines = repo
        .git('ls-tree', '-z', ...(query.has('recursive') ? ['-r', '-t'] : []), sha)
        .split('\0')
      const tree = lines.filter(Boolean).map((line) => {
        const [head = '', file] = line.split('\t')
        const [mode, type, id] = head.split(' ')
        return {path: file, mode, type, sha: id}
      })
      return {status: 200, body: {sha, truncated: false, tree}}
    },

    [`POST ${ofRepository}/git/trees`]: ({body}) => {
      if (body.base_tree && !repo.find(body.base_tree, 'tree'))
        return refusal(422, 'base_tree is not a tree oid')
      const entries = body.tree.map(({path, mode, sha, content}: Record<string, string>) => {
        return {path, mode, blob: content === undefined ? sha : repo.writeBlob(content)}
      })
      const sha = repo.writeTree(body.base_tree, entries)
      return sha
        ? {status: 201, body: {sha, truncated: false, tree: []}}
        : refusal(422, 'GitRPC::BadObjectState')
    },

    [`GET ${ofRepository}/git/blobs/{file_sha}`]: ({path}) => {
      const sha = repo.find(path.file_sha ?? '', 'blob')
      if (!sha) return notFound
      const bytes = repo.readBlob(sha)
      // As GitHub does, with a line break after every 60 characters.
      const content = bytes.toString('base64').replace(/.{1,60}/g, '$&\n')
      return {status: 200, body: {sha, content, encoding: 'base64', size: bytes.length}}
    },

    [`POST ${ofRepository}/git/blobs`]: ({body}) => {
      const sha = repo.writeBlob(Buffer.from(body.content, body.encoding === 'base64' ? 'base64' : 'utf8'))
      return {status: 201, body: {sha}}
    },

    [`GET ${ofRepository}/git/commits/{commit_sha}`]: ({path}) => {
      const sha = repo.find(path.commit_sha ?? '')
      return sha ? {status: 200, body: gitCommit(sha)} : notFound
    },

    [`POST ${ofRepository}/git/commits`]: ({body}) => {
      const hasObjects = repo.find(body.tree, 'tree') && body.parents.every((each: string) => repo.find(each))
      if (!hasObjects) return refusal(422, 'Tree SHA does not exist')
      return {status: 201, body: gitCommit(repo.writeCommit(body.tree, body.parents, body.message))}
    },

    [`POST ${ofRepository}/git/refs`]: ({body}) => {
      const branch = body.ref.replace(/^refs\/heads\//, '')
      if (!repo.find(body.sha)) return refusal(422, 'Object does not exist')
      if (repo.find(body.ref)) return refusal(422, 'Reference already exists')
      const isMade = repo.moveBranch(branch, body.sha)
      return isMade
        ? {status: 201, body: refAnswer(branch, body.sha)}
        : refusal(422, 'Reference update failed')
    },

    [`PATCH ${ofRepository}/git/refs/{ref}`]: ({path, body}) => {
      return setBranch((path.ref ?? '').replace(/^heads\//, ''), body.sha, body.force === true)
    },

    [`GET ${ofRepository}/compare/{basehead}`]: ({path, query}) => {
      const [base, head] = (path.basehead ?? '').split('...').map((each) => repo.find(each))
      if (!base || !head) return notFound
      const list = (range: string) =>
        repo.git('rev-list', '--reverse', '--topo-order', range).split('\n').filter(Boolean)
      const [ahead, behind] = [list(`${base}..${head}`), list(`${head}..${base}`)]
      const body = {
        base_commit: commitAnswer(base),
        merge_base_commit: commitAnswer(repo.git('merge-base', base, head)),
        status: relationOf(ahead.length, behind.length),
        ahead_by: ahead.length,
        behind_by: behind.length,
        total_commits: ahead.length,
        commits: pageOf(ahead, query).map(commitAnswer),
      }
      return {status: 200, body}
    },

    [`POST ${ofRepository}/merges`]: ({body}) => {
      const [into, from] = [repo.find(`refs/heads/${body.base}`), repo.find(body.head)]
      if (!into) return refusal(404, 'Base does not exist')
      if (!from) return refusal(404, 'Head does not exist')
      if (repo.isAncestor(from, into)) return {status: 204}
      const tree = repo.mergeTree(into, from)
      if (!tree) return refusal(409, 'Merge conflict')
      const sha = repo.writeCommit(tree, [into, from], `Merge ${body.head} into ${body.base}`)
      repo.moveBranch(body.base, sha, into)
      return {status: 201, body: commitAnswer(sha)}
    },

    [`GET ${ofRepository}/pulls`]: ({query}) => {
      const wanted = state.pulls.filter(({head, state: each}) => {
        const isOfState = query.get('state') === 'all' || each === (query.get('state') ?? 'open')
        return isOfState && (!query.has('head') || query.get('head') === `${owner}:${head}`)
      })
      const sorted = (query.get('direction') ?? 'desc') === 'desc' ? wanted.toReversed() : wanted
      return {status: 200, body: pageOf(sorted, query).map(pullAnswer)}
    },

    [`POST ${ofRepository}/pulls`]: ({body}) => {
      const [base, head] = [repo.find(`refs/heads/${body.base}`), repo.find(`refs/heads/${body.head}`)]
      if (!base) return invalid({field: 'base', code: 'invalid'})
      if (!head) return invalid({field: 'head', code: 'invalid'})
      if (state.pulls.some((pull) => pull.head === body.head && pull.state === 'open'))
        return invalid({code: 'custom', message: `A pull request already exists for ${owner}:${body.head}.`})
      if (repo.isAncestor(head, base))
        return invalid({code: 'custom', message: `No commits between ${body.base} and ${body.head}`})
      const pull: FakePull = {
        ...body,
        number: state.pulls.length + 1,
        state: 'open',
        isMerged: false,
        reviews: [],
      }
      state.pulls.push(pull)
      return {status: 201, body: pullAnswer(pull)}
    },

    [`GET ${ofRepository}/pulls/{pull_number}/reviews`]: ({path, query}) => {
      const pull = state.pulls.find(({number}) => number === Number(path.pull_number))
      const reviews = pageOf(pull?.reviews ?? [], query)
      return {status: 200, body: reviews.map((each) => ({user: {login: each.login}, state: each.state}))}
    },

    [`GET ${ofRepository}/commits/{ref}/check-runs`]: ({path}) => {
      const runs = state.checkRuns.filter(({commit}) => commit === path.ref)
      return {status: 200, body: {total_count: runs.length, check_runs: runs}}
    },

    [`GET ${ofRepository}/commits/{ref}/status`]: ({path}) => {
      const statuses = state.statuses.filter(({commit}) => commit === path.ref)
      const states = statuses.map((each) => each.state)
      const body = {sha: path.ref, total_count: statuses.length, statuses: []}
      return {status: 200, body: {...body, state: combinedState(states)}}
    },
  }
}

/** GitHub’s pages have 30 items if the request names no number. */
function pageOf<Item>(items: Item[], query: URLSearchParams): Item[] {
  const size = Number(query.get('per_page') ?? 30)
  return items.slice((Number(query.get('page') ?? 1) - 1) * size).slice(0, size)
}

function relationOf(ahead: number, behind: number): string {
  if (ahead > 0 && behind > 0) return 'diverged'
  if (ahead > 0) return 'ahead'
  return behind > 0 ? 'behind' : 'identical'
}

function combinedState(states: FakeState['statuses'][number]['state'][]): string {
  if (states.includes('failure') || states.includes('error')) return 'failure'
  return states.includes('pending') || states.length === 0 ? 'pending' : 'success'
}
