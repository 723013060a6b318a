import {type Block, type Declaration, generate, parse, walk} from 'css-tree'
import {namesAt, type Use, useOf} from './compatData.ts'

/** Units that the data has under other names. */
const unitNames: Record<string, string> = Object.fromEntries(
  Object.entries({s: 'small', l: 'large', d: 'dynamic'}).flatMap(([letter, size]) =>
    ['vh', 'vw', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => [letter + unit, `viewport_percentage_units_${size}`]),
  ),
)

/**
 * What a style sheet uses of CSS: at-rules and what they ask for, selectors, properties, keywords, functions and units.
 * It can't see other ways to write a value (`rgb(0 0 0 / 20%)`), nor what the value of a custom property is used for.
 */
export function styleUses(sheet: string): Use[] {
  const uses: Use[] = []
  const tree = parse(sheet, {
    parseCustomProperty: true,
    onParseError(error) {
      throw error
    },
  })
  walk(tree, function (node) {
    if (node.type === 'Atrule') uses.push(...useOf('css', 'at-rules', node.name))
    if (node.type === 'Feature') uses.push(...useOf('css', 'at-rules', node.kind, node.name))
    if (node.type === 'FeatureFunction') uses.push(...useOf('css', 'at-rules', node.kind, node.feature))
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      uses.push(...useOf('css', 'selectors', node.name))
    if (node.type === 'Block') uses.push(...gapUses(node))
    if (node.type === 'Declaration')
      uses.push(...declarationUses(node, this.atrule?.name === 'font-face' ? 'at-rules.font-face' : 'properties'))
  })
  return uses
}

/** A `gap` of a flexible box is younger than that of a grid: the block tells which it is. */
function gapUses(block: Block): Use[] {
  const declared = block.children.toArray().filter((each) => each.type === 'Declaration')
  if (!declared.some(({property}) => property === 'gap')) return []
  const display = declared.find(({property}) => property === 'display')
  const [, box] = /(flex|grid)$/.exec(display ? generate(display.value) : '') ?? []
  return box ? useOf('css', 'properties', 'gap', `${box}_context`) : []
}

function declarationUses(declaration: Declaration, within: string): Use[] {
  const property = ['css', ...within.split('.'), declaration.property]
  const uses = useOf(...property)
  walk(declaration.value, (node) => {
    if (node.type === 'Identifier') uses.push(...useOf(...property, node.name))
    if (node.type === 'Dimension') uses.push(...useOf('css', 'types', 'length', unitNames[node.unit] ?? node.unit))
    if (node.type === 'Function') uses.push(...functionUses(node.name, property))
  })
  return uses
}

/** A function is a value of that property alone, like `repeat`, or of a type that many have, like `color-mix`. */
function functionUses(name: string, property: string[]): Use[] {
  const ofProperty = useOf(...property, name)
  if (ofProperty.length > 0) return ofProperty
  const types = namesAt('css', 'types').map((type) => ['css', 'types', type])
  return [['css', 'types'], ...types].flatMap((path) => useOf(...path, name)).slice(0, 1)
}
