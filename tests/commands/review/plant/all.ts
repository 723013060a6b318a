import {sequence} from '../../../random.ts'
import type {Edit} from './edit.ts'
import {codeEdits} from './inCode.ts'
import {recordEdits} from './inRecords.ts'
import {wordEdits} from './onPages.ts'
import {pageEdits} from './pages.ts'
import {passes} from './passes.ts'
import {shuffled} from './shuffled.ts'

/** Whatever edits of each kind the files of a project allow, in the order in which they stand there. */
export function allEdits(root: string, seed: number): Edit[] {
  return [...wordEdits(root, sequence(seed)), ...recordEdits(root), ...codeEdits(root), ...pageEdits()]
}

/** Edits that the check lets through, shuffled, as many of each kind as asked for. */
export function plantEdits(root: string, seed: number, perKind: number): Edit[] {
  const counts = new Map<string, number>()
  return shuffled(allEdits(root, seed), sequence(seed)).flatMap((edit) => {
    const count = counts.get(edit.kind) ?? 0
    if (count >= perKind || !passes(root, edit)) return []
    counts.set(edit.kind, count + 1)
    return [edit]
  })
}
