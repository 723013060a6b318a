import {randomUUID} from 'node:crypto'
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {z} from 'zod'
import {ask, filesOfCommit} from '../site/index.ts'
import type {Step} from './writeFile.ts'

/** A file that was written by editing. */
const write = z.object({
  at: z.string(),
  file: z.string(),
  /** Its whole text; `undefined` if there was or is no file. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** The id of its committed blob at that time; `undefined` if it was not committed. */
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

/** Older entries are deleted once their files are committed. */
const most = 300

/**
 * The changes made by editing, one file each, so that two servers may write at once. Undo and proposals are made from
 * them. They are in git's own folder, since `npm ci` deletes node_modules.
 */
export function openJournal(root: string) {
  const ofGit = ask(root, ['rev-parse', '--git-path', 'twelvesides/edits'])
  const folder = ofGit.said ? resolve(root, ofGit.words) : join(root, 'node_modules/.cache/twelvesides/edits')
  const pathOf = (id: string) => join(folder, `${id}.json`)
  let last = 0

  /** The current time, but always later than the last one. */
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

  /** Best effort: the files are already written, so a failed journal write is ignored. */
  function note(changed: Entry) {
    try {
      put(changed)
    } catch {
      // There is no room for it.
    }
  }

  function writesAt(at: string, steps: Step[]): Write[] {
    const committed = filesOfCommit(
      root,
      'HEAD',
      steps.map(({file}) => file),
    )
    return steps.map(({file, before, after}) => ({at, file, before, after, committed: committed.get(file)}))
  }

  function all(): Entry[] {
    return namesIn(folder).flatMap((name) => read(join(folder, name)))
  }

  function deleteOld() {
    const old = namesIn(folder)
      .slice(0, -most)
      .map((name) => join(folder, name))
    if (old.length === 0) return
    const filesOf = (path: string) => read(path).flatMap(({writes}) => writes.map(({file}) => file))
    const uncommitted = differing(root, 'HEAD', [...new Set(old.flatMap(filesOf))])
    for (const path of old) if (!filesOf(path).some((file) => uncommitted.includes(file))) rmSync(path, {force: true})
  }

  return {
    /** Notes what is about to be done: what can’t be undone later is not done. */
    add(done: Omit<Entry, 'id' | 'at' | 'undone' | 'writes'>, steps: Step[]): string {
      const at = now()
      const id = `${at.replace(/\D/g, '')}-${randomUUID()}`
      put({...done, id, at, writes: writesAt(at, steps)})
      deleteOld()
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

/** Oldest first: names begin with the time. */
function namesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : []
}

/** Skips an unreadable entry. */
function read(path: string): Entry[] {
  try {
    return [entry.parse(JSON.parse(readFileSync(path, 'utf8')))]
  } catch {
    return []
  }
}

/** The text of a blob as it would be checked out at that path, with its byte order mark. */
export function textOf(root: string, file: string, name: string | undefined): string | undefined {
  return name && ask(root, ['cat-file', '--filters', `--path=${file}`, name]).text
}

/** The files that differ from their committed versions. */
export function differing(root: string, head: string, files: string[]): string[] {
  if (files.length === 0) return []
  const list = (...words: string[]) => ask(root, ['--literal-pathspecs', ...words, '--', ...files]).text.split('\0')
  const known = list('diff', '--name-only', '--relative', '-z', head)
  const fresh = list('ls-files', '--others', '-z')
  return [...new Set([...known, ...fresh])].filter(Boolean).sort()
}
