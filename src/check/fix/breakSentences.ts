import type {Paragraph, Parents} from 'mdast'
import {visit} from 'unist-util-visit'
import {type Edit, lineStart, type Page, rangeOf} from '../../site/index.ts'

const titles = ['Mr', 'Mrs', 'Ms', 'Dr', 'St', 'Prof', 'Rev']
const abbreviations = new Set([...titles, 'No', 'vs', 'etc', 'e.g', 'i.e', 'approx', 'min', 'max'])

/** Whether a text ends with an abbreviation or an initial, whose full stop does not end a sentence. */
function endsWithAbbreviation(text: string): boolean {
  const [, word = ''] = /(?:^|[\s(“‘])([A-Za-z.]+)\.$/.exec(text) ?? []
  return abbreviations.has(word) || /^[A-Z]$/.test(word)
}

/**
 * Matches a text whose last line is only a list marker, `a.` or `II.`, whose full stop does not end a
 * sentence.
 */
const listMarker = /(?:^|\n)[ \t]*\(?(?:[A-Za-z]|[ivxIVX]{1,4})\.$/

/** Whether a sentence ends at the end of `before` and another starts at the start of `after`. */
export function endsSentence(before: string, after: string): boolean {
  return /[.!?…][”’")]*$/.test(before) && /^[“‘(]?[A-Z]/.test(after) && !endsWithAbbreviation(before)
}

/**
 * Returns edits that put each sentence of a page on its own line, so that a diff shows which sentence
 * changed.
 */
export function breakSentences(page: Page): Edit[][] {
  const edits: Edit[][] = []
  visit(page.tree, 'paragraph', (paragraph, _, parent) => {
    if (!parent || !isPlain(parent as Parents)) return
    const found = breaksOf(page.text, paragraph)
    if (found.length > 0) edits.push(found)
  })
  return edits
}

/**
 * Whether a paragraph in this parent can be split into lines: not in a quotation, where each line needs a
 * `>`.
 */
function isPlain(parent: Parents): boolean {
  return parent.type === 'root' || parent.type === 'listItem' || parent.type === 'mdxJsxFlowElement'
}

function breaksOf(text: string, paragraph: Paragraph): Edit[] {
  const {start, end} = rangeOf(paragraph)
  const firstLine = lineStart(text, start)
  const before = text.slice(firstLine, start)
  // Leaves a paragraph alone if a tag precedes it on its line.
  if (!/^\s*([-*+]\s+|\d+[.)]\s+)?$/.test(before)) return []
  // Leaves a paragraph alone if a line starts with `|`: it is probably a row of an unfinished table.
  if (/^\s*\|/m.test(text.slice(start, end))) return []
  const indent = ' '.repeat(before.length)
  const edits: Edit[] = []
  for (const child of paragraph.children) {
    if (child.type !== 'text') continue
    const own = rangeOf(child)
    for (const match of text.slice(own.start, end).matchAll(/([.!?…][”’")]*)( +)(?=[“‘(]?[A-Z*[<])/g)) {
      const at = own.start + match.index + (match[1]?.length ?? 0)
      const line = text.slice(firstLine, own.start + match.index + 1)
      if (at >= own.end || endsWithAbbreviation(line) || listMarker.test(line)) continue
      edits.push({start: at, end: at + (match[2]?.length ?? 0), text: `\n${indent}`})
    }
  }
  return edits
}
