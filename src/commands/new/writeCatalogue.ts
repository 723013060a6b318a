import {recordKinds} from '../../check/content/schemas.ts'
import {type Component, type Prop, readComponents} from '../../check/readComponents.ts'

type Components = Map<string, Component>

/** `COMPONENTS.md`: what a page may use, one line and one example that can be copied for each component. */
export function writeCatalogue(root: string): string {
  const components = readComponents(root)
  return [
    '# What a page may use',
    '',
    'Copy an example, and change the words between the quote marks.',
    'A name such as `cohort="…"` is the `id` of a record in `content/`.',
    'The import line at the top of the page comes by itself: `npm run fix`.',
    '',
    'This list is made from the components by `npm run new list`, so please don’t change it by hand.',
    ...[...components.values()].flatMap((component) => ['', ...writeComponent(component, components)]),
    '',
  ].join('\n')
}

function writeComponent(component: Component, all: Components): string[] {
  return [
    `## ${component.name}`,
    '',
    component.purpose,
    ...propLines(component),
    '',
    '```mdx',
    ...example(component, all),
    '```',
  ]
}

function propLines({props, children, childrenHelp}: Component): string[] {
  const lines = props.map(({name, required, help, values}) => {
    const choices = values ? ` One of: ${values.join(', ')}.` : ''
    return `- \`${name}\`${required ? '' : ' (if you like)'}: ${help}${choices}`
  })
  if (children !== 'none')
    lines.push(`- between the tags${children === 'may' ? ' (if you like)' : ''}: ${childrenHelp}`)
  return lines.length > 0 ? ['', ...lines] : []
}

/** The component as a page may have it, with what its own comments give as examples. */
function example({name, props, children, childrenExample, takesLabel}: Component, all: Components): string[] {
  const attributes = props.filter((prop) => prop.required).map((prop) => ` ${prop.name}="${valueFor(prop)}"`)
  const open = `<${name}${attributes.join('')}`
  if (children !== 'must') return [`${open} />`]
  if (takesLabel) return [`${open}>${childrenExample || 'The words'}</${name}>`]
  const lines = (childrenExample || 'One sentence.').split('\n').flatMap((line) => expand(line, all))
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
function expand(line: string, all: Components): string[] {
  const inner = all.get(/^<(\w+) \/>$/.exec(line)?.[1] ?? '')
  return inner ? example(inner, all) : [line]
}

function valueFor({name, example, values}: Prop): string {
  // No record's own id: the one that is named here today may be gone tomorrow.
  return example ?? values?.[0] ?? (recordKinds.has(name) ? `id-of-a-${name}` : '…')
}
