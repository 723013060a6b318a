import {oddCharacters} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'

/** Finds invisible and special characters, each kind once in a file; `npm run fix` replaces them. */
export function* oddCharactersIn(file: string, text: string, hasByteOrderMark = false): Iterable<StageFinding> {
  if (hasByteOrderMark || text.includes('\r'))
    yield {...createFinding('signs.line-ends', file, {from: 0, to: 1}, {}), severity: 'advice'}
  for (const {name, pattern} of oddCharacters) {
    const from = text.search(pattern)
    if (from >= 0) yield {...createFinding('signs.odd', file, {from, to: from + 1}, {name}), severity: 'advice'}
  }
}
