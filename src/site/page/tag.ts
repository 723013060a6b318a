import type {Component} from '../readComponents.ts'
import type {Range} from '../text/positions.ts'
import {type DefectId, matchAt} from './defects.ts'

export type Components = ReadonlyMap<string, Component>

/** A tag in the text, well-formed or not. */
export interface Tag extends Range {
  name: string
  kind: 'open' | 'close' | 'empty'
  attributes: {name: string; value: string | true}[]
  /** The first mistake inside the tag. */
  error?: TagError
}

interface TagError {
  id: Extract<DefectId, `tag-${string}` | 'tag-attribute' | 'closing-tag-full'>
  at: number
  /** The attribute or character that is wrong. */
  typed: string
}

/** Formats a tag in canonical form: `<Email box="team" />`. */
export function formatTag({name, kind, attributes}: Pick<Tag, 'name' | 'kind' | 'attributes'>): string {
  if (kind === 'close') return `</${name}>`
  const all = attributes.map(({name: own, value}) => (value === true ? ` ${own}` : ` ${own}="${value}"`))
  return `<${name}${all.join('')}${kind === 'empty' ? ' />' : '>'}`
}

// A word before `=` is not the tag's name but an attribute, as in `<member="tunde" />`.
const tagName = String.raw`(?<name>(?![a-z][\w-]*=)[\w$.-]*|)`
// Characters that do not belong there, before and after the slash of a closing tag.
const strayBefore = String.raw`(?<before>\d|[^\w\s<>/]|\w(?=/))?`
const strayAfter = String.raw`(?<after>[^\w\s<>/])?`
const opening = new RegExp(
  String.raw`<(?<angles><*)\s*${strayBefore}(?<slashes>/*)\s*${strayAfter}${tagName}`,
  'y',
)

const name = String.raw`(?<name>[A-Za-z_$][\w$]*(?:[-:]\w+)*)`
const quote = '["\'“”„‟″«»‘’‚‛′]'
const value = String.raw`(?<value>[^"'“”„‟″«»‘’‚‛′=<>\n]+?)`
/** The value between two equal quote marks. */
const quoted = String.raw`(?<value>(?:(?!\k<mark>|\w=["'])[^\n>])*)`
/** What was typed in place of `=`: `==`, `"=`, another character or none. */
const wrongSign = String.raw`(?:=\s*[=>]+\s*|["'“”]\s*=|[^\s\w"'“”‘’<>/={]{0,3}\s*)`
const ends = String.raw`(?=\s*\/?>|\s+[\w-]+\s*=|\s*(?:\n|$))`

/** Patterns of an attribute: first the valid forms, then malformed forms with the id of their defect. */
const attributePatterns: [form: RegExp, slip?: TagError['id']][] = [
  [new RegExp(String.raw`${name}\s*=\s*(?<mark>["'])${quoted}(?<!\w=)\k<mark>(?![\w"'])`, 'y')],
  [new RegExp(`${name}\\s*=\\s*\\{["'\`]?(?<value>[^{}\\n]*?)["'\`]?\\}`, 'y')],
  [/(?<name>\{)[^{}\n]*\}/y],
  [new RegExp(String.raw`${name}\s*=\s*${quote}{1,2}${value}${quote}{1,2}(?=[\s/>])`, 'y'), 'tag-attribute'],
  [new RegExp(String.raw`${name}\s*${wrongSign}${quote}?${value}${quote}(?=[\s/>])`, 'y'), 'tag-attribute'],
  [new RegExp(String.raw`${name}\s*=?\s*[([]\s*["']?${value}["']?\s*[)\]]`, 'y'), 'tag-attribute'],
  [new RegExp(`${name}\\s*=(?<value>)${ends}`, 'y'), 'tag-attribute'],
  [new RegExp(`${name}\\s*=\\s*${quote}?${value}${quote}?${ends}`, 'y'), 'tag-attribute'],
  [new RegExp(`${name}\\s*=\\s*${quote}?(?<value>[^\\s"'<>=]*)${quote}?`, 'y'), 'tag-attribute'],
  [
    new RegExp(
      `=\\s*${quote}?${value}${quote}?${ends}|${quote}${value.replace('value', 'quoted')}${quote}`,
      'y',
    ),
    'tag-attribute',
  ],
  [new RegExp(name, 'y')],
]

