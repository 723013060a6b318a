import type {Paragraph, Parents} from 'mdast'
import {visit} from 'unist-util-visit'
import type {Edit, Page} from '../../site/index.ts'

/** Words that end in a full stop and no sentence. */
const abbreviation = /(?:^|[\s(“‘])(?:Mr|Mrs|Ms|Dr|St|No|Prof|Rev|vs|etc|e\.g|i\.e|approx|min|max|[A-Z])\.$/

/** The sign of a list at the start of a line, `a.` or `II.`, which its words stay beside. */
const listSign = /(?:^|\n)[ \t]*\(?(?:[A-Za-z]|[ivxIVX]{1,4})\.$/

/** Whether a sentence ends between those words, and the next one starts there. */
export function endsSentence(before: string, after: string): boolean {
  return /[.!?…][”’")]*$/.test(before) && /^[“‘(]?[A-Z]/.test(after) && !abbreviation.test(before)
}

/** Where a line must be broken so that each sentence of a paragraph has its own: then a change shows as one sentence. */
export function breakSentences(page: Page): Edit[][] {
  const edits: Edit[][] = []
  visit(page.tree, 'paragraph', (paragraph, _, parent) => {
    if (!parent || !isPlain(parent as Parents)) return
    const found = breaksOf(page.text, paragraph)
    if (found.length > 0) edits.push(found)
  })
  return edits
}

/** A quotation’s lines each need a mark in front, so it is left as it is. */
function isPlain(parent: Parents): boolean {
  return parent.type === 'root' || parent.type === 'listItem' || parent.type === 'mdxJsxFlowElement'
}

function breaksOf(text: string, paragraph: Paragraph): Edit[] {
  const start = paragraph.position?.start.offset ?? 0
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const before = text.slice(lineStart, start)
  // Words on the line of a tag stay there.
  if (!/^\s*([-*+]\s+|\d+[.)]\s+)?$/.test(before)) return []
  // A row of a table that is not whole yet is one line.
  if (/^\s*\|/m.test(text.slice(start, paragraph.position?.end.offset))) return []
  const indent = ' '.repeat(before.length)
  const edits: Edit[] = []
  for (const child of paragraph.children) {
    if (child.type !== 'text') continue
    const from = child.position?.start.offset ?? 0
    const to = child.position?.end.offset ?? 0
    const window = text.slice(from, paragraph.position?.end.offset ?? to)
    for (const match of window.matchAll(/([.!?…][”’")]*)( +)(?=[“‘(]?[A-Z*[<])/g)) {
      const at = from + match.index + (match[1]?.length ?? 0)
      const line = text.slice(lineStart, from + match.index + 1)
      if (at >= to || abbreviation.test(line) || listSign.test(line)) continue
      edits.push({start: at, end: at + (match[2]?.length ?? 0), text: `\n${indent}`})
    }
  }
  return edits
}
