import {z} from 'zod'
import {
  attributeLabel,
  type Component,
  type Page,
  type Range,
  rangeOf,
  recordFileByKind,
  recordOf,
  type SiteFiles,
  schemaAt,
  startOf,
  type TagNode,
  tagsOf,
} from '../../../site/index.ts'
import {error, type Finding, replaceRange} from '../../finding.ts'
import type {ParsedValues} from './parsedValues.ts'
import {schemaFindings} from './schemaFindings.ts'

/** The attributes of a tag by name; the value is `null` for an attribute without one. */
type Attributes = Map<string, {value: string | null; at: Range}>

/**
 * Checks the component tags of a page: their attributes, and that components that take no children have none.
 */
export function* checkTags(page: Page, site: SiteFiles): Iterable<Finding> {
  for (const tag of tagsOf(page)) {
    const component = site.components.get(tag.name ?? '')
    if (!component) continue
    yield* checkAttributes(tag, component, page, site)
    yield* checkNoChildren(tag, component, page)
    yield* checkPercentage(tag, component, page, site)
  }
}

function* checkAttributes(
  tag: TagNode,
  component: Component,
  page: Page,
  site: SiteFiles,
): Iterable<Finding> {
  const {file, text} = page
  const attributes: Attributes = new Map()
  for (const attribute of tag.attributes) {
    const at = rangeOf(attribute)
    if (attribute.type !== 'mdxJsxAttribute') yield error('schema.braces', {file, range: at})
    else if (attributes.has(attribute.name))
      yield error('schema.twice', {file, range: at, data: {name: attribute.name}})
    else {
      const {name, value = null} = attribute
      const isCode = typeof value === 'object' && value !== null
      const words = isCode ? value.value.trim().replace(/^(["'`])(.*)\1$/s, '$2') : value
      attributes.set(name, {value: words, at})
      if (isCode) yield error('schema.braces', {file, range: at, fix: replaceRange(at, `${name}="${words}"`)})
    }
  }
  const schema = schemaOf(component, site)
  // Leaves out unknown record ids, which the references stage reports.
  for (const each of schemaFindings(parsedAttributes(tag, attributes, schema, text, file)))
    if (each.id !== 'schema.must-be' || !recordFileByKind.has((each.data as {name: string}).name)) yield each
}

/** Returns a schema for the attributes of a component. */
function schemaOf({props}: Component, site: SiteFiles): z.ZodType {
  const fields = props.map(({name, help, values, example, required}) => {
    const ids = site.content.get(recordFileByKind.get(name) ?? '')?.records.map(({id}) => id)
    const description = help.replace(/`|\.$/g, '').replace(/^\w/, (one) => one.toLowerCase())
    const known = values
      ? z.enum(values)
      : z.string().refine((typed) => ids?.includes(typed) ?? typed.trim() !== '')
    const isClosed = (values ?? ids) !== undefined
    const field = known.meta({description, examples: [values?.[0] ?? ids?.[0] ?? example ?? '…'], isClosed})
    return [name, required ? field : field.optional()] as const
  })
  return z.strictObject(Object.fromEntries(fields))
}

function parsedAttributes(
  tag: TagNode,
  attributes: Attributes,
  schema: z.ZodType,
  text: string,
  file: string,
): ParsedValues {
  const of = (path: readonly PropertyKey[]) => attributes.get(String(path[0]))
  const name = {start: startOf(tag), end: startOf(tag) + 1 + (tag.name ?? '').length}
  return {
    file,
    schema,
    value: Object.fromEntries([...attributes].map(([name, {value}]) => [name, value])),
    has: (path) => of(path) !== undefined,
    labelOf: (path) => attributeLabel(String(path[0])),
    nameRange: (path) => {
      const at = of(path)?.at
      return at ? {start: at.start, end: Math.min(at.end, at.start + String(path[0]).length)} : name
    },
    valueRange: (path) => {
      const at = of(path)?.at ?? name
      const behind = text.slice(at.start, at.end).search(/(?<==\s*)[^=\s]/)
      return {start: at.start + Math.max(0, behind), end: at.end}
    },
    missingFieldRange: () => name,
    valueSource: (path) => of(path)?.value ?? '',
    // Splits `trackessentials` into `track` and `essentials`; finds the attribute of an allowed value without
    // a name.
    splitName: (typed, free) => {
      if (attributes.get(typed)?.value !== null) return undefined
      const pairs = free.map((each) => ({
        name: each,
        value: typed.replace(new RegExp(`^${each}-?(?=.)`), ''),
      }))
      return pairs.find((pair) => {
        const field = schemaAt(schema, [pair.name])
        return field?.meta()?.isClosed === true && field.safeParse(pair.value).success
      })
    },
    formatValue: (value) => `"${value}"`,
    formatPair: (name, value) => `${name}="${value}"`,
  }
}

/** Finds content between the tags of a component that takes no children and so would not show the content. */
function* checkNoChildren(tag: TagNode, {children}: Component, {file, text}: Page): Iterable<Finding> {
  if (children !== 'none' || tag.children.length === 0) return
  const at = rangeOf(tag)
  const alone = text.slice(at.start, at.end).replace(/\s*>.*$/s, ' />')
  const fix = tag.type === 'mdxJsxTextElement' ? replaceRange(at, alone) : undefined
  yield error('schema.full-tag', {file, range: at, data: {tag: `<${tag.name}>`}, fix})
}

/** Finds a fact that a chart shows as a percentage although its value is not one, such as `24 hours`. */
function* checkPercentage(tag: TagNode, {props}: Component, page: Page, site: SiteFiles): Iterable<Finding> {
  const named = recordOf(tag)
  if (!named || !props.some(({name, takesPercentage}) => takesPercentage && name === named.attribute.name))
    return
  const holder = site.content.get(named.file)
  const isRead = holder?.document.errors.length === 0
  const record = isRead ? holder.records.find(({id}) => id === named.id) : undefined
  const value = String(record?.value.value)
  if (record && !isPercentage(value))
    yield error('schema.no-share', {
      file: page.file,
      range: rangeOf(named.attribute),
      data: {tag: `<${tag.name}>`, id: named.id, value},
    })
}

/** Whether the value of a fact is a percentage that a chart can show: at most `100%`. */
export function isPercentage(value: unknown): boolean {
  return /^\d+(?:\.\d+)?%$/.test(String(value)) && Number.parseFloat(String(value)) <= 100
}
