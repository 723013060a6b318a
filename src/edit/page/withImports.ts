import {fixImports} from '../../check/index.ts'
import {applyEdits, type Component, parsePageCached} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {type Rejection, reject} from '../rejection.ts'
import {sameTree} from './tree.ts'

/**
 * Adds missing import lines to a draft, or also deletes unused ones; rejects if anything else would change.
 */
export function withImports(
  file: string,
  draft: Draft,
  components: Map<string, Component>,
  which: 'added' | 'added and removed',
): Draft | Rejection {
  const now = parsePageCached(file, draft.text, components)
  const edits = fixImports(now, components, () => which === 'added and removed')
  if (edits.length === 0) return draft
  const text = applyEdits(draft.text, edits)
  const after = parsePageCached(file, text, components)
  if (after.defects.length > 0 || !sameTree(now.tree, after.tree))
    return reject('The first lines of this page are not as usual. Ask your developer to run: npm run fix')
  const shift = text.length - draft.text.length
  return {text, start: draft.start + shift, end: draft.end + shift}
}
