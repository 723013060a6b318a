import {sha1} from '@noble/hashes/legacy.js'
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js'
import {blobId} from '../../../src/edit/host/blobs.ts'
import {type CodeHost, HostError, type PullRequest, type Review} from '../../../src/edit/host/codeHost.ts'

interface Commit {
  parents: string[]
  message: string
  /** The login of whoever committed it. */
  author: string
  files: Map<string, string>
}

/** A repository at a code host, in memory: as fast as ten thousand edits need. */
export function hostInMemory(texts: Record<string, string>, login = 'amara') {
  const blobs = new Map<string, Uint8Array>()
  const commits = new Map<string, Commit>()
  const branches = new Map<string, string>()
  const pulls: (PullRequest & Review)[] = []
  const pullBranches: string[] = []

  const addBlob = (bytes: Uint8Array) => {
    blobs.set(blobId(bytes), bytes)
    return blobId(bytes)
  }
  const addCommit = (commit: Commit) => {
    const id = bytesToHex(sha1(utf8ToBytes(`${commits.size} ${commit.message}`)))
    commits.set(id, commit)
    return id
  }
  const at = (name: string) => branches.get(name) ?? name
  const filesAt = (name: string) => commits.get(at(name))?.files ?? new Map<string, string>()
  const ancestors = (id: string): string[] => {
    const found = new Set([id])
    // A set visits what is added to it meanwhile.
    for (const each of found) for (const parent of commits.get(each)?.parents ?? []) found.add(parent)
    return [...found]
  }
  const firstParents = (id: string, until: Set<string>): string[] => {
    const found: string[] = []
    for (let next: string | undefined = id; next && !until.has(next); next = commits.get(next)?.parents[0])
      found.push(next)
    return found
  }

  const memory = {
    branches,
    pulls,
    read: (branch: string, file: string) =>
      new TextDecoder().decode(blobs.get(filesAt(branch).get(file) ?? '')),
    /** The latest branch of the author. */
    own: () => [...branches.keys()].findLast((name) => name.startsWith('edit/')) ?? '',
    readOwn: (file: string) => memory.read(memory.own(), file),
    /** Commits texts as another person does, at once. */
    push(branch: string, changed: Record<string, string>) {
      const files = new Map(filesAt(branch))
      for (const [file, text] of Object.entries(changed)) files.set(file, addBlob(utf8ToBytes(text)))
      const parents = branches.has(branch) ? [at(branch)] : []
      branches.set(branch, addCommit({parents, message: 'By somebody else', author: 'somebody', files}))
    },
    host: undefined as unknown as CodeHost,
    /** The same repository, with the key of another person. */
    hostOf: (other: string): CodeHost => ({
      ...memory.host,
      describeAccess: async () => ({...(await memory.host.describeAccess()), login: other}),
      async commit(request) {
        const id = await memory.host.commit(request)
        Object.assign(commits.get(id) ?? {}, {author: other})
        return id
      },
    }),
  }
  memory.push('main', texts)

  memory.host = {
    describeAccess: async () => ({login, canWrite: true, defaultBranch: 'main'}),
    listBranches: async (prefix) =>
      [...branches].filter(([name]) => name.startsWith(prefix)).map(([name, commit]) => ({name, commit})),
    findBranch: async (name) => branches.get(name),
    listFiles: async (commit) => new Map(commits.get(commit)?.files),
    async readBlob(id) {
      const bytes = blobs.get(id)
      if (!bytes) throw new HostError('unexpected', {details: `There is no blob ${id}.`})
      return bytes
    },
    async compare(base, head) {
      const published = new Set(ancestors(at(base)))
      const own = firstParents(at(head), published)
      const mergeBase = ancestors(at(head)).find((id) => published.has(id)) ?? ''
      const described = own.map((id) => ({
        id,
        message: commits.get(id)?.message ?? '',
        author: commits.get(id)?.author,
        at: '2026-01-01T10:00:00Z',
      }))
      return {mergeBase, commits: described.reverse()}
    },
    async commit({branch, isNew, parent, merged, message, files: changed}) {
      if (isNew === branches.has(branch) || (!isNew && branches.get(branch) !== parent))
        throw new HostError('moved')
      const files = new Map(filesAt(merged ?? parent))
      for (const {path, content} of changed) {
        if (content === undefined) files.delete(path)
        else files.set(path, addBlob(typeof content === 'string' ? utf8ToBytes(content) : content))
      }
      const id = addCommit({parents: merged ? [parent, merged] : [parent], message, author: login, files})
      branches.set(branch, id)
      return id
    },
    async merge(into, from) {
      if (ancestors(at(into)).includes(at(from))) return at(into)
      const base = filesAt((await memory.host.compare(from, into)).mergeBase)
      const [own, theirs] = [filesAt(into), filesAt(from)]
      const files = new Map(own)
      for (const file of new Set([...base.keys(), ...theirs.keys()])) {
        const [was, mine, other] = [base.get(file), own.get(file), theirs.get(file)]
        if (other === was || other === mine) continue
        if (mine !== was) return undefined
        if (other === undefined) files.delete(file)
        else files.set(file, other)
      }
      branches.set(into, addCommit({parents: [at(into), at(from)], message: 'Merge', author: login, files}))
      return at(into)
    },
    async findPullRequest(branch) {
      return pulls[pullBranches.lastIndexOf(branch)]
    },
    async readReview({number}) {
      const {review = 'waiting', checks = 'none'} = pulls[number - 1] ?? {}
      return {review, checks}
    },
    async openPullRequest({branch, title}) {
      const pull: PullRequest & Review = {
        number: pulls.length + 1,
        address: `https://code.example.org/pull/${pulls.length + 1}`,
        title,
        commit: at(branch),
        state: 'open',
        review: 'waiting',
        checks: 'none',
      }
      pulls.push(pull)
      pullBranches.push(branch)
      return pull
    },
  }
  return memory
}
