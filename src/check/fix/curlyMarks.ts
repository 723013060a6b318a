import {parseDocument} from 'yaml'
import {curly, type Edit, nodesOf, type Page} from '../../site/index.ts'
import {type Shown, shownIn, shownOn} from '../shown.ts'
import {curlScalars} from './curlScalars.ts'

/** Makes quotes on a page curly where that is unambiguous; returns a group of edits for each paragraph. */
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
    // The source may have it escaped, as \".
    return [{start, end: start + (text[start] === '\\' ? 2 : 1), text: now[index] ?? sign}]
  })
  // One quote of a pair may be an entity: then neither is changed.
  return edits.every(({start, end}) => /^\\?['"]$/.test(text.slice(start, end))) ? edits : []
}

/** Makes quotes curly in the frontmatter fields that search results and lists of pages show. */
function curlHead({text, frontmatter: {yaml, values}}: Page): Edit[] {
  const names = ['title', 'short', 'description']
  if (!names.some((key) => /['"]/.test(String(values.get(key)?.value)))) return []
  const from = text.indexOf(yaml)
  return curlScalars(yaml, parseDocument(yaml))
    .filter(({path}) => names.includes(String(path[0])))
    .flatMap(({edits}) => edits.map(({start, end, text: sign}) => ({start: from + start, end: from + end, text: sign})))
}
