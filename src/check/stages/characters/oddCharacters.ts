import {oddCharacters} from '../../../site/index.ts'
import {advice, type Finding} from '../../finding.ts'

/** Finds invisible and special characters, each kind once in a file; `npm run fix` replaces them. */
export function* oddCharactersIn(file: string, text: string, hasByteOrderMark = false): Iterable<Finding> {
  if (hasByteOrderMark || text.includes('\r'))
    yield advice('characters.line-ends', {file, range: {start: 0, end: 1}})
  for (const {name, pattern} of oddCharacters) {
    const start = text.search(pattern)
    if (start >= 0) yield advice('characters.odd', {file, range: {start, end: start + 1}, data: {name}})
  }
}
