import {existsSync} from 'node:fs'
import {join, posix} from 'node:path'
import type {Program} from 'estree'
import type {Root} from 'mdast'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import {isTag, wayToComponents} from '../site/index.ts'

/** Adds the import lines that a page lost, so that nobody breaks a page by deleting a line they don’t understand. */
export function addImports({root}: {root: string}) {
  return (tree: Root, {path}: VFile) => {
    const imported = importedNames(tree)
    const missing = new Set<string>()
    visit(tree, (node) => {
      if (!isTag(node)) return
      if (node.name && !imported.has(node.name) && existsSync(join(root, 'components', `${node.name}.tsx`)))
        missing.add(node.name)
    })
    for (const component of missing)
      tree.children.push(importOf(component, wayToComponents(posix.relative(root, path))))
  }
}

function importedNames(tree: Root): Set<string> {
  const names = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [...node.value.matchAll(/\{([^}]*)\}/g)] : [],
  )
  return new Set(names.flatMap((match) => (match[1] ?? '').split(',').map((each) => each.trim())))
}

/** `import {CohortCard} from '../components/CohortCard.tsx'`, as a node with the syntax tree that MDX wants. */
function importOf(name: string, way: string): Root['children'][number] {
  const source = `${way}${name}.tsx`
  const identifier = {type: 'Identifier', name} as const
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
        source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
        attributes: [],
      },
    ],
  }
  return {type: 'mdxjsEsm', value: `import {${name}} from '${source}'`, data: {estree}}
}
