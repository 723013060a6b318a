import type {Block, Inline} from '../protocol.ts'

/** Returns the content of bold, italics or a link. */
export function innerOf(inline: Inline): Inline[] {
  if ('strong' in inline) return inline.strong
  if ('emphasis' in inline) return inline.emphasis
  return 'link' in inline ? inline.inner : []
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

/** Returns the text of a block, or of each item of a list. */
export function textsOfBlock(block: Block): Inline[][] {
  if ('list' in block) return block.list
  return ['heading' in block ? block.heading : block.paragraph]
}
