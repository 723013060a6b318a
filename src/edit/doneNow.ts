import {filesOfCommit, placeOf} from '../site/index.ts'
import {type Entry, textOf, type Write} from './journal.ts'
import {isIn, merged, placeOfChange} from './merge.ts'
import type {Done} from './protocol.ts'
import {readText} from './writeFile.ts'

/** What was changed, the latest first, each with the line where it stands now and with what can be done about it. */
export function doneNow(root: string, entries: Entry[]): Done[] {
  const texts = new Map([...new Set(entries.flatMap(filesOf))].map((file) => [file, readText(root, file)]))
  const isCommitted = committedOf(root, entries)
  return entries.toReversed().map((entry) => {
    const {writes, ...done} = entry
    const isUndone = done.undone !== undefined
    const write = firstWrites(entry).find(({file}) => file === done.file)
    const [old, fresh] = isUndone ? [write?.before, write?.after] : [write?.after, write?.before]
    const line = lineOf(old, fresh, texts.get(done.file))
    const can = whatCan(entry, texts, isCommitted)
    return {...done, ...(line !== undefined && {line}), ...(can && {can})}
  })
}

/** Whether a change has been committed since, in all of its files. */
export function isCommitted(root: string, entry: Entry): boolean {
  return committedOf(root, [entry])(entry)
}

function committedOf(root: string, entries: Entry[]): (entry: Entry) => boolean {
  const names = filesOfCommit(root, 'HEAD', [...new Set(entries.flatMap(filesOf))])
  const texts = new Map([...names].map(([file, name]) => [file, textOf(root, file, name)]))
  const isCommitted = (write: Write) => names.get(write.file) !== write.committed && isIn(write, texts.get(write.file))
  return (entry) => firstWrites(entry).every(isCommitted)
}

function whatCan(entry: Entry, texts: Map<string, string | undefined>, isCommitted: (entry: Entry) => boolean) {
  const writes = firstWrites(entry)
  if (entry.undone === undefined)
    return writes.every((write) => isIn(write, texts.get(write.file))) && !isCommitted(entry) ? 'undo' : undefined
  const fits = ({file, before, after}: Write) => {
    const next = merged(before, after, texts.get(file))
    return next !== undefined && next.text !== texts.get(file)
  }
  return writes.every(fits) ? 'redo' : undefined
}

/** What was written when it was done. */
function firstWrites({at, writes}: Entry): Write[] {
  return writes.filter((write) => write.at === at)
}

function filesOf({writes}: Entry): string[] {
  return writes.map(({file}) => file)
}

/** The line where a change of a text begins in the text as it is now. */
function lineOf(old: string | undefined, fresh: string | undefined, now: string | undefined): number | undefined {
  if (old === undefined || fresh === undefined || now === undefined) return undefined
  const at = placeOfChange(old, fresh, now)
  if (at === undefined) return undefined
  // Empty lines before what was added came with it.
  const empty = /^\s*/.exec(now.slice(at))?.[0].length ?? 0
  return placeOf(now, at + empty).line
}
