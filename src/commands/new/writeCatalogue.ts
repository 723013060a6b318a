import {exampleLines} from '../../edit/blocks/exampleLines.ts'
import {type Component, readComponents} from '../../site/index.ts'

type Components = Map<string, Component>

/** Returns the text of `COMPONENTS.md`: purpose, props and an example of each component for pages. */
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
    ...[...components.values()]
      .filter(isForPages)
      .flatMap((component) => ['', ...writeComponent(component, components)]),
    '',
  ].join('\n')
}

/**
 * Whether authors type a component in pages: not a container such as `CardGrid`, which the build adds by
 * itself.
 */
const isForPages = ({childKind}: Component) => childKind !== 'items'

function writeComponent(component: Component, all: Components): string[] {
  return [
    `## ${component.name}`,
    '',
    component.purpose,
    ...propLines(component),
    '',
    '```mdx',
    ...exampleLines(component, all),
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
