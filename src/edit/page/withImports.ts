import type {Root} from 'mdast'
import {apply} from '../../site/text/edit.ts'
import {mendImports} from '../../check/fix/imports.ts'
import {readAs} from '../../site/page/readAs.ts'
import type {Component} from '../../site/readComponents.ts'
import type {Draft} from '../draft.ts'
import {type Refused, refuse} from '../refused.ts'
import {sameTree} from './sameTree.ts'

/** A draft of a page with the import lines of the components that came, or came and went; nothing else is changed by that. */
export function withImports(
  file: string,
  draft: Draft,
  components: Map<string, Component>,
  which: 'came' | 'came and went',
): Draft | Refused {
  const now = readAs(file, draft.text, components)
  const edits = mendImports(now, components, () => which === 'came and went')
  if (edits.length === 0) return draft
  const text = apply(draft.text, edits)
  const mended = readAs(file, text, components)
  if (mended.problems.length > 0 || !sameTree(withoutImports(now.tree), withoutImports(mended.tree)))
    return refuse('shown', 'The import lines of this page are not as usual. Run npm run fix, then try again.')
  const shift = text.length - draft.text.length
  return {text, start: draft.start + shift, end: draft.end + shift}
}

function withoutImports(tree: Root): Root {
  return {...tree, children: tree.children.filter(({type}) => type !== 'mdxjsEsm')}
}
