import type {Edit} from '../../site/index.ts'
import {type Found, found} from '../finding.ts'
import {curlRecords} from '../fix/curlRecords.ts'
import {curlMarks} from '../fix/curlyMarks.ts'
import type {Stage} from '../stage.ts'
import {unitsOfFrontmatter, unitsOfPage, unitsOfRecords} from './signs/units.ts'
import {linksRead} from './words/links.ts'
import {sectionsOfPage} from './words/sections.ts'
import {slipsIn} from './words/slips.ts'
import {sweep} from './words/sweep.ts'
import {typedInRecords, typedOnPage} from './words/typedFacts.ts'

/** Advises on wording, by rules without false positives. */
export const words: Stage = {
  name: 'words',
  severity: 'advice',
  *run({site, files}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      for (const unit of [...unitsOfFrontmatter(page), ...unitsOfPage(page)]) yield* slipsIn(unit)
      yield* straight(page.file, curlMarks(page).flat())
      yield* linksRead(page, site)
      yield* sectionsOfPage(page, site)
      yield* typedOnPage(page, site)
    }
    for (const [name, file] of site.content) {
      const {text, document} = file
      if (!files.has(`content/${name}`) || document.errors.length > 0) continue
      for (const unit of unitsOfRecords(site, name)) yield* slipsIn(unit)
      // This file quotes words of other files.
      if (name === 'invented.yaml') continue
      yield* straight(`content/${name}`, curlRecords(name, text, document))
      yield* typedInRecords(file, site)
      yield* sweep(file, site)
    }
  },
}

/** Reports the first straight quote of a file that `npm run fix` would make curly. */
function* straight(file: string, edits: Edit[]): Iterable<Found> {
  const [first] = edits.sort((one, other) => one.start - other.start)
  if (first) yield found('words.straight', file, {from: first.start, to: first.end}, {typed: ''})
}
