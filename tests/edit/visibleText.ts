import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {marksOf} from '../../src/edit/inline/contents.ts'
import type {Inline} from '../../src/edit/protocol.ts'
import {withoutOddCharacters} from '../../src/site/text/characters.ts'

const markTypes = ['strong', 'emphasis', 'delete', 'link']

interface Marks {
  strong?: true
  emphasis?: true
  struck?: true
  link?: string
}

/** Returns each character of a node that visitors see, with its marks such as bold. Leaves out whitespace. */
export function visibleCharacters(node: Nodes, source: string): string[] {
  const walk = (part: Nodes, marks: Marks): string[] => {
    if (part.type === 'text') return charactersOf(part.value, marks)
    if (part.type === 'break') return []
    const isBare = part.type === 'link' && source[part.position?.start.offset ?? 0] !== '['
    if ('children' in part && (part === node || markTypes.includes(part.type)))
      return part.children.flatMap((child) => walk(child, isBare ? marks : {...marks, ...markOf(part)}))
    return charactersOf(`⟦${textOf(part)}⟧`, marks)
  }
  return walk(node, {})
}

function markOf(node: Nodes): Marks {
  if (node.type === 'strong') return {strong: true}
  if (node.type === 'emphasis') return {emphasis: true}
  if (node.type === 'delete') return {struck: true}
  return node.type === 'link' ? {link: node.url} : {}
}

/**
 * Returns typed text in the form of `visibleCharacters`. `locked` is the text of each piece that can’t be
 * typed in.
 */
export function typedCharacters(inlines: Inline[], locked: string[]): string[] {
  return inlines.flatMap((each) => {
    const marks = Object.fromEntries(
      marksOf(each).map((mark) => [mark.type, mark.type === 'link' ? mark.attrs.href : true]),
    )
    if (each.type === 'text') return charactersOf(each.text, marks)
    return each.attrs.name === 'line break' ? [] : charactersOf(`⟦${locked[each.attrs.index] ?? ''}⟧`, marks)
  })
}

/**
 * Returns the text of each piece of a node that can’t be typed in, such as a component, in document order.
 */
export function lockedTexts(node: Nodes, source: string): string[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => {
    const isBare = child.type === 'link' && source[child.position?.start.offset ?? 0] !== '['
    if (child.type === 'text' || isBare) return []
    if (markTypes.includes(child.type)) return lockedTexts(child, source)
    return [textOf(child)]
  })
}

function charactersOf(words: string, {strong, emphasis, struck, link}: Marks): string[] {
  const how = `${strong ? 'b' : ''}${emphasis ? 'i' : ''}${struck ? 's' : ''}${link ? `(${link})` : ''}`
  return Array.from(normaliseForComparison(words).replace(/\s/g, ''), (character) => character + how)
}

/** Returns text for comparison: straight quotes, hyphens, single spaces and no invisible characters. */
export function normaliseForComparison(words: string): string {
  return withoutOddCharacters(words)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/–/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
