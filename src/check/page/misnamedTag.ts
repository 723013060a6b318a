import {toString as textOf} from 'mdast-util-to-string'
import {type Finding, written} from '../finding.ts'
import {placeOf} from '../places.ts'
import {endOf, sourceOf, startOf} from './nodes.ts'
import type {Page} from './parsePage.ts'
import {writeTag} from './tag.ts'
import type {PageTag} from './tags.ts'

/** How a tag is written whose name is another: both of them, where it has two. */
export function renamedTag(tag: PageTag, name: string, page: Page): Omit<Finding, 'at' | 'message'> {
  const source = sourceOf(page.text, tag)
  const attributes = tag.attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && typeof each.value === 'string' ? [{name: each.name, value: each.value}] : [],
  )
  const closing = new RegExp(`</\\s*${tag.name}\\s*>$`).exec(source)
  // What is wrong with an attribute is told once the tag is known.
  if (attributes.length < tag.attributes.length) return {write: `<${name}`}
  const open = writeTag({name, kind: closing ? 'open' : 'empty', attributes})
  if (!closing) return written(source, open)
  const [opening = ''] = /^<[^<>]*>/.exec(source) ?? []
  const whole = `${open}${source.slice(opening.length, closing.index)}</${name}>`
  const {line} = placeOf(page.text, endOf(tag))
  return line === placeOf(page.text, startOf(tag)).line
    ? written(source, whole)
    : {write: open, swap: {over: source, by: whole}, help: `And in line ${line}: </${name}>`}
}

/** What other programs call where a link leads. */
const address = ['href', 'to', 'url', 'link']

/** The link in Markdown that a tag of another program was to be: `<Button href="/programs">See our courses</Button>`; `known` are the attributes of a component of ours that it is like. */
export function linkMeant(tag: PageTag, known: string[]): string | undefined {
  if (!/^\p{Lu}/u.test(tag.name ?? '') || /^(?:Script|Iframe|Style|Object|Embed|Form)$/i.test(tag.name ?? ''))
    return undefined
  const led = tag.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && address.includes(each.name) && !known.includes(each.name),
  )
  const words = textOf(tag).trim().replace(/\s+/g, ' ')
  return typeof led?.value === 'string' && led.value && words && !/[[\]]/.test(words)
    ? `[${words}](${led.value})`
    : undefined
}
