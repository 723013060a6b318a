import {type AnyNode, type Identifier, type MemberExpression, parse} from 'acorn'
import {namesAt, type Use, useOf} from './compatData.ts'
import {namesDeclared, nodesOf} from './scriptNodes.ts'

/** The interface of what a page has one of. */
const singletons: Record<string, string> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  window: 'Window',
}

/** What parsers without it refuse a whole script for, in a regular expression. */
const inExpressions: [sign: RegExp, feature: string][] = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?<\w/, 'named_capturing_group'],
  [/\\p\{/i, 'unicode_character_class_escape'],
]

/** The members of every interface, by their names: `at` is Array’s, String’s and more. */
const members = new Map<string, Use[]>()
for (const within of [['api'], ['javascript', 'builtins'], ['javascript', 'builtins', 'Intl']])
  for (const owner of namesAt(...within))
    for (const member of namesAt(...within, owner)) {
      const name = member.replace(/_static$/, '')
      members.set(name, [...(members.get(name) ?? []), ...useOf(...within, owner, member)])
    }

/**
 * What a script uses of the built-in objects of JavaScript and of the Web: those it names, what it takes from them,
 * and the methods that it calls of anything, which counts as new when whatever has such a method is.
 * It can’t see properties that are only read (where there is none, they are undefined), computed names, and options of calls.
 */
export function scriptUses(code: string): Use[] {
  const nodes = nodesOf(parse(code, {ecmaVersion: 'latest', sourceType: 'module'}))
  const own = new Set(nodes.flatMap(namesDeclared))
  const isGlobal = (node: AnyNode): node is Identifier => node.type === 'Identifier' && !own.has(node.name)
  return nodes.flatMap((node) => {
    if (node.type === 'ImportExpression') return useOf('javascript', 'operators', 'import')
    if (node.type === 'Literal' && node.regex) return expressionUses(node.regex.pattern)
    if (isGlobal(node)) return globalUses(node.name)
    if (node.type === 'MemberExpression' && isGlobal(node.object)) return memberOfGlobal(node.object.name, nameOf(node))
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !isGlobal(node.callee.object))
      return methodUses(nameOf(node.callee))
    if (node.type === 'VariableDeclarator' && node.init && isGlobal(node.init)) {
      const owner = node.init.name
      return takenFrom(node.id).flatMap((name) => memberOfGlobal(owner, name))
    }
    return []
  })
}

function nameOf({property, computed}: MemberExpression): string {
  return property.type === 'Identifier' && !computed ? property.name : ''
}

/** The names that are taken out of an object: `const {connection} = navigator`. */
function takenFrom(pattern: AnyNode): string[] {
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : [],
  )
}

function expressionUses(pattern: string): Use[] {
  return inExpressions
    .filter(([sign]) => sign.test(pattern))
    .flatMap(([, feature]) => useOf('javascript', 'regular_expressions', feature))
}

function globalUses(name: string): Use[] {
  return firstOf([
    ['javascript', 'builtins', name],
    ['api', name],
    ['api', 'Window', name],
  ])
}

function memberOfGlobal(owner: string, name: string): Use[] {
  if (owner === 'globalThis' || owner === 'self') return globalUses(name)
  const known = firstOf([
    ['javascript', 'builtins', owner, name],
    ['api', singletons[owner] ?? owner, name],
    ['api', owner, `${name}_static`],
  ])
  return known.length > 0 ? known : methodUses(name)
}

function firstOf(places: string[][]): Use[] {
  return places.flatMap((place) => useOf(...place)).slice(0, 1)
}

function methodUses(name: string): Use[] {
  const all = members.get(name) ?? []
  return all.length > 0 ? [{name: `.${name}()`, meanings: all.flatMap(({meanings}) => meanings)}] : []
}
