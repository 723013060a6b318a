import {oddCharacters} from '../../../site/index.ts'
import {type Found, found} from '../../finding.ts'

/** Characters that nobody sees or typed, each kind once a file; `npm run fix` writes plain ones. */
export function* oddCharactersIn(file: string, text: string, marked = false): Iterable<Found> {
  if (marked || text.includes('\r')) yield {...found('signs.line-ends', file, {from: 0, to: 1}, {}), severity: 'advice'}
  for (const {name, pattern} of oddCharacters) {
    const from = text.search(pattern)
    if (from >= 0) yield {...found('signs.odd', file, {from, to: from + 1}, {name}), severity: 'advice'}
  }
}
