import {randomUUID} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Patch} from './patch.ts'
import type {Done} from './protocol.ts'

/** Something that was done, with what takes it back. */
export interface Entry extends Done {
  patches: Patch[]
  /** Files that it made. */
  made: {file: string; text: string}[]
}

const most = 500

/** What was changed by editing, kept between two starts of the server: what takes each change back, and no copy of a page. */
export function openJournal(root: string) {
  const folder = join(root, 'node_modules/.cache/twelvesides')
  const path = join(folder, 'edits.json')
  let entries = read(path)

  function write(changed: Entry[]) {
    mkdirSync(folder, {recursive: true})
    writeFileSync(`${path}.new`, JSON.stringify(changed))
    renameSync(`${path}.new`, path)
  }

  /** Of what is done already: it is so, whether or not there is room to note it. */
  function note(changed: Entry[]) {
    entries = changed
    try {
      write(entries)
    } catch {
      // The next change is noted with it, or refused.
    }
  }

  return {
    /** Notes what is about to be done: what can’t be put back later is not done. */
    add(entry: Omit<Entry, 'id' | 'at' | 'undone'>): string {
      const id = randomUUID()
      const changed = [...entries, {...entry, id, at: new Date().toISOString()}].slice(-most)
      write(changed)
      entries = changed
      return id
    },
    /** It was not done after all. */
    drop: (id: string) => note(entries.filter((entry) => entry.id !== id)),
    find: (id: string) => entries.find((entry) => entry.id === id),
    /** It was put back, or done again. */
    mark: (id: string, isUndone: boolean) =>
      note(
        entries.map((entry) => {
          if (entry.id !== id) return entry
          const {undone, ...standing} = entry
          return isUndone ? {...standing, undone: new Date().toISOString()} : standing
        }),
      ),
    all: () => entries,
  }
}

/** One that can’t be read any more is put aside: nothing that it says is needed to read the site. */
function read(path: string): Entry[] {
  if (!existsSync(path)) return []
  try {
    const entries = JSON.parse(readFileSync(path, 'utf8'))
    if (Array.isArray(entries)) return entries
  } catch {
    // Put aside below.
  }
  renameSync(path, `${path}.unreadable`)
  return []
}
