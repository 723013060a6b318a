import type {PhrasingContent} from 'mdast'
import type {Inline, Mark, NewBlock} from '../protocol.ts'

/** Returns unformatted text. */
export function plainInlines(text: string): Inline[] {
  return text ? [{type: 'text', text}] : []
}

/** Puts formatting around text; it replaces formatting of its kind inside, because Markdown can’t nest it. */
export function withMark(inlines: Inline[], mark: Mark): Inline[] {
  return inlines.map((each) => withMarks(each, [mark, ...marksOf(withoutMark(each, mark))]))
}

function withoutMark(inline: Inline, mark: Mark): Inline {
  return withMarks(
    inline,
    marksOf(inline).filter(({type}) => type !== mark.type),
  )
}

/** Returns the formatting that a node of Markdown stands for, if it does. */
export function markOf(node: PhrasingContent): Mark | undefined {
  if (node.type === 'link') return {type: 'link', attrs: {href: node.url}}
  if (node.type === 'delete') return {type: 'struck'}
  return node.type === 'strong' || node.type === 'emphasis' ? {type: node.type} : undefined
}

export function marksOf({marks = []}: Inline): Mark[] {
  return marks
}

export function withMarks({marks, ...inline}: Inline, now: Mark[]): Inline {
  return now.length > 0 ? {...inline, marks: now} : inline
}

/** Returns a key that is equal for equal formatting. */
export function markKey(mark: Mark): string {
  return mark.type === 'link' ? `link ${mark.attrs.href}` : mark.type
}

export function hasMark(inline: Inline, mark: Mark): boolean {
  return marksOf(inline).some((each) => markKey(each) === markKey(mark))
}

/** A part of a text; with `mark`, the formatting around all of it, which `inner` then lacks. */
export interface MarkedPart {
  mark?: Mark
  inner: Inline[]
}

/**
 * Splits text where its outermost formatting starts and ends, and removes that formatting from the parts. Of
 * two kinds that start together, the longer one is outside.
 */
export function outermostMarks(inlines: Inline[]): MarkedPart[] {
  const [first] = inlines
  if (!first) return []
  const endOf = (mark: Mark) => [...inlines, ...plainInlines(' ')].findIndex((each) => !hasMark(each, mark))
  const [mark] = marksOf(first).toSorted((one, other) => endOf(other) - endOf(one))
  const end = mark ? endOf(mark) : 1
  const inner = inlines.slice(0, end)
  const part = mark ? {mark, inner: inner.map((each) => withoutMark(each, mark))} : {inner}
  return [part, ...outermostMarks(inlines.slice(end))]
}

/** Returns the text without formatting; an atom such as code appears as its name in brackets. */
export function plainTextOf(inlines: Inline[], lineBreak = '[line break]'): string {
  return inlines
    .map((each) => {
      if (each.type === 'text') return each.text
      return each.attrs.name === 'line break' ? lineBreak : `[${each.attrs.name}]`
    })
    .join('')
}

/** Returns the text of a block, of each item of a list, or of each cell of a table that has text. */
export function textsOfBlock(block: NewBlock): Inline[][] {
  if ('list' in block) return block.list
  if ('table' in block) return block.table.flat().filter((cell) => plainTextOf(cell).trim())
  return ['heading' in block ? block.heading : block.paragraph]
}
