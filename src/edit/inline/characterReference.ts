import remarkParse from 'remark-parse'
import {unified} from 'unified'

const reader = unified().use(remarkParse)
const known = new Map<string, string>()

/** What Markdown shows for `&amp;`, or the same letters when they stand for nothing. */
export function shownBy(reference: string): string {
  const before = known.get(reference)
  if (before !== undefined) return before
  const [paragraph] = reader.parse(`a${reference}a`).children
  const [words] = paragraph?.type === 'paragraph' ? paragraph.children : []
  const shown = words?.type === 'text' ? words.value.slice(1, -1) : reference
  known.set(reference, shown)
  return shown
}