/** Reads the tag whose `<` is at `from`, to its end even if it contains a mistake. */
export function readTag(text: string, start: number, components: Components): Tag {
  const groups = matchAt(opening, text, start)?.groups ?? {}
  const tag: Tag = {
    name: groups.name ?? '',
    kind: groups.slashes ? 'close' : 'open',
    start,
    end: opening.lastIndex,
    attributes: [],
  }
  const fail = (id: TagError['id'], at: number, typed: string) => {
    tag.error ??= {id, at, typed}
  }
  const stray = groups.before ?? groups.after ?? (groups.angles ? '<' : undefined)
  if (stray) fail('tag-character', start, stray)
  else if ((groups.slashes ?? '').length > 1) fail('tag-character', start, '/')
  else if (tag.name === '') fail('tag-nameless', start, '')
  let whole = tag.end
  for (;;) {
    const gap = matchAt(/\s*/y, text, tag.end)?.[0] ?? ''
    const at = tag.end + gap.length
    if (at >= text.length || /\n\s*\n/.test(gap) || isPastEnd(text, at, gap, tag, components))
      return endAtLastAttribute(tag, whole, text)
    const [end] = matchAt(/\/?\s*>/y, text, at) ?? []
    if (end) {
      if (end !== '>' && tag.kind === 'close') fail('closing-tag-full', at, '/')
      if (
        end !== '>' ||
        (tag.kind === 'close' && tag.attributes.length > 0 && isChildless(tag.name, components))
      )
        tag.kind = tag.kind === 'close' && !isChildless(tag.name, components) ? 'close' : 'empty'
      tag.end = at + end.length
      if (!tag.error && text[tag.end] === '>') fail('tag-character', tag.end++, '>')
      return tag
    }
    if (tag.kind === 'close') fail('closing-tag-full', at, '')
    const count = tag.attributes.length
    tag.end = readAttribute(text, at, tag, fail)
    if (tag.attributes.length > count && tag.attributes.at(-1)?.value !== true) whole = tag.end
  }
}

function readAttribute(
  text: string,
  at: number,
  tag: Tag,
  fail: (...slip: [TagError['id'], number, string]) => void,
): number {
  for (const [form, slip] of attributePatterns) {
    const groups = matchAt(form, text, at)?.groups
    if (!groups) continue
    const own = groups.name ?? ''
    const given = groups.value ?? groups.quoted
    if (slip) fail(slip, at, own)
    tag.attributes.push({name: own, value: given?.trim() ?? true})
    return form.lastIndex
  }
  const char = String.fromCodePoint(text.codePointAt(at) ?? 32)
  fail('tag-character', at, char)
  return at + char.length
}

/** Whether the text at `at` can't be part of the tag, which means that the tag's `>` is missing. */
function isPastEnd(text: string, at: number, gap: string, tag: Tag, components: Components): boolean {
  const next = matchAt(/<\/?([A-Za-z]\w*)/y, text, at)?.[1]
  if (next && components.has(next)) return true
  if (gap.includes('\n') && matchAt(/(?:import|export)\b|#/y, text, at)) return true
  if (tag.kind === 'close') return gap.includes('\n')
  // The rest of the line is only words: `<Email / with any question`, `<Email box="team" to talk about it.`.
  if (matchAt(/\/\s+\p{L}[^>=\n]*(?:\n|$)/uy, text, at)) return true
  return (
    tag.attributes.length > 0 &&
    matchAt(/(?:\p{L}[\p{L}’']*[,.;:!?]* +){2}[^>=\n]*(?:\n|$)/uy, text, at) !== undefined
  )
}

/**
 * Ends a tag without `>` at `whole`, after its last complete attribute, because the rest may be text of the
 * page.
 */
function endAtLastAttribute(tag: Tag, whole: number, text: string): Tag {
  const attributes = tag.attributes.filter(({value: own}) => own !== true)
  const [slash] = matchAt(/\s*\//y, text, whole) ?? []
  const kind = slash && tag.kind === 'open' ? 'empty' : tag.kind
  return {
    ...tag,
    kind,
    attributes,
    end: whole + (slash?.length ?? 0),
    error: {id: 'tag-end', at: whole, typed: ''},
  }
}

/** Whether a component accepts no children. */
export function isChildless(own: string, components: Components): boolean {
  return components.get(own)?.children === 'none'
}

/** Returns a malformed tag without its mistakes; `undefined` if its name or an attribute is not clear. */
export function correctTag(tag: Tag, components: Components): string | undefined {
  const props = components.get(tag.name)?.props
  if (!props) return undefined
  if (tag.kind === 'close') return formatTag(tag)
  const names = new Set(tag.attributes.map(({name}) => name))
  const isWhole =
    names.size === tag.attributes.length &&
    tag.attributes.every(({name, value}) => value !== '' && props.some((prop) => prop.name === name)) &&
    props.every((prop) => !prop.required || names.has(prop.name))
  const kind = isChildless(tag.name, components) ? 'empty' : tag.kind
  return isWhole ? formatTag({...tag, kind}) : undefined
}
