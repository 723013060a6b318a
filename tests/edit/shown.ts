import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import type {Inline} from '../../src/edit/protocol.ts'
import {withoutOddCharacters} from '../../src/site/text/characters.ts'

interface Marks {
  strong?: true
  emphasis?: true
  link?: string
}

/** What a reader sees of a part of a page, without its spaces: each sign, and how it is marked. */
export function shownBy(node: Nodes, source: string): string[] {
  const walk = (part: Nodes, marks: Marks): string[] => {
    if (part.type === 'text') return signs(part.value, marks)
    if (part.type === 'break') return []
    const isBare = part.type === 'link' && source[part.position?.start.offset ?? 0] !== '['
    if ('children' in part && (part === node || ['strong', 'emphasis', 'link'].includes(part.type)))
      return part.children.flatMap((child) => walk(child, isBare ? marks : {...marks, ...markOf(part)}))
    return signs(`⟦${textOf(part)}⟧`, marks)
  }
  return walk(node, {})
}

function markOf(node: Nodes): Marks {
  if (node.type === 'strong') return {strong: true}
  if (node.type === 'emphasis') return {emphasis: true}
  return node.type === 'link' ? {link: node.url} : {}
}

/** The same of what was typed; `kept` says what each piece that stays shows. */
export function shownAsTyped(inlines: Inline[], kept: string[], marks: Marks = {}): string[] {
  return inlines.flatMap((each) => {
    if ('words' in each) return signs(each.words, marks)
    if ('kept' in each) return each.name === 'line break' ? [] : signs(`⟦${kept[each.kept] ?? ''}⟧`, marks)
    if ('strong' in each) return shownAsTyped(each.strong, kept, {...marks, strong: true})
    if ('emphasis' in each) return shownAsTyped(each.emphasis, kept, {...marks, emphasis: true})
    return shownAsTyped(each.inner, kept, {...marks, link: marks.link ?? each.link})
  })
}

/** What each piece of a part shows that is neither words nor a mark round them, in their order. */
export function keptIn(node: Nodes, source: string): string[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => {
    const isBare = child.type === 'link' && source[child.position?.start.offset ?? 0] !== '['
    if (child.type === 'text' || isBare) return []
    if (['strong', 'emphasis', 'link'].includes(child.type)) return keptIn(child, source)
    return [textOf(child)]
  })
}

function signs(words: string, {strong, emphasis, link}: Marks): string[] {
  const how = `${strong ? 'b' : ''}${emphasis ? 'i' : ''}${link ? `(${link})` : ''}`
  return Array.from(asRead(words).replace(/\s/g, ''), (sign) => sign + how)
}

/** Words as the site’s rules leave them: quote marks and dashes may be bent, and signs that nobody sees are gone. */
export function asRead(words: string): string {
  return withoutOddCharacters(words)
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/–/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
