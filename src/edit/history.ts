import {randomUUID} from 'node:crypto'
import {z} from 'zod'
import {ask, filesOfCommit} from '../site/index.ts'
import {isPicture} from './protocol.ts'

/** What happened to one file; `undefined` is a missing file. */
export interface Write {
  file: string
  before: string | undefined
  after: string | undefined
  /** What `HEAD` had at that time. */
  head: string | undefined
}

const details = z.object({
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

/** Something that was done in the editor. `before` and `after` are the words as they are read. */
export interface Step extends Omit<z.infer<typeof details>, 'files'> {
  id: string
  /** A proposal writes nothing: its files are as they were when it was made. */
  writes: Write[]
}

export interface History {
  /** The oldest first. */
  steps(): Step[]
  /** Notes a step before it is written, because what can’t be undone later is not done. Throws where there is no room. */
  add(step: Omit<Step, 'id' | 'at' | 'writes'>, writes: Omit<Write, 'head'>[]): string
  /** The last step was not written after all. */
  drop(id: string): void
}

/** A ref of this working tree that is no branch: nothing pushes it, and nothing but the editor reads it. */
const ref = 'refs/worktree/twelvesides/edits'

/** Options of git with which it runs no hook. */
export const withoutHooks = ['-c', 'core.hooksPath=/dev/null']

/** Each of these folders holds one text of every file that a step is about. */
const sides = ['before', 'after', 'head'] as const

/** Every step is a commit on a ref of its own; without a repository they are in memory. */
export function openHistory(root: string): History {
  const inMemory: Step[] = []
  let last = 0
  const hasGit = () => ask(root, ['rev-parse', '--git-dir']).said

  return {
    steps: () => (hasGit() ? readSteps(root) : [...inMemory]),
    add(step, changes) {
      // Two steps in one millisecond have an order too.
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
      const parent = ask(root, ['rev-parse', '--verify', '--quiet', `${id}^`])
      if (!hasGit()) inMemory.pop()
      else if (parent.said) ask(root, [...withoutHooks, 'update-ref', ref, parent.words, id])
      else ask(root, [...withoutHooks, 'update-ref', '-d', ref, id])
    },
  }
}

/** The texts that `HEAD` has at those paths. */
export function headTexts(root: string, files: string[]): Map<string, string | undefined> {
  return new Map([...filesOfCommit(root, 'HEAD', files)].map(([file, blob]) => [file, blobText(root, file, blob)]))
}

/** The text of a blob as it would be checked out at that path, with its byte order mark; base64 of a picture. */
export function blobText(root: string, file: string, blob: string | undefined): string | undefined {
  const encoding = isPicture(file) ? 'base64' : 'utf8'
  return blob && ask(root, ['cat-file', '--filters', `--path=${file}`, blob], {encoding}).text
}

/** `git fast-import` touches no index, no branch and no working tree, and refuses to overwrite what another server noted meanwhile. */
function commitStep(root: string, {writes, ...step}: Omit<Step, 'id'>): string {
  const tip = ask(root, ['rev-parse', '--verify', '--quiet', ref])
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`
  const put = (path: string, text: string) => `M 100644 inline ${path}\n${data(text)}`
  const input = [
    `commit ${ref}\nmark :1\ncommitter Editor <editor@localhost> ${Math.floor(Date.parse(step.at) / 1000)} +0000\n`,
    data(`${step.did}: ${step.file}, ${step.what}`),
    tip.said ? `from ${tip.words}\n` : '',
    'deleteall\n',
    put('step.json', JSON.stringify({...step, files: writes.map(({file}) => file)})),
    ...writes.flatMap((write) =>
      sides.flatMap((side) => {
        const text = write[side]
        return text === undefined ? [] : [put(`${side}/${write.file}`, text)]
      }),
    ),
    'get-mark :1\ndone\n',
  ].join('')
  const made = ask(root, [...withoutHooks, 'fast-import', '--quiet', '--done'], {input})
  if (!made.said) throw new Error(made.words)
  return made.words
}

function readSteps(root: string): Step[] {
  const ids = ask(root, ['rev-list', '--first-parent', '--reverse', ref, '--']).words.split('\n').filter(Boolean)
  const read = textsAt(
    root,
    ids.map((id) => `${id}:step.json`),
  ).flatMap((text, index) => {
    const {data} = details.safeParse(JSON.parse(text ?? 'null'))
    return data ? [{id: ids[index] ?? '', ...data}] : []
  })
  const texts = textsAt(
    root,
    read.flatMap(({id, files}) => files.flatMap((file) => sides.map((side) => `${id}:${side}/${file}`))),
  ).values()
  const next = () => texts.next().value
  return read.map(({files, ...step}) => ({
    ...step,
    writes: files.map((file) => ({file, before: next(), after: next(), head: next()})),
  }))
}

/** Reads many objects at once; `undefined` is a missing one. */
function textsAt(root: string, names: string[]): (string | undefined)[] {
  // All of it was written as UTF-8.
  const answer = Buffer.from(
    ask(root, ['cat-file', '--batch'], {input: names.map((name) => `${name}\n`).join('')}).text,
  )
  let at = 0
  return names.map(() => {
    const start = answer.indexOf('\n', at) + 1
    const [, size] = / blob (\d+)$/.exec(answer.toString('utf8', at, start - 1)) ?? []
    at = size === undefined ? start : start + Number(size) + 1
    return size === undefined ? undefined : answer.toString('utf8', start, at - 1)
  })
}
