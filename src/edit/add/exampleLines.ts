import {type Component, type Prop, recordKinds} from '../../site/index.ts'

/** A value for a prop, when whoever asks knows a better one than its example. */
type Known = (prop: Prop) => string | undefined

/** A component as a page may have it, with what its own comments give as examples. */
export function exampleLines(
  component: Component,
  all: Map<string, Component>,
  known: Known = () => undefined,
): string[] {
  const {name, props, children, childrenExample, takesLabel} = component
  const attributes = props
    .filter((prop) => prop.required || known(prop) !== undefined)
    .map((prop) => ` ${prop.name}="${known(prop) ?? valueFor(prop)}"`)
  const open = `<${name}${attributes.join('')}`
  if (children !== 'must') return [`${open} />`]
  if (takesLabel) return [`${open}>${childrenExample || 'The words'}</${name}>`]
  const lines = (childrenExample || 'One sentence.').split('\n').flatMap((line) => expand(line, all, known))
  // Cards stand together; round words there is a blank line.
  const space = lines.every((line) => line.startsWith('<')) ? [] : ['']
  return [
    `${open}>`,
    ...space,
    ...lines.map((line) => (space.length > 0 || !line ? line : `  ${line}`)),
    ...space,
    `</${name}>`,
  ]
}

/** `<CohortCard />` in an example stands for that component’s own. */
function expand(line: string, all: Map<string, Component>, known: Known): string[] {
  const inner = all.get(/^<(\w+) \/>$/.exec(line)?.[1] ?? '')
  return inner ? exampleLines(inner, all, known) : [line]
}

function valueFor({name, example, values}: Prop): string {
  // No record's own id: the one that is named here today may be gone tomorrow.
  return example ?? values?.[0] ?? (recordKinds.has(name) ? `id-of-a-${name}` : '…')
}
