import {type Component, type Prop, recordFileByKind} from '../../site/index.ts'

/** Returns a better value for a prop than its documented example, or `undefined`. */
type PreferredValue = (prop: Prop) => string | undefined

/** Returns a component as lines of MDX, filled with the examples from its doc comments. */
export function exampleLines(
  component: Component,
  all: Map<string, Component>,
  preferred: PreferredValue = () => undefined,
): string[] {
  const {name, props, children, childrenExample, takesLabel} = component
  const attributes = props
    .filter((prop) => prop.required || preferred(prop) !== undefined)
    .map((prop) => ` ${prop.name}="${preferred(prop) ?? exampleValue(prop)}"`)
  const open = `<${name}${attributes.join('')}`
  if (children !== 'must') return [`${open} />`]
  if (takesLabel) return [`${open}>${childrenExample || 'The words'}</${name}>`]
  const lines = (childrenExample || 'One sentence.').split('\n').flatMap((line) => expand(line, all, preferred))
  // Cards follow each other without blank lines; text has a blank line before and after it.
  const space = lines.every((line) => line.startsWith('<')) ? [] : ['']
  return [
    `${open}>`,
    ...space,
    ...lines.map((line) => (space.length > 0 || !line ? line : `  ${line}`)),
    ...space,
    `</${name}>`,
  ]
}

/** Replaces a nested tag such as `<CohortCard />` with that component’s own example. */
function expand(line: string, all: Map<string, Component>, preferred: PreferredValue): string[] {
  const inner = all.get(/^<(\w+) \/>$/.exec(line)?.[1] ?? '')
  return inner ? exampleLines(inner, all, preferred) : [line]
}

function exampleValue({name, example, values}: Prop): string {
  // Not the id of an existing record: that record may be deleted later.
  return example ?? values?.[0] ?? (recordFileByKind.has(name) ? `id-of-a-${name}` : '…')
}
