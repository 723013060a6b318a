import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Program} from 'estree'
import type {Root} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import {parse} from 'yaml'
import {contentFiles, recordKinds} from '../../content/schema.ts'
import type {Problem} from './readContent.ts'

type Tag = MdxJsxFlowElement | MdxJsxTextElement

/** Stops a page that names a component or a record that does not exist, or has no title; adds import lines that were lost. */
export function pageRules({root}: {root: string}) {
  return (tree: Root, file: VFile) => {
    const name = `pages/${file.basename}`
    const problems: Problem[] = []
    const report = (at: {line: number; column: number} | undefined, message: string) =>
      problems.push({file: name, line: at?.line ?? 1, column: at?.column ?? 1, message})

    checkFrontmatter(tree, report)
    const imported = importedNames(tree)
    const missing = new Set<string>()
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      if (!node.name) return
      if (!existsSync(join(root, 'components', `${node.name}.tsx`))) {
        report(node.position?.start, `<${node.name}> is not a component. The components are the files in components/.`)
      } else if (!imported.has(node.name)) missing.add(node.name)
      checkRecords(root, node, report)
    })
    if (problems.length > 0) throw new PageProblems(problems)
    for (const component of missing) tree.children.push(importOf(component))
  }
}

/** Everything that is wrong with one page. */
export class PageProblems extends Error {
  problems: Problem[]
  constructor(problems: Problem[]) {
    super(problems.map((problem) => problem.message).join('\n'))
    this.problems = problems
  }
}

type Report = (at: {line: number; column: number} | undefined, message: string) => void

function checkFrontmatter(tree: Root, report: Report) {
  const first = tree.children.find((node) => node.type === 'yaml')
  const values: unknown = first && parse(first.value)
  for (const key of ['title', 'description']) {
    const value = values && typeof values === 'object' ? (values as Record<string, unknown>)[key] : undefined
    if (typeof value !== 'string' || value.trim() === '') {
      report(first?.position?.start, `The page has no ${key}. Write it between the --- lines at the top: ${key}: …`)
    }
  }
}

function importedNames(tree: Root): Set<string> {
  const names = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [...node.value.matchAll(/\{([^}]*)\}/g)] : [],
  )
  return new Set(names.flatMap((match) => (match[1] ?? '').split(',').map((each) => each.trim())))
}

/** An attribute that is called like a kind of record (`cohort`) names one by its id. */
function checkRecords(root: string, tag: Tag, report: Report) {
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    const file = recordKinds[attribute.name as keyof typeof recordKinds]
    if (!file || !(file in contentFiles)) continue
    const ids = recordIds(join(root, 'content', file))
    if (!ids.includes(attribute.value)) {
      report(
        attribute.position?.start ?? tag.position?.start,
        `“${attribute.value}” is not in content/${file}. It has: ${ids.join(', ')}.`,
      )
    }
  }
}

function recordIds(path: string): string[] {
  const records: unknown = parse(readFileSync(path, 'utf8'))
  return Array.isArray(records) ? records.map((record) => String(record?.id)) : []
}

/** `import {CohortCard} from '../components/CohortCard.tsx'`, as a node with the syntax tree that MDX wants. */
function importOf(name: string): Root['children'][number] {
  const source = `../components/${name}.tsx`
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
