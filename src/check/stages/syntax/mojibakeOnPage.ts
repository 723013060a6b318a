import {visit} from 'unist-util-visit'
import {type Page, rangeOf} from '../../../site/index.ts'
import {error, type Finding, replaceRange} from '../../finding.ts'
import {repairMojibake} from '../../mojibake.ts'

/** Finds wrongly decoded characters (mojibake) in the words of a page. */
export function* mojibakeOnPage({file, text, tree, frontmatter}: Page): Iterable<Finding> {
  const runs = [{start: 0, end: frontmatter.end}]
  visit(tree, 'text', (node) => {
    runs.push(rangeOf(node))
  })
  for (const {start, end} of runs) {
    const words = text.slice(start, end)
    if (repairMojibake(words) === words) continue
    for (const {0: typed, index} of words.matchAll(/\S+/g)) {
      const meant = repairMojibake(typed)
      const range = {start: start + index, end: start + index + typed.length}
      if (meant !== typed && !typed.includes('://'))
        yield error('syntax.mojibake', {file, range, data: {typed}, fix: replaceRange(range, meant)})
    }
  }
}
