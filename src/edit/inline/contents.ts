import type {Block, Inline} from '../protocol.ts'

/** The kinds of formatting without an address. */
const plainMarks = ['strong', 'emphasis', 'struck'] as const
export type PlainMark = (typeof plainMarks)[number]

/** Returns the formatting of an inline; `undefined` for text, a link or a locked piece. */
export function plainMarkOf(inline: Inline): PlainMark | undefined {
  return plainMarks.find((mark) => mark in inline)
}

export function withPlainMark(mark: PlainMark, inner: Inline[]): Inline {
  return {[mark]: inner} as Inline
}

/** Returns the content of bold, italics, struck-through text or a link. */
export function innerOf(inline: Inline): Inline[] {
  if ('words' in inline || 'kept' in inline) return []
  return Object.values(inline).find(Array.isArray) ?? []
}

/** Returns the text without formatting; a locked piece such as code appears as its name in brackets. */
export function plainTextOf(inlines: Inline[], lineBreak = '[line break]'): string {
  return inlines
    .map((each) => {
      if ('words' in each) return each.words
      if ('kept' in each) return each.name === 'line break' ? lineBreak : `[${each.name}]`
      return plainTextOf(innerOf(each), lineBreak)
    })
    .join('')
}

/** Returns the text of a block, of each item of a list, or of each cell of a table that has text. */
export function textsOfBlock(block: Block): Inline[][] {
  if ('list' in block) return block.list
  if ('table' in block) return block.table.flat().filter((cell) => plainTextOf(cell).trim())
  return ['heading' in block ? block.heading : block.paragraph]
}
