import {Visitor} from 'rolldown/utils'
import type {ESTree} from 'vite'
import {recordFileByKind} from './content/schemas.ts'
import {importedContentFile, importedPath, type Source, type SourceReader, sourceReader} from './parseCode.ts'
import {readCode} from './readCode.ts'

/** A prop of a component, read from its interface. */
export interface Prop {
  name: string
  required: boolean
  help: string
  /** An example value, from the `@example` of the prop's comment. */
  example?: string
  /** The allowed values, if the type is a closed list. */
  values?: string[]
  /** Whether the prop takes the id of a percentage of `facts.yaml`; its type is then `PercentageFactId`. */
  takesPercentage?: true
  /** Whether the prop takes words for visitors; its type is then `Text`. */
  isText?: true
}

/** What the check and the editor know about a component. */
export interface Component {
  name: string
  /** The component's purpose, from the comment above its function. */
  purpose: string
  props: Prop[]
  children: 'none' | 'may' | 'must'
  /** Help text about the component's children, from the comment of the prop `children`. */
  childrenHelp: string
  /**
   * An example of the component's children in MDX, from the `@example` in the comment of the prop `children`.
   */
  childrenExample: string
  /** Whether the component's children are the label of a link or button; their type is then `Label`. */
  takesLabel: boolean
  /** Whether the component's children are shown exactly as written; their type is then `Verbatim`. */
  isVerbatim: boolean
  /** The only kind of children allowed, if their type is one of `components/ui/kinds.ts`. */
  childKind: 'items' | 'links' | 'numberedList' | undefined
  /**
   * The only component allowed as a child, which is allowed nowhere else; the type of the children is then
   * `Rows`.
   */
  allowedChild?: string
  /**
   * Whether the component is as wide as the window; its return type is then `Band`, `Opening` or `Closing`.
   */
  isBand: boolean
  /**
   * The component's role on a page, from its return type: `opening` for `Opening`; `undefined` for other
   * types.
   */
  role: 'opening' | 'closing' | 'item' | 'words' | undefined
  /** The files of `content/` that the component shows completely, as `Timeline` shows `timeline.yaml`. */
  rendersAllOf: string[]
  /** Whether the component renders only text, without any element; its return type is then `PlainText`. */
  rendersOnlyText: boolean
  /** Whether the component’s element has the id of the record that it shows, so that links can lead to it. */
  hasAnchor: boolean
}

/**
 * Reads all components from their TypeScript; leaves out props without a comment, which authors may not use.
 */
export function readComponents(
  root: string,
  code = readCode(root),
  sourceAt = sourceReader(root, code),
): Map<string, Component> {
  return new Map(
    [...code.keys()].flatMap((path) => {
      const [, name] = /^components\/([A-Z]\w*)\.tsx$/.exec(path) ?? []
      const source = name && sourceAt(path)
      return source ? [[name, readComponent(name, source, sourceAt)] as const] : []
    }),
  )
}

/**
 * Returns the container of the item component `name`: one that accepts only such items, else one that accepts
 * all.
 */
export function containerOf(name: string, components: Map<string, Component>): Component | undefined {
  if (components.get(name)?.role !== 'item') return undefined
  const containers = [...components.values()].filter(({childKind}) => childKind === 'items')
  return (
    containers.find(({allowedChild}) => allowedChild === name) ??
    containers.find(({allowedChild}) => !allowedChild)
  )
}

/**
 * Returns the components that show a record of this kind, such as `cohort`: they have a prop called `cohort`.
 */
export function componentsShowing(kind: string, components: Map<string, Component>): Component[] {
  return [...components.values()].filter(({props}) => props.some(({name}) => name === kind))
}

function readComponent(name: string, source: Source, sourceAt: SourceReader): Component {
  const declared = source.body.map(({node}) => node)
  const props = declared.find(
    (node) => node.type === 'TSInterfaceDeclaration' && node.id.name === `${name}Props`,
  )
  const component = source.body.find(
    ({node}) => node.type === 'FunctionDeclaration' && node.id?.name === name,
  )
  const members = (props?.type === 'TSInterfaceDeclaration' ? props.body.body : []).flatMap((member) => {
    const {help, example} = commentBefore(member.start, source)
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !help) return []
    const values = member.typeAnnotation && valuesOf(member.typeAnnotation.typeAnnotation, source, sourceAt)
    const type = typeNameOf(member.typeAnnotation)
    const prop: Prop = {
      name: member.key.name,
      required: !member.optional,
      help,
      ...(example && {example}),
      ...(values && {values}),
      ...(type === 'PercentageFactId' && {takesPercentage: true}),
      ...(type === 'Text' && {isText: true}),
    }
    return [{prop, type}]
  })
  const returned =
    component?.node.type === 'FunctionDeclaration' ? typeNameOf(component.node.returnType) : undefined
  const children = members.find(({prop}) => prop.name === 'children')
  const {mapped, hasAnchor} = readBody(source)
  return {
    name,
    purpose: component ? commentBefore(component.start, source).help : '',
    props: members.flatMap((member) => (member === children ? [] : [member.prop])),
    children: children ? (children.prop.required ? 'must' : 'may') : 'none',
    childrenHelp: children?.prop.help ?? '',
    childrenExample: children?.prop.example ?? '',
    takesLabel: children?.type === 'Label',
    isVerbatim: children?.type === 'Verbatim',
    childKind: childKinds[children?.type ?? ''],
    ...(children?.type === 'Rows' && {allowedChild: /^<(\w+)/.exec(children.prop.example ?? '')?.[1]}),
    isBand: ['Band', 'Opening', 'Closing'].includes(returned ?? ''),
    role: roles[returned ?? ''],
    // A component with a prop for one record of a file only compares it with the others.
    rendersAllOf: filesImportedAs(mapped, source).filter(
      (file) => !members.some(({prop}) => recordFileByKind.get(prop.name) === file),
    ),
    rendersOnlyText: returned === 'PlainText',
    hasAnchor,
  }
}

