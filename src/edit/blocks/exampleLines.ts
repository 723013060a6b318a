import {type Component, type Prop, recordFileByKind} from '../../site/index.ts'

/** Chooses a value for a prop instead of the example in its doc comment; `undefined` keeps that example. */
type PreferredValue = (prop: Prop) => string | undefined

/** Returns the MDX lines of a component’s tag, with the example values and children from its doc comments. */
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
  const lines = (childrenExample || 'One sentence.')
    .split('\n')
    .flatMap((line) => expand(line, all, preferred))
  // Child tags get no blank lines around them; child text gets one before and after it.
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
  // A prop that refers to a record gets a made-up id: an existing record may be deleted later.
  return example ?? values?.[0] ?? (recordFileByKind.has(name) ? `id-of-a-${name}` : '…')
}
