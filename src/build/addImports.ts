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
      tree.children.push(importOf(component, `${wayToComponents(posix.relative(root, path))}${component}.tsx`))
  }
}

function importedNames(tree: Root): Set<string> {
  const names = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [...node.value.matchAll(/\{([^}]*)\}/g)] : [],
  )
  return new Set(names.flatMap((match) => (match[1] ?? '').split(',').map((each) => each.trim())))
}

/** `import {CohortCard} from '../components/CohortCard.tsx'`, with `as` its name in the page, and with the syntax tree that MDX wants. */
export function importOf(
  name: string,
  source: string,
  as = name,
): Extract<Root['children'][number], {type: 'mdxjsEsm'}> {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [
          {type: 'ImportSpecifier', imported: {type: 'Identifier', name}, local: {type: 'Identifier', name: as}},
        ],
        source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
        attributes: [],
      },
    ],
  }
  return {type: 'mdxjsEsm', value: '', data: {estree}}
}
