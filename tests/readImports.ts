import {readFileSync} from 'node:fs'
import {relative, resolve} from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {parseSync} from 'vite'

/** One file or package that a file names, in whatever way. */
export interface Import {
  /** A file of ours from the project's folder, `src/document/head.ts`; anything else as it is written, `node:fs`. */
  target: string
  /** Gone before anything runs. */
  typeOnly: boolean
}

const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx)

/** Everything that a TypeScript file or a page imports: by `import`, for its effects, by `import()`, by `export … from`, or as a type. */
export function readImports(root: string, file: string): Import[] {
  const text = readFileSync(resolve(root, file), 'utf8')
  const {program, errors} = parseSync(file, file.endsWith('.mdx') ? codeOf(text) : text, {lang: 'tsx', astType: 'ts'})
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return importsIn(program).map(({target, typeOnly}) => ({
    target: target.startsWith('.') ? relative(root, resolve(root, file, '..', target.replace(/\?.*$/, ''))) : target,
    typeOnly,
  }))
}

/** The code of a page: its import lines, and whatever stands in braces, which may be no more than a comment. */
function codeOf(text: string): string {
  const code: string[] = []
  visit(mdx.parse(text), (node) => {
    if (node.type === 'mdxjsEsm') code.push(node.value)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') code.push(`;[${node.value}\n]`)
  })
  return code.join('\n')
}

/** The kinds of a syntax tree's nodes that name a module, and where in the node its name stands. */
const moduleNameFields: Record<string, 'source' | 'expression'> = {
  ImportDeclaration: 'source',
  ExportNamedDeclaration: 'source',
  ExportAllDeclaration: 'source',
  ImportExpression: 'source',
  TSImportType: 'source',
  TSExternalModuleReference: 'expression',
}

function importsIn(node: unknown): Import[] {
  if (Array.isArray(node)) return node.flatMap(importsIn)
  if (typeof node !== 'object' || node === null) return []
  const parts = node as Record<string, unknown>
  const name = parts[moduleNameFields[String(parts.type)] ?? ''] as {value?: unknown} | null | undefined
  const typeOnly = parts.type === 'TSImportType' || [parts.importKind, parts.exportKind].includes('type')
  const own = typeof name?.value === 'string' ? [{target: name.value, typeOnly}] : []
  return [...own, ...Object.values(parts).flatMap(importsIn)]
}
