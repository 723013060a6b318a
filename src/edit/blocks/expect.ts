import type {Nodes, Root} from 'mdast'
import type {Page} from '../../site/page/page.ts'
import {readAs} from '../../site/page/readAs.ts'
import type {Component} from '../../site/readComponents.ts'
import type {Draft} from '../draft.ts'
import {sameTree} from '../page/sameTree.ts'
import {withImports} from '../page/withImports.ts'
import {type Refused, refuse} from '../refused.ts'

/** A tree with other parts in one of its places; everything else is the same part. */
export function withChildren(tree: Root, path: number[], change: (children: Nodes[]) => Nodes[]): Root {
  const [index, ...rest] = path
  if (index === undefined) return {...tree, children: change(tree.children) as Root['children']}
  const children = tree.children.map((child, each) =>
    each === index ? (withChildren(child as Nodes as Root, rest, change) as Nodes as typeof child) : child,
  )
  return {...tree, children}
}

/**
 * A page’s text after a change of its blocks, once it reads as it should: `expected` gives of both trees what has to be the
 * same. Import lines of components that were added or removed are brought up to date.
 */
export function expectTree(
  page: Page,
  draft: Draft,
  components: Map<string, Component>,
  expected: (before: Root, after: Root) => [Root, Root],
): Draft | Refused {
  const now = readAs(page.file, draft.text, components)
  const [one, other] = expected(page.tree, now.tree)
  if (now.defects.length > 0 || !sameTree(one, other))
    return refuse('shown', 'What stands above or below would be read differently then. Change it in the file.')
  return withImports(page.file, draft, components, 'added and removed')
}
