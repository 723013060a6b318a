import {oddCharacters} from '../../../site/index.ts'
import {advice, type Finding} from '../../finding.ts'

/** Finds invisible and special characters, each kind once in a file; `npm run fix` replaces them. */
export function* oddCharactersIn(file: string, text: string, hasByteOrderMark = false): Iterable<Finding> {
  if (hasByteOrderMark || text.includes('\r'))
    yield advice('characters.line-ends', {file, range: {from: 0, to: 1}})
  for (const {name, pattern} of oddCharacters) {
    const from = text.search(pattern)
    if (from >= 0) yield advice('characters.odd', {file, range: {from, to: from + 1}, data: {name}})
  }
}
