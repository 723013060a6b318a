import type {Root} from 'mdast'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'

/** Has a page compiled from the tree that the check has read already; a page without one is read as usual. */
export function reuseTree(this: Processor, treeOf: (path: string, text: string) => Root | undefined) {
  const read = this.parser
  this.parser = (text: string, file: VFile) => treeOf(file.path, text) ?? (read?.(text, file) as Root)
}
