import {randomUUID} from 'node:crypto'
import {z} from 'zod'
import {blobsOfCommit, runGit} from '../site/index.ts'
import {isPicture} from './protocol.ts'

/** The change of one file; `undefined` is a missing file. */
export interface FileWrite {
  file: string
  before: string | undefined
  after: string | undefined
  /** The text in `HEAD` at that time. */
  head: string | undefined
}

const stepSchema = z.object({
  at: z.string(),
  did: z.enum(['save', 'undo', 'redo', 'propose']),
  /** The id of the save that was undone or redone, or the commit of the proposal. */
  of: z.string().optional(),
  file: z.string(),
  what: z.string(),
  before: z.string(),
  after: z.string(),
  files: z.array(z.string()),
})

/** One action in the editor. `before` and `after` are the text as visitors read it. */
export interface Step extends Omit<z.infer<typeof stepSchema>, 'files'> {
  id: string
  /** For a proposal, which writes nothing, the files as they were at that time. */
  writes: FileWrite[]
}

export interface History {
  /** Returns all steps, the oldest first. */
  steps(): Step[]
  /** Stores a step before its files are written, so that every write can be undone. Throws if it can’t be stored. */
  add(step: Omit<Step, 'id' | 'at' | 'writes'>, writes: Omit<FileWrite, 'head'>[]): string
  /** Removes the last step, whose files could not be written. */
  drop(id: string): void
}

/** A ref outside `refs/heads`, specific to this working tree: it is never pushed, and only the editor reads it. */
const historyRef = 'refs/worktree/twelvesides/edits'

/** Git options that disable hooks. */
export const withoutHooks = ['-c', 'core.hooksPath=/dev/null']

/** The folders of a step’s commit; each holds one version of every file of the step. */
const fileVersions = ['before', 'after', 'head'] as const

/** Opens the history: each step is a commit on `historyRef`. Without a repository, the steps are only in memory. */
export function openHistory(root: string): History {
  const inMemory: Step[] = []
  let last = 0
  const hasGit = () => runGit(root, ['rev-parse', '--git-dir']).isOk

  return {
    steps: () => (hasGit() ? readSteps(root) : [...inMemory]),
    add(step, changes) {
      // Steps within the same millisecond still get increasing times.
      last = Math.max(Date.now(), last + 1)
      const heads = headTexts(
        root,
        changes.map(({file}) => file),
      )
      const writes = changes.map(({file, before, after}) => ({file, before, after, head: heads.get(file)}))
      const added = {...step, at: new Date(last).toISOString(), writes}
      if (hasGit()) return commitStep(root, added)
      const id = randomUUID()
      inMemory.push({...added, id})
      return id
    },
    drop(id) {
      const parent = runGit(root, ['rev-parse', '--verify', '--quiet', `${id}^`])
      if (!hasGit()) inMemory.pop()
      else if (parent.isOk) runGit(root, [...withoutHooks, 'update-ref', historyRef, parent.output, id])
      else runGit(root, [...withoutHooks, 'update-ref', '-d', historyRef, id])
    },
  }
}

/** Returns the texts of files in `HEAD`. */
export function headTexts(root: string, files: string[]): Map<string, string | undefined> {
  return new Map([...blobsOfCommit(root, 'HEAD', files)].map(([file, blob]) => [file, blobText(root, file, blob)]))
}

/** Returns a blob’s text as git would check it out at that path, with its byte order mark; base64 for a picture. */
export function blobText(root: string, file: string, blob: string | undefined): string | undefined {
  const encoding = isPicture(file) ? 'base64' : 'utf8'
  return blob && runGit(root, ['cat-file', '--filters', `--path=${file}`, blob], {encoding}).rawOutput
}

/** `git fast-import` changes no index, branch or file, and refuses to overwrite a step that another server stored. */
function commitStep(root: string, {writes, ...step}: Omit<Step, 'id'>): string {
  const tip = runGit(root, ['rev-parse', '--verify', '--quiet', historyRef])
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`
  const put = (path: string, text: string) => `M 100644 inline ${path}\n${data(text)}`
  const input = [
    `commit ${historyRef}\nmark :1\ncommitter Editor <editor@localhost> ${Math.floor(Date.parse(step.at) / 1000)} +0000\n`,
    data(`${step.did}: ${step.file}, ${step.what}`),
    tip.isOk ? `from ${tip.output}\n` : '',
    'deleteall\n',
    put('step.json', JSON.stringify({...step, files: writes.map(({file}) => file)})),
    ...writes.flatMap((write) =>
      fileVersions.flatMap((side) => {
        const text = write[side]
        return text === undefined ? [] : [put(`${side}/${write.file}`, text)]
      }),
    ),
    'get-mark :1\ndone\n',
  ].join('')
  const made = runGit(root, [...withoutHooks, 'fast-import', '--quiet', '--done'], {input})
  if (!made.isOk) throw new Error(made.output)
  return made.output
}

function readSteps(root: string): Step[] {
  const ids = runGit(root, ['rev-list', '--first-parent', '--reverse', historyRef, '--'])
    .output.split('\n')
    .filter(Boolean)
  const read = readObjects(
    root,
    ids.map((id) => `${id}:step.json`),
  ).flatMap((text, index) => {
    const {data} = stepSchema.safeParse(JSON.parse(text ?? 'null'))
    return data ? [{id: ids[index] ?? '', ...data}] : []
  })
  const texts = readObjects(
    root,
    read.flatMap(({id, files}) => files.flatMap((file) => fileVersions.map((side) => `${id}:${side}/${file}`))),
  ).values()
  const next = () => texts.next().value
  return read.map(({files, ...step}) => ({
    ...step,
    writes: files.map((file) => ({file, before: next(), after: next(), head: next()})),
  }))
}

/** Reads many objects with one git process; `undefined` is a missing object. */
function readObjects(root: string, names: string[]): (string | undefined)[] {
  // As bytes: git reports sizes in bytes, and everything was written as UTF-8.
  const answer = Buffer.from(
    runGit(root, ['cat-file', '--batch'], {input: names.map((name) => `${name}\n`).join('')}).rawOutput,
  )
  let at = 0
  return names.map(() => {
    const start = answer.indexOf('\n', at) + 1
    const [, size] = / blob (\d+)$/.exec(answer.toString('utf8', at, start - 1)) ?? []
    at = size === undefined ? start : start + Number(size) + 1
    return size === undefined ? undefined : answer.toString('utf8', start, at - 1)
  })
}
