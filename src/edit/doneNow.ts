import {placeOf} from '../check/places.ts'
import type {Entry} from './journal.ts'
import {inverse, patchPlace} from './patch.ts'
import type {Done} from './protocol.ts'
import {readText} from './writeFile.ts'

/** What was changed, the latest first, each with the line where it stands now. */
export function doneNow(root: string, entries: Entry[]): Done[] {
  const texts = new Map([...new Set(entries.map(({file}) => file))].map((file) => [file, readText(root, file)]))
  return entries.toReversed().map(({patches, made, ...done}) => {
    const line = lineOf(
      texts.get(done.file),
      patches.find(({file}) => file === done.file),
      done.undone === undefined,
    )
    return line === undefined ? done : {...done, line}
  })
}

function lineOf(text: string | undefined, patch: Entry['patches'][number] | undefined, stands: boolean) {
  if (text === undefined || !patch) return undefined
  const wanted = stands ? inverse(patch) : patch
  const at = patchPlace(text, wanted)
  // Empty lines before what was added came with it.
  const empty = /^\s*/.exec(wanted.removed)?.[0].length ?? 0
  return at === undefined ? undefined : placeOf(text, at + empty).line
}
