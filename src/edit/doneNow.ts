import {placeOf} from '../check/places.ts'
import type {Entry} from './journal.ts'
import {placeOfChange} from './merge.ts'
import type {Done} from './protocol.ts'
import {readText} from './writeFile.ts'

/** What was changed, the latest first, each with the line where it stands now. */
export function doneNow(root: string, entries: Entry[]): Done[] {
  const texts = new Map([...new Set(entries.map(({file}) => file))].map((file) => [file, readText(root, file)]))
  return entries.toReversed().map(({writes, ...done}) => {
    const write = writes.find(({at, file}) => at === done.at && file === done.file)
    const [old, fresh] = done.undone === undefined ? [write?.after, write?.before] : [write?.before, write?.after]
    const line = lineOf(old, fresh, texts.get(done.file))
    return line === undefined ? done : {...done, line}
  })
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
