import type {StageFinding} from '../finding.ts'
import type {CheckContext, Stage} from '../stage.ts'
import {oddCharactersIn} from './signs/characters.ts'
import {leftoverPlaceholders} from './signs/leftoverPlaceholders.ts'
import {listItemsInParagraph} from './signs/listItemsInParagraph.ts'
import {matchPatterns} from './signs/matchPatterns.ts'
import {strayFormatting} from './signs/strayFormatting.ts'
import {unitsOfFrontmatter, unitsOfPage, unitsOfRecords} from './signs/textUnits.ts'

/** Finds characters that visitors would see by mistake: unprocessed Markdown, and leftovers of other programs. */
export const signs: Stage = {
  name: 'signs',
  severity: 'error',
  *run(scope) {
    // If the site is about to be published, leftover placeholder texts are errors, not only advice.
    for (const each of signsOf(scope))
      yield scope.launch && each.id === 'signs.held-place' ? {...each, severity: 'error'} : each
  },
}

function* signsOf({site, files}: CheckContext): Iterable<StageFinding> {
  for (const page of site.pages) {
    if (!files.has(page.file)) continue
    yield* oddCharactersIn(page.file, page.text, page.hasByteOrderMark)
    yield* strayFormatting(page, site)
    yield* leftoverPlaceholders(page, site)
    for (const unit of unitsOfFrontmatter(page)) yield* matchPatterns(unit)
    for (const unit of unitsOfPage(page)) {
      yield* listItemsInParagraph(unit, page.text)
      yield* matchPatterns(unit)
    }
  }
  for (const [name, {text}] of site.content) {
    if (!files.has(`content/${name}`)) continue
    yield* oddCharactersIn(`content/${name}`, text)
    for (const unit of unitsOfRecords(site, name)) yield* matchPatterns(unit)
  }
}
