import type {Nodes, Root} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx'
import {visit} from 'unist-util-visit'
import type {VFileMessage} from 'vfile-message'
import type {Edit} from '../text/edit.ts'
import {nearest} from '../text/nearest.ts'
import {lineStart, offsetAt, positionAt, type Range} from '../text/positions.ts'
import {type Defect, defect, insertion} from './defects.ts'
import {isHtml, isHtmlBreak} from './pairTags.ts'
import {endOf, rangeOf, startOf} from './ranges.ts'
import {braceDefectAt, isAloneOnLine} from './scanText.ts'
import {type Components, readTag} from './tag.ts'

type TagNode = MdxJsxFlowElement | MdxJsxTextElement

/** Finds valid MDX that pages may not contain: expressions in braces, exports, and HTML tags. */
export function treeDefects(tree: Root, text: string, components: Components): Defect[] {
  const defects: Defect[] = []
  visit(tree, (node) => {
    const {start, end} = rangeOf(node)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      defects.push(...[braceDefectAt(text, start, components, end) ?? []].flat())
    else if (node.type === 'mdxjsEsm') {
      if (/^export\b/m.test(node.value)) defects.push(defect('exported-code', {start, end}, {}))
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      defects.push(...tagDefects(node, text, components))
  })
  return defects
}

function* tagDefects(tag: TagNode, text: string, components: Components): Iterable<Defect> {
  const whole = rangeOf(tag)
  const name = tag.name ?? ''
  const opening = {start: whole.start, end: Math.min(whole.end, readTag(text, whole.start, components).end)}
  if (name === '') yield defect('tag-nameless', opening, {})
  else if (/^(?:script|iframe|style|object|embed|link|meta|form|base)$/i.test(name))
    yield defect('html-active', whole, {name})
  else if (/^[a-z]/.test(name)) {
    const meant = isHtml(name) ? undefined : nearest(name, components.keys())
    if (meant)
      yield defect(
        'component-case',
        opening,
        {typed: name, meant},
        {fix: renameTag(whole, name, meant, text)},
      )
    else {
      const write = markdownFor(tag, text)
      yield defect(
        'html',
        opening,
        {name},
        write === undefined ? {} : {fix: [{start: whole.start, end: whole.end, text: write}]},
      )
    }
  }
  for (const attribute of tag.attributes) {
    const isSpread = attribute.type === 'mdxJsxExpressionAttribute'
    if (!isSpread && typeof (attribute.value ?? '') === 'string') continue
    const place = (attribute as {position?: Nodes['position']}).position
    const range = place ? rangeOf({position: place} as Nodes) : opening
    const code = isSpread || typeof attribute.value !== 'object' ? '' : (attribute.value?.value ?? '')
    const [, words] = /^\s*(["'`]|)([\w -]+)\1\s*$/.exec(code)?.slice(1) ?? []
    const own = isSpread ? '' : attribute.name
    yield defect(
      'attribute-braces',
      range,
      {name: own},
      words === undefined ? {} : {replacement: `${own}="${words}"`},
    )
  }
}

function renameTag({start, end}: Range, typed: string, meant: string, text: string): Edit[] {
  const [closing = ''] = /<\/\s*[\w.]+\s*>$/.exec(text.slice(start, end)) ?? []
  const open: Edit = {start: start + 1, end: start + 1 + typed.length, text: meant}
  return closing ? [open, {start: end - closing.length, end, text: `</${meant}>`}] : [open]
}

/** Returns the Markdown equivalent of an HTML tag; `undefined` where there is none. */
function markdownFor(tag: TagNode, text: string): string | undefined {
  const [first, last] = [tag.children[0], tag.children.at(-1)]
  const words = first && last ? text.slice(rangeOf(first).start, rangeOf(last).end).trim() : ''
  const given = (name: string) => {
    const value = tag.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const name = tag.name ?? ''
  const [, level] = /^h([1-4])$/.exec(name) ?? []
  if (isHtmlBreak(name)) return ' '
  if (name === 'img') return given('src') && given('alt') && `![${given('alt')}](${given('src')})`
  if (words === '' || words.includes('\n')) return undefined
  if (name === 'a') return given('href') && `[${words}](${given('href')})`
  if (name === 'b' || name === 'strong') return `**${words}**`
  if (name === 'i' || name === 'em') return `*${words}*`
  return level && `${'#'.repeat(Number(level))} ${words}`
}

/**
 * Explains an error that the parser reports although every opening tag has a closing tag. Usually the two are
 * in different blocks: one is alone on its line, and the other is inside a paragraph.
 */
export function parseErrorDefect(text: string, error: VFileMessage, components: Components): Defect {
  const reason = error.reason ?? error.message
  const [, name, line, column] = /`<\/?([\w.]+)>`(?: \((\d+):(\d+))?/.exec(reason) ?? []
  const point = error.place && 'start' in error.place ? error.place.start : error.place
  const at = Math.min(point ? offsetAt(text, point) : 0, text.length)
  if (name) {
    const isOpening = line && !reason.includes(`</${name}`)
    const near = isOpening ? offsetAt(text, {line: Number(line), column: Number(column)}) : at
    const open = text.lastIndexOf(`<${name}`, near)
    const close = text.indexOf(`</${name}`, open)
    const tags = [open, close].flatMap((tag) =>
      tag < 0 ? [] : [{start: tag, end: readTag(text, tag, components).end}],
    )
    const inline = tags.find((tag) => !isAloneOnLine(text, tag))
    const marked = inline ?? tags[0]
    if (marked) {
      const isBehind = text.slice(lineStart(text, marked.start), marked.start).trim() !== ''
      const isBefore = /^[ \t]*\S/.test(text.slice(marked.end))
      const fix = [
        ...(isBehind ? insertion(marked.start, '\n\n') : []),
        ...(isBefore ? insertion(marked.end, '\n\n') : []),
      ]
      return defect('tags-apart', marked, {name}, {blank: tags, ...(inline && {fix})})
    }
  }
  const start = lineStart(text, at)
  const whole = {start, end: start + (/.*/.exec(text.slice(start))?.[0].length ?? 0)}
  return defect(
    'unreadable',
    whole,
    {},
    text.slice(whole.start, whole.end).trim() === '' ? {blank: [{start: 0, end: text.length}]} : {},
  )
}

/**
 * Adds missing source positions to nodes: the parser drops them in a paragraph where it makes a bare URL a
 * link.
 */
export function restorePositions(tree: Root, text: string) {
  visit(tree, (parent) => {
    if (!('children' in parent) || !parent.position) return
    let at = startOf(parent)
    for (const child of parent.children) {
      if (!child.position) {
        const words = plainTextOf(child)
        const start = Math.max(at, text.indexOf(words, at))
        child.position = {start: pointAt(text, start), end: pointAt(text, start + words.length)}
      }
      at = endOf(child)
    }
  })
}

function plainTextOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(plainTextOf).join('') : ''
}

function pointAt(text: string, offset: number) {
  return {...positionAt(text, offset), offset}
}
