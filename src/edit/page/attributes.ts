import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx'
import {
  addressOf,
  ancestorFolders,
  choiceNames,
  type Page,
  recordFileByKind,
  type SiteFiles,
  startOf,
  tagsOf,
} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import type {ValueType} from '../protocol.ts'
import type {Rejection} from '../rejection.ts'
import {recordNamer} from '../yaml/newRecord.ts'
import {type ValueRange, writeValue} from './writeValue.ts'

/** A quoted attribute value; its range is the text between the quotes. */
interface AttributeRange extends ValueRange<MdxJsxAttribute> {
  name: string
  quote: string
  tag: {name: string; at: number}
}

/** Lists the quoted attributes of a page, in document order. */
export function attributesOf(page: Page): AttributeRange[] {
  return tagsOf(page).flatMap((tag) =>
    tag.attributes.flatMap((node) => {
      const inner = node.type === 'mdxJsxAttribute' && valueRange(node, page.text)
      if (!inner || typeof node.value !== 'string') return []
      const {name, value} = node
      const key = `attribute ${tag.name} ${name}`
      return [{...inner, key, name, value, tag: {name: tag.name ?? '', at: startOf(tag)}, node}]
    }),
  )
}

function valueRange(attribute: MdxJsxAttribute, text: string) {
  const [start, end] = [attribute.position?.start.offset, attribute.position?.end.offset]
  if (start === undefined || end === undefined) return undefined
  const [, head, quote] = /^([^=]*=\s*)(["'])/.exec(text.slice(start, end)) ?? []
  return head && quote ? {start: start + head.length + 1, end: end - 1, quote} : undefined
}

/** Returns the type of value that an attribute accepts, from the props of its component. */
export function attributeValueType({tag, name}: AttributeRange, site: SiteFiles): ValueType {
  const prop = site.components.get(tag.name)?.props.find((each) => each.name === name)
  if (prop?.values) return {type: 'choice', choices: prop.values, names: choiceNames(prop.values)}
  const file = recordFileByKind.get(name)
  if (file) {
    const nameIt = recordNamer(name)
    const records = (site.content.get(file)?.records ?? []).map(({id, value}) => [id, nameIt(value)] as const)
    return {type: 'choice', choices: records.map(([id]) => id), names: Object.fromEntries(records)}
  }
  if (name === 'folder') {
    const folders = new Set(site.pages.flatMap((page) => ancestorFolders(addressOf(page.file).slice(1))))
    return {type: 'choice', choices: [...folders], names: choiceNames([...folders])}
  }
  if (name === 'to') return {type: 'page'}
  if (name === 'id')
    return {type: 'format', requirement: prop?.help ?? 'a name in small letters', example: 'get-involved'}
  return {type: 'text'}
}

/** Replaces the value of an attribute. */
export function writeAttribute(
  page: Page,
  attribute: AttributeRange,
  to: string,
  {components}: SiteFiles,
): Draft | Rejection {
  const withoutQuote = (words: string) =>
    words.replaceAll(attribute.quote, attribute.quote === '"' ? '&quot;' : '&#39;')
  const sources = [to, withoutQuote(to), withoutQuote(to.replaceAll('&', '&amp;'))]
  return writeValue(page, attribute, to, sources, (node) => Object.assign(node, {value: to}), components)
}
