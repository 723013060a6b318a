import {recordKinds} from '../../../content/schema.ts'
import {type Component, readComponents} from '../../check/readComponents.ts'

/** `COMPONENTS.md`: what a page may use, one line and one example that can be copied for each component. */
export function writeCatalogue(root: string): string {
  const components = [...readComponents(root).values()]
  return [
    '# What a page may use',
    '',
    'Copy an example, and change the words between the quote marks.',
    'A name such as `cohort="…"` is the `id` of a record in `content/`.',
    'The import line at the top of the page comes by itself: `npm run fix`.',
    '',
    'This list is made from the components by `npm run new list`, so please don’t change it by hand.',
    ...components.flatMap((component) => ['', ...writeComponent(component)]),
    '',
  ].join('\n')
}

function writeComponent(component: Component): string[] {
  return [
    `## ${component.name}`,
    '',
    component.purpose,
    ...propLines(component),
    '',
    '```mdx',
    ...example(component),
    '```',
  ]
}

function propLines({props, children, childrenHelp}: Component): string[] {
  const lines = props.map(({name, required, help, values}) => {
    // A long closed list is told by the check when a value is wrong.
    const choices =
      values && !values.every((each) => help.includes(`\`${each}\``)) ? ` One of: ${values.join(', ')}.` : ''
    return `- \`${name}\`${required ? '' : ' (if you like)'}: ${help}${choices}`
  })
  if (children !== 'none')
    lines.push(`- between the tags${children === 'may' ? ' (if you like)' : ''}: ${childrenHelp}`)
  return lines.length > 0 ? ['', ...lines] : []
}

function example({name, props, children, childrenHelp, takesLabel}: Component): string[] {
  const attributes = props.filter((prop) => prop.required).map((prop) => ` ${prop.name}="${valueFor(prop)}"`)
  const open = `<${name}${attributes.join('')}`
  if (children !== 'must') return [`${open} />`]
  if (takesLabel) return [`${open}>The words</${name}>`]
  return [`${open}>`, '', inside(childrenHelp), '', `</${name}>`]
}

/** What stands for the places of the site that an attribute may name. */
const examples: Record<string, string> = {to: '/about', folder: 'guides'}

function valueFor({name, values}: Component['props'][number]): string {
  if (values?.[0]) return values[0]
  if (!(name in recordKinds)) return examples[name] ?? '…'
  // No record's own id: the one that is named here today may be gone tomorrow.
  return `id-of-a-${name}`
}

/** A line of Markdown of the kind that belongs there. */
function inside(help: string): string {
  if (/numbered/i.test(help)) return '1. **First**\n\n   What happens first.'
  if (/`#` heading/.test(help)) return '# The heading\n\nOne sentence.'
  if (/`##` heading/.test(help)) return '## The heading\n\nOne sentence.'
  if (/`###` heading/.test(help)) return '### The heading\n\nOne sentence.'
  if (/^Links/.test(help)) return '[Ask us a question](/contact)'
  if (/list of links/.test(help)) return '- [The heading](#the-heading)'
  if (/list/i.test(help)) return '- The first point\n- The second point'
  return 'One sentence.'
}
