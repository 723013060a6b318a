import {parseSync} from 'rolldown/utils'

/** What a file of TypeScript says of itself. */
export interface Code {
  /** The files and packages that it imports, also on demand, or only a type of. */
  imports: string[]
  /** The ids of the messages that it shows. */
  toasts: string[]
}

/** Reads what a component or a part of the frame imports and shows. */
export function readCode(path: string, text: string): Code {
  const {program, module} = parseSync(path, text)
  const again = module.staticExports.flatMap(({entries}) => entries.flatMap((each) => each.moduleRequest?.value ?? []))
  const onDemand = module.dynamicImports.map(({moduleRequest: {start, end}}) => text.slice(start + 1, end - 1))
  return {
    imports: [...module.staticImports.map((each) => each.moduleRequest.value), ...again, ...onDemand],
    toasts: text.includes('oast') ? toastsIn(program) : [],
  }
}

/** `showToast('join')` and `toast="join"`, wherever they stand in a syntax tree. */
function toastsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(toastsIn)
  if (typeof node !== 'object' || node === null) return []
  const own = (Object.values(node) as unknown[]).flatMap(toastsIn)
  const {type, name, value, callee, arguments: given} = node as Record<string, {name?: string} | unknown>
  if (type === 'JSXAttribute' && nameOf(name) === 'toast') return [...own, ...wordsOf(value)]
  if (type === 'CallExpression' && nameOf(callee) === 'showToast' && Array.isArray(given))
    return [...own, ...wordsOf(given[0])]
  return own
}

function nameOf(node: unknown): unknown {
  return (node as {name?: unknown} | null)?.name
}

/** `'join'` and `{'join'}`. */
function wordsOf(node: unknown): string[] {
  const {type, value, expression} = (node ?? {}) as {type?: string; value?: unknown; expression?: unknown}
  if (type === 'JSXExpressionContainer') return wordsOf(expression)
  return type === 'Literal' && typeof value === 'string' ? [value] : []
}
