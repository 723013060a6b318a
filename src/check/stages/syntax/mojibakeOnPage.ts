import {visit} from 'unist-util-visit'
import type {Page} from '../../../site/index.ts'
import {error, type Finding, replaceRange} from '../../finding.ts'
import {repairMojibake} from '../../mojibake.ts'

/** Finds wrongly decoded characters (mojibake) in the words of a page. */
export function* mojibakeOnPage({file, text, tree, frontmatter}: Page): Iterable<Finding> {
  const runs = [{from: 0, to: frontmatter.end}]
  visit(tree, 'text', ({position}) => {
    runs.push({from: position?.start.offset ?? 0, to: position?.end.offset ?? 0})
  })
  for (const {from, to} of runs) {
    const words = text.slice(from, to)
    if (repairMojibake(words) === words) continue
    for (const {0: typed, index} of words.matchAll(/\S+/g)) {
      const meant = repairMojibake(typed)
      const range = {from: from + index, to: from + index + typed.length}
      if (meant !== typed && !typed.includes('://'))
        yield error('syntax.mojibake', {file, range, data: {typed}, fix: replaceRange(range, meant)})
    }
  }
}
