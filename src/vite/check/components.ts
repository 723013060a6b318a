import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import ts from 'typescript'

/** One attribute that a component takes, as its interface says. */
export interface Prop {
  name: string
  required: boolean
  help: string
  /** The words that it may hold, when they are a closed list. */
  values?: string[]
}

/** What a page must know about a component to use it. */
export interface Component {
  name: string
  /** What it is for: the comment above its function. */
  purpose: string
  props: Prop[]
  children: 'none' | 'may' | 'must'
  /** What belongs between its two tags. */
  childrenHelp: string
  /** A link can lead to it, by the id of the record that it shows. */
  hasAnchor: boolean
}

/** Every component of `components/` by name, read from its TypeScript: a prop without a comment is not for pages. */
export function readComponents(root: string): Map<string, Component> {
  const folder = join(root, 'components')
  const names = readdirSync(folder).filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
  return new Map(
    names.sort().map((file) => {
      const name = file.slice(0, -'.tsx'.length)
      return [name, readComponent(name, join(folder, file))]
    }),
  )
}

function readComponent(name: string, path: string): Component {
  const source = parse(path)
  const props = source.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === `${name}Props`,
  )
  const component = source.statements.find((node) => ts.isFunctionDeclaration(node) && node.name?.text === name)
  const members = (props?.members ?? []).flatMap((member) => {
    const help = commentOf(member)
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name) || !help) return []
    const values = member.type && valuesOf(member.type, source)
    return [{name: member.name.text, required: !member.questionToken, help, ...(values && {values})}]
  })
  const children = members.find((member) => member.name === 'children')
  return {
    name,
    purpose: component ? commentOf(component) : '',
    props: members.filter((member) => member !== children),
    children: children ? (children.required ? 'must' : 'may') : 'none',
    childrenHelp: children?.help ?? '',
    hasAnchor: /\sid=\{/.test(source.text),
  }
}

const parsed = new Map<string, {text: string; source: ts.SourceFile}>()

function parse(path: string): ts.SourceFile {
  const text = readFileSync(path, 'utf8')
  const known = parsed.get(path)
  if (known?.text === text) return known.source
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  parsed.set(path, {text, source})
  return source
}

/** The doc comment's text on one line. */
function commentOf(node: ts.Node): string {
  const text = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)[0]?.comment) ?? ''
  return text.replace(/\s+/g, ' ').trim()
}

/** The words that a type allows: `'a' | 'b'`, or a name for such a type, or `(typeof list)[number]`. */
function valuesOf(type: ts.TypeNode, source: ts.SourceFile): string[] | undefined {
  if (ts.isParenthesizedTypeNode(type)) return valuesOf(type.type, source)
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text]
  if (ts.isUnionTypeNode(type)) {
    const all = type.types.map((each) => valuesOf(each, source))
    return all.every((each) => each !== undefined) ? all.flat() : undefined
  }
  if (ts.isIndexedAccessTypeNode(type)) {
    const list = ts.isParenthesizedTypeNode(type.objectType) ? type.objectType.type : type.objectType
    return ts.isTypeQueryNode(list) ? wordsOf(list.exprName.getText(source), source) : undefined
  }
  if (!ts.isTypeReferenceNode(type)) return undefined
  const name = type.typeName.getText(source)
  const home = declarationHome(name, source)
  const alias = home?.statements.find(
    (node): node is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(node) && node.name.text === name,
  )
  return alias && home ? valuesOf(alias.type, home) : undefined
}

/** The words of `const name = ['a', 'b'] as const`. */
function wordsOf(name: string, source: ts.SourceFile): string[] | undefined {
  for (const node of source.statements) {
    if (!ts.isVariableStatement(node)) continue
    const [declaration] = node.declarationList.declarations
    if (declaration?.name.getText(source) !== name || !declaration.initializer) continue
    const list = ts.isAsExpression(declaration.initializer)
      ? declaration.initializer.expression
      : declaration.initializer
    if (ts.isArrayLiteralExpression(list)) return list.elements.filter(ts.isStringLiteral).map((each) => each.text)
  }
  return undefined
}

/** The file that declares a name: this one, or the one it is imported from. */
function declarationHome(name: string, source: ts.SourceFile): ts.SourceFile | undefined {
  for (const node of source.statements) {
    if (ts.isTypeAliasDeclaration(node) && node.name.text === name) return source
    const names = ts.isImportDeclaration(node) && node.importClause?.namedBindings
    if (!names || !ts.isNamedImports(names) || !names.elements.some((each) => each.name.text === name)) continue
    const from = (node as ts.ImportDeclaration).moduleSpecifier
    if (ts.isStringLiteral(from) && from.text.startsWith('.')) return parse(join(dirname(source.fileName), from.text))
  }
  return undefined
}
