import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/** A change of a tree: the id of the blob that stands at the path, `null` to delete it. */
export interface TreeEntry {
  path: string
  mode: string
  blob: string | null
}

export type BareRepository = ReturnType<typeof makeBareRepository>

const person = {name: 'Nadia', email: 'nadia@example.org'}

/** Makes a bare repository whose branch `main` has one commit of the given files. */
export function makeBareRepository(files: Record<string, string | Uint8Array>) {
  const folder = mkdtempSync(join(tmpdir(), 'fake-github-'))
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: person.name,
    GIT_AUTHOR_EMAIL: person.email,
    GIT_COMMITTER_NAME: person.name,
    GIT_COMMITTER_EMAIL: person.email,
  }

  function run(words: string[], input?: string | Uint8Array, more: NodeJS.ProcessEnv = {}) {
    const {status, stdout, stderr} = spawnSync('git', words, {
      cwd: folder,
      env: {...env, ...more},
      input,
      maxBuffer: 1 << 28,
    })
    return {
      isOk: status === 0,
      bytes: stdout,
      output: stdout.toString().trimEnd(),
      error: stderr.toString().trim(),
    }
  }

  /** Runs git, and throws what it says if it fails. */
  function gitWithInput(input: string | Uint8Array, ...words: string[]): string {
    const {isOk, output, error} = run(words, input)
    if (!isOk) throw new Error(error || output)
    return output
  }

  const git = (...words: string[]) => gitWithInput('', ...words)

  /** Returns the id of a branch’s commit, or of an object; `undefined` if there is none. */
  function find(name: string, type: 'commit' | 'tree' | 'blob' = 'commit'): string | undefined {
    const names = [`refs/heads/${name}`, name].map((each) => `${each}^{${type}}\n`)
    const lines = gitWithInput(names.join(''), 'cat-file', '--batch-check=%(objectname) %(objecttype)').split(
      '\n',
    )
    return lines.find((line) => line.endsWith(` ${type}`))?.split(' ')[0]
  }

  function writeBlob(content: string | Uint8Array): string {
    return run(['hash-object', '-w', '--stdin'], content).output
  }

  /** Returns the id of a tree with changes, or `undefined` if a file to be deleted is not in it. */
  function writeTree(base: string | undefined, entries: TreeEntry[]): string | undefined {
    const index = {GIT_INDEX_FILE: join(folder, 'index-of-tree')}
    rmSync(index.GIT_INDEX_FILE, {force: true})
    if (base) run(['read-tree', base], undefined, index)
    const paths = run(['ls-files', '-z'], undefined, index).output.split('\0')
    if (entries.some(({path, blob}) => blob === null && !paths.includes(path))) return undefined
    const lines = entries.map(
      ({path, mode, blob}) => `${blob ? mode : '0'} ${blob ?? '0'.repeat(40)}\t${path}\0`,
    )
    run(['update-index', '--replace', '-z', '--index-info'], lines.join(''), index)
    return run(['write-tree'], undefined, index).output
  }

  function writeCommit(tree: string, parents: string[], message: string): string {
    return run(['commit-tree', tree, ...parents.flatMap((each) => ['-p', each])], message).output
  }

  /** Moves a branch; `false` if it is not at `old`, where zeros mean that there is no such branch. */
  function moveBranch(name: string, id: string, old = '0'.repeat(40)): boolean {
    return run(['update-ref', `refs/heads/${name}`, id, old]).isOk
  }

  function isAncestor(one: string, other: string): boolean {
    return run(['merge-base', '--is-ancestor', one, other]).isOk
  }

  /** Returns the tree of a merge, or `undefined` if there is a conflict. */
  function mergeTree(one: string, other: string): string | undefined {
    const {isOk, output} = run(['merge-tree', '--write-tree', one, other])
    return isOk ? output : undefined
  }

  function commitDetails(id: string) {
    const [tree = '', parents = '', date = '', ...message] = git(
      'show',
      '-s',
      '--format=%T%n%P%n%cI%n%B',
      id,
    ).split('\n')
    const user = {...person, date: new Date(date).toISOString().replace('.000', '')}
    return {tree, parents: parents.split(' ').filter(Boolean), user, message: message.join('\n').trimEnd()}
  }

  git('init', '--quiet', '--bare', '--template=', '--initial-branch=main')
  gitWithInput(firstCommit(files), 'fast-import', '--quiet')

  return {
    folder,
    git,
    gitWithInput,
    find,
    readBlob: (id: string) => run(['cat-file', 'blob', id]).bytes,
    writeBlob,
    writeTree,
    writeCommit,
    moveBranch,
    isAncestor,
    mergeTree,
    commitDetails,
  }
}

/** Returns a commit of `main` in the format of `git fast-import`, which needs one process for all files. */
function firstCommit(files: Record<string, string | Uint8Array>): Uint8Array {
  const data = (content: string | Uint8Array) => [`data ${Buffer.byteLength(content)}\n`, content, '\n']
  const parts = [
    `commit refs/heads/main\ncommitter ${person.name} <${person.email}> ${Math.floor(Date.now() / 1000)} +0000\n`,
    ...data('Start'),
    ...Object.entries(files).flatMap(([path, content]) => [`M 100644 inline ${path}\n`, ...data(content)]),
  ]
  return Buffer.concat(parts.map((each) => Buffer.from(each)))
}
