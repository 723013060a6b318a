import type {Found} from '../finding.ts'
import type {Scope, Stage} from '../stage.ts'
import {oddCharactersIn} from './signs/characters.ts'
import {heldPlaces} from './signs/heldPlaces.ts'
import {linesRun} from './signs/lines.ts'
import {signsIn} from './signs/match.ts'
import {nodesShown} from './signs/nodes.ts'
import {unitsOfFrontmatter, unitsOfPage, unitsOfRecords} from './signs/units.ts'

/** Finds characters that visitors would see by mistake: unprocessed Markdown, and leftovers of other programs. */
export const signs: Stage = {
  name: 'signs',
  severity: 'error',
  *run(scope) {
    // Placeholders may stay until the launch.
    for (const each of signsOf(scope))
      yield scope.launch && each.id === 'signs.held-place' ? {...each, severity: 'error'} : each
  },
}

function* signsOf({site, files}: Scope): Iterable<Found> {
  for (const page of site.pages) {
    if (!files.has(page.file)) continue
    yield* oddCharactersIn(page.file, page.text, page.hasByteOrderMark)
    yield* nodesShown(page, site)
    yield* heldPlaces(page, site)
    for (const unit of unitsOfFrontmatter(page)) yield* signsIn(unit)
    for (const unit of unitsOfPage(page)) {
      yield* linesRun(unit, page.text)
      yield* signsIn(unit)
    }
  }
  for (const [name, {text}] of site.content) {
    if (!files.has(`content/${name}`)) continue
    yield* oddCharactersIn(`content/${name}`, text)
    for (const unit of unitsOfRecords(site, name)) yield* signsIn(unit)
  }
}
