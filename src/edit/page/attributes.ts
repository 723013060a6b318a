import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx'
import {
  addressOf,
  ancestorFolders,
  type Page,
  parsePageCached,
  recordFileByKind,
  type SiteFiles,
  startOf,
  tagsOf,
} from '../../site/index.ts'
import {recordNamer} from '../add/newRecord.ts'
import type {Draft} from '../draft.ts'
import type {ValueType} from '../protocol.ts'
import {type Refusal, refuse} from '../refusal.ts'
import type {KeyedRange} from '../span.ts'

/** A quoted attribute value; its range is the text between the quotes. */
export interface AttributeRange extends KeyedRange {
  name: string
  value: string
  quote: string
  tag: {name: string; at: number}
  /** Its index among all attributes of the page. */
  number: number
}

/** Lists the quoted attributes of a page, in document order. */
export function attributesOf(page: Page): AttributeRange[] {
  const all = tagsOf(page).flatMap((tag) =>
    tag.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [{tag, attribute}] : [])),
  )
  return all.flatMap(({tag, attribute}, number) => {
    const inner = valueRange(attribute, page.text)
    if (!inner || typeof attribute.value !== 'string') return []
    const key = `attribute ${tag.name} ${attribute.name}`
    const of = {name: tag.name ?? '', at: startOf(tag)}
    return [{...inner, key, name: attribute.name, value: attribute.value, tag: of, number}]
  })
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
  if (prop?.values) return {type: 'choice', choices: prop.values}
  const file = recordFileByKind.get(name)
  if (file) {
    const nameIt = recordNamer(name)
    const records = (site.content.get(file)?.records ?? []).map(({id, value}) => [id, nameIt(value)] as const)
    return {type: 'choice', choices: records.map(([id]) => id), names: Object.fromEntries(records)}
  }
  if (name === 'folder')
    return {
      type: 'choice',
      choices: [...new Set(site.pages.flatMap((page) => ancestorFolders(addressOf(page.file).slice(1))))],
    }
  if (name === 'to') return {type: 'page'}
  if (name === 'id') return {type: 'form', must: prop?.help ?? 'a name in small letters', example: 'get-involved'}
  return {type: 'words'}
}

/** Replaces the value of an attribute. */
export function writeAttribute(page: Page, place: AttributeRange, words: string, site: SiteFiles): Draft | Refusal {
  if (words === place.value) return {text: page.text, start: place.start, end: place.end}
  if (/\p{Surrogate}/u.test(words)) return refuse('One of these signs is only half there. Type it again.')
  const attempts = [
    words,
    words.replaceAll(place.quote, place.quote === '"' ? '&quot;' : '&#39;'),
    words.replaceAll('&', '&amp;').replaceAll(place.quote, place.quote === '"' ? '&quot;' : '&#39;'),
  ]
  const wanted = serialiseAttributes(page)
  wanted[place.number] = `${place.tag.name} ${place.name} ${JSON.stringify(words)}`
  for (const written of new Set(attempts)) {
    const text = page.text.slice(0, place.start) + written + page.text.slice(place.end)
    const now = parsePageCached(page.file, text, site.components)
    if (now.defects.length > page.defects.length) continue
    if (
      JSON.stringify(serialiseAttributes(now)) !== JSON.stringify(wanted) ||
      shapeOf(now, ['attributes']) !== shapeOf(page, ['attributes'])
    )
      continue
    return {text, start: place.start, end: place.start + written.length}
  }
  return refuse('A tag has no way to keep these signs as they were typed.')
}

/** Serialises each attribute of a page with its value. */
function serialiseAttributes(page: Page): string[] {
  return tagsOf(page).flatMap((tag) =>
    tag.attributes.flatMap((attribute) => {
      const value = typeof attribute.value === 'string' ? attribute.value : attribute.value?.value
      return attribute.type === 'mdxJsxAttribute' ? [`${tag.name} ${attribute.name} ${JSON.stringify(value)}`] : []
    }),
  )
}

/** Serialises a page’s tree, without positions and without the properties in `changing`. */
export function shapeOf(page: Page, changing: string[]): string {
  const ignored = new Set(['position', 'data', ...changing])
  return JSON.stringify(page.tree, (name, value) => (ignored.has(name) ? undefined : value))
}
