import {parseDocument} from 'yaml'
import {curly, type Edit, nodesOf, type Page} from '../../site/index.ts'
import {type Shown, shownIn, shownOn} from '../shown.ts'
import {curlScalars} from './curlScalars.ts'

/** Writes ’ “ ” ‘ for straight marks in the words of a page, where it is certain: in each paragraph, and at the top, all together. */
export function curlMarks(page: Page): Edit[][] {
  if (page.defects.length > 0) return []
  const inTags = nodesOf(page, 'mdxJsxTextElement').map((node) => shownIn(node, page.text))
  return [curlHead(page), ...[...shownOn(page), ...inTags].map((shown) => curlShown(page.text, shown))].filter(
    (edits) => edits.length > 0,
  )
}

function curlShown(text: string, {words, at}: Pick<Shown, 'words' | 'at'>): Edit[] {
  const now = curly(words)
  const edits = [...words.matchAll(/['"]/g)].flatMap(({index, 0: sign}): Edit[] => {
    if (now[index] === sign) return []
    const start = at(index)
    // It may stand there as \" too.
    return [{start, end: start + (text[start] === '\\' ? 2 : 1), text: now[index] ?? sign}]
  })
  // Of two that belong together, one may be written as an entity.
  return edits.every(({start, end}) => /^\\?['"]$/.test(text.slice(start, end))) ? edits : []
}

/** What search results and lists of pages say of a page. */
function curlHead({text, frontmatter: {yaml, values}}: Page): Edit[] {
  const names = ['title', 'short', 'description']
  if (!names.some((key) => /['"]/.test(String(values.get(key)?.value)))) return []
  const from = text.indexOf(yaml)
  return curlScalars(yaml, parseDocument(yaml))
    .filter(({path}) => names.includes(String(path[0])))
    .flatMap(({edits}) => edits.map(({start, end, text: sign}) => ({start: from + start, end: from + end, text: sign})))
}
