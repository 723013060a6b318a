import {visit} from 'unist-util-visit'
import type {Page} from '../../../site/index.ts'
import {type Found, found, replace} from '../../finding.ts'
import {unspoilt} from '../../mojibake.ts'

/** Finds wrongly decoded characters (mojibake) in the words of a page. */
export function* spoiltIn({file, text, tree, frontmatter}: Page): Iterable<Found> {
  const runs = [{from: 0, to: frontmatter.end}]
  visit(tree, 'text', ({position}) => {
    runs.push({from: position?.start.offset ?? 0, to: position?.end.offset ?? 0})
  })
  for (const {from, to} of runs) {
    const words = text.slice(from, to)
    if (unspoilt(words) === words) continue
    for (const {0: typed, index} of words.matchAll(/\S+/g)) {
      const meant = unspoilt(typed)
      const range = {from: from + index, to: from + index + typed.length}
      if (meant !== typed && !typed.includes('://'))
        yield found('syntax.mojibake', file, range, {typed}, replace(range, meant))
    }
  }
}
