import {randomUUID} from 'node:crypto'
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {z} from 'zod'
import {ask} from '../check/git.ts'
import type {Step} from './writeSteps.ts'

/** A file that was written by editing. */
const write = z.object({
  at: z.string(),
  file: z.string(),
  /** Its whole text; nothing where there was or is no file. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** What git called its committed content then, and nothing where it was not committed. */
  committed: z.string().optional(),
  /** The commit of the proposal that it is part of. */
  proposed: z.string().optional(),
})

const entry = z.object({
  id: z.string(),
  at: z.string(),
  file: z.string(),
  what: z.string(),
  before: z.string(),
  after: z.string(),
  same: z.string().optional(),
  undone: z.string().optional(),
  /** What was written when it was done, and each time that it was undone and redone. */
  writes: z.array(write),
})

export type Write = z.infer<typeof write>
/** Something that was done. */
export type Entry = z.infer<typeof entry>

const most = 300

/**
 * What was changed by editing, a file each, so that two servers may write at once: what undoes each change, and what a
 * proposal is made of. It is kept in git's own folder, as packages are installed anew now and then.
 */
export function openJournal(root: string) {
  const ofGit = ask(root, ['rev-parse', '--git-path', 'twelvesides/edits'])
  const folder = ofGit.said ? resolve(root, ofGit.words) : join(root, 'node_modules/.cache/twelvesides/edits')
  const pathOf = (id: string) => join(folder, `${id}.json`)
  let last = 0

  /** A time that is later than the last. */
  function now(): string {
    last = Math.max(Date.now(), last + 1)
    return new Date(last).toISOString()
  }

  function put(changed: Entry) {
    mkdirSync(folder, {recursive: true})
    const unfinished = join(folder, `${changed.id}.${process.pid}`)
    writeFileSync(unfinished, JSON.stringify(changed))
    renameSync(unfinished, pathOf(changed.id))
  }

  /** Best effort: what it notes is done already. */
  function note(changed: Entry) {
    try {
      put(changed)
    } catch {
      // There is no room for it.
    }
  }

  function writesAt(at: string, steps: Step[]): Write[] {
    const committed = committedNames(
      root,
      steps.map(({file}) => file),
    )
    return steps.map(({file, before, after}) => ({at, file, before, after, committed: committed.get(file)}))
  }

  function all(): Entry[] {
    return namesIn(folder).flatMap((name) => read(join(folder, name)))
  }

  return {
    /** Notes what is about to be done: what can’t be undone later is not done. */
    add(done: Omit<Entry, 'id' | 'at' | 'undone' | 'writes'>, steps: Step[]): string {
      const at = now()
      const id = `${at.replace(/\D/g, '')}-${randomUUID()}`
      put({...done, id, at, writes: writesAt(at, steps)})
      for (const name of namesIn(folder).slice(0, -most)) rmSync(join(folder, name), {force: true})
      return id
    },
    /** It was not done after all. */
    drop: (id: string) => rmSync(pathOf(id), {force: true}),
    find: (id: string) => all().find((each) => each.id === id),
    /** It was undone, or redone. */
    mark(each: Entry, isUndone: boolean, steps: Step[]) {
      const at = now()
      note({...each, undone: isUndone ? at : undefined, writes: [...each.writes, ...writesAt(at, steps)]})
    },
    /** Those writes are part of a proposal. */
    propose(writes: Write[], commit: string) {
      const isPart = (one: Write) => writes.some((each) => each.at === one.at && each.file === one.file)
      for (const each of all())
        if (each.writes.some(isPart))
          note({...each, writes: each.writes.map((one) => (isPart(one) ? {...one, proposed: commit} : one))})
    },
    /** The oldest first. */
    all,
  }
}

/** They begin with the time. */
function namesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : []
}

/** Nothing of one that can’t be read: the others are needed all the same. */
function read(path: string): Entry[] {
  try {
    return [entry.parse(JSON.parse(readFileSync(path, 'utf8')))]
  } catch {
    return []
  }
}

/** What git calls the committed content of those files, of those that are committed. */
export function committedNames(root: string, files: string[], commit = 'HEAD'): Map<string, string> {
  const {text} = ask(root, ['--literal-pathspecs', 'ls-tree', '-z', commit, '--', ...files])
  return new Map(
    text.split('\0').flatMap((line): [string, string][] => {
      const [, name, file] = /^100\d{3} blob (\w+)\t(.+)$/s.exec(line) ?? []
      return name && file ? [[file, name]] : []
    }),
  )
}

/** Text of a file as git has it under that name, as it would be in the folder; its byte order mark stays, as words of others do. */
export function textOf(root: string, file: string, name: string | undefined): string | undefined {
  return name && ask(root, ['cat-file', '--filters', `--path=${file}`, name]).text
}
