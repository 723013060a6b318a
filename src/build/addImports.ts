import {existsSync} from 'node:fs'
import {join, posix} from 'node:path'
import type {Root} from 'mdast'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import {importNode} from '../layout/importNode.ts'
import {isTagNode, pathToComponents} from '../site/index.ts'

/**
 * A remark plugin that adds the missing imports of a page's components, so that authors may leave them out.
 */
export function addImports({root}: {root: string}) {
  return (tree: Root, {path}: VFile) => {
    const imported = importedNames(tree)
    const missing = new Set<string>()
    visit(tree, (node) => {
      if (!isTagNode(node)) return
      if (node.name && !imported.has(node.name) && existsSync(join(root, 'components', `${node.name}.tsx`)))
        missing.add(node.name)
    })
    for (const component of missing)
      tree.children.push(
        importNode(component, `${pathToComponents(posix.relative(root, path))}${component}.tsx`),
      )
  }
}

function importedNames(tree: Root): Set<string> {
  const names = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [...node.value.matchAll(/\{([^}]*)\}/g)] : [],
  )
  return new Set(names.flatMap((match) => (match[1] ?? '').split(',').map((each) => each.trim())))
}
