import {randomUUID} from 'node:crypto'
import {z} from 'zod'
import {blobsOfCommit, runGit} from '../../site/index.ts'
import {isPicture} from '../protocol.ts'
import {type FileChange, type NewStep, newStep, type Step} from '../store.ts'

const stepSchema = newStep.extend({at: z.string(), files: z.array(z.string())})

export interface History {
  /** Returns all steps, the oldest first. */
  steps(): Step[]
  /**
   * Stores a step before its files are written, so that every write can be undone. Throws if it can’t be
   * stored.
   */
  add(step: NewStep, changes: FileChange[]): string
  /** Removes the last step, whose files could not be written. */
  drop(id: string): void
}

/**
 * The git ref of the edit history: specific to this working tree, and outside `refs/heads` so it is never
 * pushed.
 */
export const historyRef = 'refs/worktree/twelvesides/edits'

/** Git options that disable hooks. */
export const withoutHooks = ['-c', 'core.hooksPath=/dev/null']

/** The folders in the commit that stores a step; each holds one version of every file of the step. */
const fileVersions = ['before', 'after', 'head'] as const

/**
 * Opens the history: each step is a commit on `historyRef`. Without a repository, the steps are only in
 * memory.
 */
export function openHistory(root: string): History {
  const inMemory: Step[] = []

  return {
    steps() {
      // `--glob`, because naming a missing ref is an error; with it, git fails only if there is no
      // repository.
      const listed = runGit(root, ['rev-list', '--first-parent', '--reverse', `--glob=${historyRef}*`])
      return listed.isOk ? readSteps(root, listed.output.split('\n').filter(Boolean)) : [...inMemory]
    },
    add(step, changes) {
      const files = changes.map(({file}) => file)
      const heads = textsOfCommit(root, 'HEAD', files)
      const writes = changes.map(({file, before, after}) => ({file, before, after, head: heads.get(file)}))
      const added = {...step, at: new Date().toISOString(), writes}
      const tip = runGit(root, ['for-each-ref', '--format=%(objectname)', historyRef])
      if (tip.isOk) return commitStep(root, tip.output, added)
      const id = randomUUID()
      inMemory.push({...added, id})
      return id
    },
    drop(id) {
      if (inMemory.at(-1)?.id === id) {
        inMemory.pop()
        return
      }
      const parent = runGit(root, ['rev-parse', '--verify', '--quiet', `${id}^`])
      const update = parent.isOk ? [historyRef, parent.output] : ['-d', historyRef]
      runGit(root, [...withoutHooks, 'update-ref', ...update, id])
    },
  }
}

/**
 * Returns the texts of files in a commit as git would check them out, with byte order marks; base64 for
 * pictures.
 */
export function textsOfCommit(
  root: string,
  commit: string,
  files: string[],
): Map<string, string | undefined> {
  const blobs = [...blobsOfCommit(root, commit, files)]
  const names = blobs.map(([file, blob]) => `${blob} ${file}`)
  const objects = readObjects(root, names, ['--filters'])
  return new Map(
    blobs.map(([file], at) => [file, objects[at]?.toString(isPicture(file) ? 'base64' : 'utf8')]),
  )
}

/**
 * Stores a step with `git fast-import`: it changes no index, branch or file, and never overwrites another
 * step.
 */
function commitStep(root: string, tip: string, {writes, ...step}: Omit<Step, 'id'>): string {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`
  const put = (path: string, text: string) => `M 100644 inline ${path}\n${data(text)}`
  const input = [
    `commit ${historyRef}\nmark :1\ncommitter Editor <editor@localhost> ${Math.floor(Date.parse(step.at) / 1000)} +0000\n`,
    data(`${step.did}: ${step.file}, ${step.what}`),
    tip ? `from ${tip}\n` : '',
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
  const imported = runGit(root, [...withoutHooks, 'fast-import', '--quiet', '--done'], {input})
  if (!imported.isOk) throw new Error(imported.output)
  return imported.output
}

function readSteps(root: string, ids: string[]): Step[] {
  const names = ids.map((id) => `${id}:step.json`)
  const read = readObjects(root, names).flatMap((text, index) => {
    const {data} = stepSchema.safeParse(JSON.parse(text?.toString() ?? 'null'))
    return data ? [{id: ids[index] ?? '', ...data}] : []
  })
  const texts = readObjects(
    root,
    read.flatMap(({id, files}) =>
      files.flatMap((file) => fileVersions.map((side) => `${id}:${side}/${file}`)),
    ),
  ).values()
  const next = () => texts.next().value?.toString()
  return read.map(({files, ...step}) => ({
    ...step,
    writes: files.map((file) => ({file, before: next(), after: next(), head: next()})),
  }))
}

/**
 * Reads git objects in one process; missing objects are `undefined`. With `--filters`, names are `<hash>
 * <path>`.
 */
function readObjects(root: string, names: string[], options: string[] = []): (Buffer | undefined)[] {
  if (names.length === 0) return []
  // A made-up name after each object makes git print “missing” at the object’s end: git’s sizes ignore
  // filters.
  const end = randomUUID()
  const input = Buffer.from(names.map((name) => `${name}\n${end}\n`).join(''))
  const {rawOutput} = runGit(root, ['cat-file', '--batch', ...options], {input, encoding: 'latin1'})
  const answers = rawOutput.split(`${end} missing\n`)
  return names.map((_, index) => {
    const [, bytes] = /^\w+ blob \d+\n(.*)\n$/s.exec(answers[index] ?? '') ?? []
    return bytes === undefined ? undefined : Buffer.from(bytes, 'latin1')
  })
}
