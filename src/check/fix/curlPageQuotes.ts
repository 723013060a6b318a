import {parseDocument} from 'yaml'
import {curlQuotes, type Edit, nodesOf, type Page} from '../../site/index.ts'
import {type RenderedText, renderedTextOf, renderedTextsOf} from '../renderedText.ts'
import {curlYamlQuotes} from './curlYamlQuotes.ts'

/**
 * Returns edits, grouped by paragraph, that make straight quotes curly where their direction is unambiguous.
 */
export function curlPageQuotes(page: Page): Edit[][] {
  if (page.defects.length > 0) return []
  const inTags = nodesOf(page, 'mdxJsxTextElement').map((node) => renderedTextOf(node, page.text))
  return [
    curlFrontmatter(page),
    ...[...renderedTextsOf(page), ...inTags].map((shown) => curlRenderedText(page.text, shown)),
  ].filter((edits) => edits.length > 0)
}

function curlRenderedText(text: string, {words, toOffset}: Pick<RenderedText, 'words' | 'toOffset'>): Edit[] {
  const now = curlQuotes(words)
  const edits = [...words.matchAll(/['"]/g)].flatMap(({index, 0: mark}): Edit[] => {
    if (now[index] === mark) return []
    const start = toOffset(index)
    // In the source, a backslash may precede the quote mark.
    return [{start, end: start + (text[start] === '\\' ? 2 : 1), text: now[index] ?? mark}]
  })
  // If one of two paired quotes is an entity (`&quot;`) in the source, neither is changed.
  return edits.every(({start, end}) => /^\\?['"]$/.test(text.slice(start, end))) ? edits : []
}

/**
 * Returns edits that make quotes curly in the frontmatter fields that visitors see in search results and
 * lists.
 */
function curlFrontmatter({text, frontmatter: {yaml, values}}: Page): Edit[] {
  const names = ['title', 'short', 'description']
  if (!names.some((key) => /['"]/.test(String(values.get(key)?.value)))) return []
  const from = text.indexOf(yaml)
  return curlYamlQuotes(yaml, parseDocument(yaml))
    .filter(({path}) => names.includes(String(path[0])))
    .flatMap(({edits}) =>
      edits.map(({start, end, text: mark}) => ({start: from + start, end: from + end, text: mark})),
    )
}
