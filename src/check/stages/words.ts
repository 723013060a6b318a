import {curlRecords} from '../fix/curlRecords.ts'
import {curlMarks} from '../fix/curlyMarks.ts'
import type {Edit} from '../../site/text/edit.ts'
import {type Found, found} from '../finding.ts'
import type {Stage} from '../stage.ts'
import {unitsOfFrontmatter, unitsOfPage, unitsOfRecords} from './signs/units.ts'
import {linksRead} from './words/links.ts'
import {sectionsOfPage} from './words/sections.ts'
import {slipsIn} from './words/slips.ts'

/** A few rows about words that are never wrong. */
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
    }
    for (const [name, {text, document}] of site.content) {
      if (!files.has(`content/${name}`)) continue
      for (const unit of unitsOfRecords(site, name)) yield* slipsIn(unit)
      // It quotes what stands elsewhere.
      if (name !== 'invented.yaml') yield* straight(`content/${name}`, curlRecords(name, text, document))
    }
  },
}

/** Straight quote marks that `npm run fix` would curl, once a file. */
function* straight(file: string, edits: Edit[]): Iterable<Found> {
  const [first] = edits.sort((one, other) => one.start - other.start)
  if (first) yield found('words.straight', file, {from: first.start, to: first.end}, {typed: ''})
}
