import type {AnyNode, Pattern} from 'acorn'

/** A part of a script and all parts of it, but for names that refer to nothing: of members, keys, labels. */
export function nodesOf(node: AnyNode, found: AnyNode[] = []): AnyNode[] {
  found.push(node)
  for (const [name, value] of Object.entries(node)) {
    if (isMereName(node, name)) continue
    for (const part of Array.isArray(value) ? value : [value]) if (typeof part?.type === 'string') nodesOf(part, found)
  }
  return found
}

function isMereName(node: AnyNode, part: string): boolean {
  if (part === 'label' || part === 'imported' || part === 'exported') return true
  return (part === 'property' || part === 'key') && 'computed' in node && !node.computed
}

/** The names that a part of a script gives to something of its own. */
export function namesDeclared(node: AnyNode): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesIn(node.id)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [...(node.id ? namesIn(node.id) : []), ...node.params.flatMap(namesIn)]
    case 'ArrowFunctionExpression':
      return node.params.flatMap(namesIn)
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? namesIn(node.id) : []
    case 'CatchClause':
      return node.param ? namesIn(node.param) : []
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return namesIn(node.local)
    default:
      return []
  }
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesIn(each) : []))
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each.argument))
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}
