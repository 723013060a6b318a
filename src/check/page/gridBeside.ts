import type {Nodes} from 'mdast'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {endOf, startOf} from './nodes.ts'
import type {Page} from './parsePage.ts'
import {isTag, type PageTag} from './tags.ts'

/** Where to move a component that stands right below or above the grid that it fell out of; nothing where none is beside it. */
export function gridBeside(tag: PageTag, parent: Nodes | undefined, page: Page, site: SiteFiles): string | undefined {
  const children: Nodes[] = parent && 'children' in parent ? parent.children : []
  const at = children.indexOf(tag)
  const isGrid = (node: Nodes | undefined): node is PageTag =>
    node !== undefined && isTag(node) && site.components.get(node.name ?? '')?.holds === 'items'
  const [above, below] = [children[at - 1], children[at + 1]]
  const lineOf = (offset: number) => placeOf(page.text, offset).line
  if (isGrid(above)) return `Move it into the one above, over </${above.name}> of line ${lineOf(endOf(above) - 1)}.`
  if (isGrid(below)) return `Move it into the one below, under <${below.name}> of line ${lineOf(startOf(below))}.`
  return undefined
}