const childKinds: Record<string, Component['childKind']> = {
  Items: 'items',
  Rows: 'items',
  Links: 'links',
  NumberedList: 'numberedList',
}
const roles: Record<string, Component['role']> = {
  Opening: 'opening',
  Closing: 'closing',
  Item: 'item',
  Words: 'words',
  PlainText: 'words',
}

/**
 * Reads from a component's code the variables that it maps over, such as `timeline` in `timeline.map(…)`, and
 * whether an outermost element has a computed id: `<article id={track.id}>`.
 */
function readBody({program}: Source): {mapped: Set<string>; hasAnchor: boolean} {
  const mapped = new Set<string>()
  let [depth, hasAnchor] = [0, false]
  new Visitor({
    CallExpression({callee}) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
      if (callee.property.type === 'Identifier' && callee.property.name === 'map')
        mapped.add(callee.object.name)
    },
    JSXElement({openingElement: {attributes}}) {
      depth++
      hasAnchor ||= depth === 1 && attributes.some(isComputedId)
    },
    'JSXElement:exit'() {
      depth--
    },
  }).visit(program)
  return {mapped, hasAnchor}
}

/** Returns the files of `content/` that a source imports as one of these variables. */
function filesImportedAs(names: Set<string>, source: Source): string[] {
  return source.body.flatMap(({node}) => {
    if (node.type !== 'ImportDeclaration' || !node.specifiers.some(({local}) => names.has(local.name)))
      return []
    return importedContentFile(source, node.source.value) ?? []
  })
}

function isComputedId(attribute: ESTree.JSXAttributeItem): boolean {
  if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'id') return false
  return attribute.value?.type === 'JSXExpressionContainer'
}

/** Returns the name of a type reference: `Label` for `children: Label`. */
function typeNameOf(type: ESTree.TSTypeAnnotation | null | undefined): string | undefined {
  const named = type?.typeAnnotation
  return named?.type === 'TSTypeReference' && named.typeName.type === 'Identifier'
    ? named.typeName.name
    : undefined
}

/**
 * Reads the doc comment directly before the offset `start`: its text as one line, and its `@example` as
 * typed.
 */
function commentBefore(start: number, {text, comments}: Source): {help: string; example: string} {
  const comment = comments.find(
    (each) => each.value.startsWith('*') && each.end <= start && text.slice(each.end, start).trim() === '',
  )
  const words = (comment?.value ?? '').replace(/^[ \t]*\*[ \t]?/gm, '')
  const [help = '', example = ''] = words.split('@example')
  return {help: help.replace(/\s+/g, ' ').trim(), example: example.trim()}
}

/**
 * Returns the strings that a type allows, if it is a union of strings, its alias, or `(typeof list)[number]`.
 */
function valuesOf(type: ESTree.TSType, source: Source, sourceAt: SourceReader): string[] | undefined {
  if (type.type === 'TSParenthesizedType') return valuesOf(type.typeAnnotation, source, sourceAt)
  if (type.type === 'TSLiteralType')
    return 'value' in type.literal && typeof type.literal.value === 'string'
      ? [type.literal.value]
      : undefined
  if (type.type === 'TSUnionType') {
    const all = type.types.map((each) => valuesOf(each, source, sourceAt))
    return all.every((each) => each !== undefined) ? all.flat() : undefined
  }
  if (type.type === 'TSIndexedAccessType') {
    const list =
      type.objectType.type === 'TSParenthesizedType' ? type.objectType.typeAnnotation : type.objectType
    return list.type === 'TSTypeQuery' && list.exprName.type === 'Identifier'
      ? constArrayValues(list.exprName.name, source)
      : undefined
  }
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined
  const {name} = type.typeName
  const home = declaringSource(name, source, sourceAt)
  const alias = home?.body.find(
    ({node}) => node.type === 'TSTypeAliasDeclaration' && node.id.name === name,
  )?.node
  return home && alias?.type === 'TSTypeAliasDeclaration'
    ? valuesOf(alias.typeAnnotation, home, sourceAt)
    : undefined
}

/** Returns the strings of `const name = ['a', 'b'] as const`. */
function constArrayValues(name: string, source: Source): string[] | undefined {
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

/**
 * Returns the source that declares the type alias `name`: `source` itself, or the file from which it imports
 * it.
 */
function declaringSource(name: string, source: Source, sourceAt: SourceReader): Source | undefined {
  for (const {node} of source.body) {
    if (node.type === 'TSTypeAliasDeclaration' && node.id.name === name) return source
    if (node.type !== 'ImportDeclaration' || !node.specifiers.some((each) => each.local.name === name))
      continue
    const home = importedPath(source, node.source.value)
    return home === undefined ? undefined : sourceAt(home)
  }
  return undefined
}
