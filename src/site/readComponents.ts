import {existsSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {parseSync} from 'rolldown/utils'
import type {ESTree} from 'vite'
import {readCode} from './readCode.ts'

/** One attribute that a component takes, as its interface says. */
export interface Prop {
  name: string
  required: boolean
  help: string
  /** What it may hold, as the `@example` of its comment says. */
  example?: string
  /** The words that it may hold, when they are a closed list. */
  values?: string[]
  /** The fact that it names is a share of a hundred: it says `Share`. */
  isShare?: true
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
  /** The lines that may stand there, as the `@example` of their comment says. */
  childrenExample: string
  /** What stands between its tags is the label of one link or button: it says `children: Label`. */
  takesLabel: boolean
  /** Only what may stand there, when its children say so by a type of `components/ui/kinds.ts`. */
  holds: 'items' | 'links' | 'numberedList' | undefined
  /** The one kind of items that it holds, and that nothing else does: it says `children: Rows`. */
  holdsOnly?: string
  /** It is as wide as the window, and stands between the sections of a page: it says that it returns a `Band`. */
  isBand: boolean
  /** Where it stands besides, when it says that it returns one of those. */
  is: 'opening' | 'closing' | 'item' | 'words' | undefined
  /** The files of `content/` of which it shows every record, as `Timeline` does. */
  showsAllOf: string[]
  /** All that it shows is words, without a link, a picture or a box. */
  showsWords: boolean
  /** A link can lead to it, by the id of the record that it shows. */
  hasAnchor: boolean
}

/** Every component of `components/` by name, read from its TypeScript: a prop without a comment is not for pages. */
export function readComponents(root: string, code = readCode(root)): Map<string, Component> {
  return new Map(
    [...code].flatMap(([file, text]) => {
      const [, name] = /^components\/([A-Z]\w*)\.tsx$/.exec(file) ?? []
      return name ? [[name, readComponent(name, parse(join(root, file), text))] as const] : []
    }),
  )
}

/** The component that holds items like that one: those of its kind alone, or else items of any kind. */
export function holderOf(name: string, components: Map<string, Component>): Component | undefined {
  if (components.get(name)?.is !== 'item') return undefined
  const holders = [...components.values()].filter(({holds}) => holds === 'items')
  return holders.find(({holdsOnly}) => holdsOnly === name) ?? holders.find(({holdsOnly}) => !holdsOnly)
}

/** The components that show a record of a kind: they take its id as an attribute, as `cohort="…"`. */
export function componentsShowing(kind: string, components: Map<string, Component>): Component[] {
  return [...components.values()].filter(({props}) => props.some(({name}) => name === kind))
}

function readComponent(name: string, source: Source): Component {
  const declared = source.body.map(({node}) => node)
  const props = declared.find((node) => node.type === 'TSInterfaceDeclaration' && node.id.name === `${name}Props`)
  const component = source.body.find(({node}) => node.type === 'FunctionDeclaration' && node.id?.name === name)
  const members = (props?.type === 'TSInterfaceDeclaration' ? props.body.body : []).flatMap((member) => {
    const {help, example} = commentBefore(member.start, source)
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !help) return []
    const values = member.typeAnnotation && valuesOf(member.typeAnnotation.typeAnnotation, source)
    const type = nameOf(member.typeAnnotation)
    const prop: Prop = {
      name: member.key.name,
      required: !member.optional,
      help,
      ...(example && {example}),
      ...(values && {values}),
      ...(type === 'Share' && {isShare: true}),
    }
    return [{prop, type}]
  })
  const returned = component?.node.type === 'FunctionDeclaration' ? nameOf(component.node.returnType) : undefined
  const children = members.find(({prop}) => prop.name === 'children')
  return {
    name,
    purpose: component ? commentBefore(component.start, source).help : '',
    props: members.flatMap((member) => (member === children ? [] : [member.prop])),
    children: children ? (children.prop.required ? 'must' : 'may') : 'none',
    childrenHelp: children?.prop.help ?? '',
    childrenExample: children?.prop.example ?? '',
    takesLabel: children?.type === 'Label',
    holds: held[children?.type ?? ''],
    ...(children?.type === 'Rows' && {holdsOnly: /^<(\w+)/.exec(children.prop.example ?? '')?.[1]}),
    isBand: ['Band', 'Opening', 'Closing'].includes(returned ?? ''),
    is: roles[returned ?? ''],
    showsAllOf: showsAllOf(source),
    showsWords: !/<\/|\/>/.test(source.text),
    hasAnchor: /\sid=\{/.test(source.text),
  }
}

const held: Record<string, Component['holds']> = {
  Items: 'items',
  Rows: 'items',
  Links: 'links',
  NumberedList: 'numberedList',
}
const roles: Record<string, Component['is']> = {Opening: 'opening', Closing: 'closing', Item: 'item', Words: 'words'}

/** The files of `content/` that a component goes through from end to end: `timeline.map(…)`. */
function showsAllOf({body, text}: Source): string[] {
  return body.flatMap(({node}) => {
    const [, file] = (node.type === 'ImportDeclaration' && /\/content\/([^/]+\.yaml)$/.exec(node.source.value)) || []
    const name = node.type === 'ImportDeclaration' ? node.specifiers[0]?.local.name : undefined
    return file && new RegExp(`\\b${name}\\.map\\(`).test(text) ? [file] : []
  })
}

/** `Label`, of `children: Label`. */
function nameOf(type: ESTree.TSTypeAnnotation | null | undefined): string | undefined {
  const named = type?.typeAnnotation
  return named?.type === 'TSTypeReference' && named.typeName.type === 'Identifier' ? named.typeName.name : undefined
}

interface Source {
  path: string
  text: string
  /** Each statement, without the `export` in front of it. */
  body: {node: ESTree.Statement | ESTree.Declaration | ESTree.ModuleDeclaration; start: number}[]
  comments: {value: string; end: number}[]
}

/** Rolldown loads in a tenth of the time of the TypeScript compiler. */
function parse(path: string, text: string): Source {
  const {program, comments} = parseSync(path, text, {lang: 'tsx', astType: 'ts'})
  const body = program.body.map((node) => ({
    node: node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node,
    start: node.start,
  }))
  return {path, text, body, comments}
}

/** The doc comment that ends right before that place: its words on one line, and its `@example` as it stands. */
function commentBefore(start: number, {text, comments}: Source): {help: string; example: string} {
  const comment = comments.find(
    (each) => each.value.startsWith('*') && each.end <= start && text.slice(each.end, start).trim() === '',
  )
  const words = (comment?.value ?? '').replace(/^[ \t]*\*[ \t]?/gm, '')
  const [help = '', example = ''] = words.split('@example')
  return {help: help.replace(/\s+/g, ' ').trim(), example: example.trim()}
}

/** The words that a type allows: `'a' | 'b'`, or a name for such a type, or `(typeof list)[number]`. */
function valuesOf(type: ESTree.TSType, source: Source): string[] | undefined {
  if (type.type === 'TSParenthesizedType') return valuesOf(type.typeAnnotation, source)
  if (type.type === 'TSLiteralType')
    return 'value' in type.literal && typeof type.literal.value === 'string' ? [type.literal.value] : undefined
  if (type.type === 'TSUnionType') {
    const all = type.types.map((each) => valuesOf(each, source))
    return all.every((each) => each !== undefined) ? all.flat() : undefined
  }
  if (type.type === 'TSIndexedAccessType') {
    const list = type.objectType.type === 'TSParenthesizedType' ? type.objectType.typeAnnotation : type.objectType
    return list.type === 'TSTypeQuery' && list.exprName.type === 'Identifier'
      ? wordsOf(list.exprName.name, source)
      : undefined
  }
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined
  const {name} = type.typeName
  const home = declarationHome(name, source)
  const alias = home?.body.find(({node}) => node.type === 'TSTypeAliasDeclaration' && node.id.name === name)?.node
  return home && alias?.type === 'TSTypeAliasDeclaration' ? valuesOf(alias.typeAnnotation, home) : undefined
}

/** The words of `const name = ['a', 'b'] as const`. */
function wordsOf(name: string, source: Source): string[] | undefined {
  for (const {node} of source.body) {
    if (node.type !== 'VariableDeclaration') continue
    const [declaration] = node.declarations
    if (declaration?.id.type !== 'Identifier' || declaration.id.name !== name) continue
    const list = declaration.init?.type === 'TSAsExpression' ? declaration.init.expression : declaration.init
    if (list?.type !== 'ArrayExpression') continue
    return list.elements.flatMap((each) =>
      each?.type === 'Literal' && typeof each.value === 'string' ? [each.value] : [],
    )
  }
  return undefined
}

/** The file that declares a name: this one, or the one it is imported from. */
function declarationHome(name: string, source: Source): Source | undefined {
  for (const {node} of source.body) {
    if (node.type === 'TSTypeAliasDeclaration' && node.id.name === name) return source
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) continue
    const home = join(dirname(source.path), node.source.value)
    // A file that is missing is told by whoever builds; a review reads states that do not.
    if (node.specifiers.some((each) => each.local.name === name))
      return existsSync(home) ? parse(home, readFileSync(home, 'utf8')) : undefined
  }
  return undefined
}
