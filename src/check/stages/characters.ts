import type {Stage} from '../stage.ts'
import {leftoverPlaceholders} from './characters/leftoverPlaceholders.ts'
import {listItemsInParagraph} from './characters/listItemsInParagraph.ts'
import {matchPatterns} from './characters/matchPatterns.ts'
import {oddCharactersIn} from './characters/oddCharacters.ts'
import {strayFormatting} from './characters/strayFormatting.ts'
import {plainUnitsOfPage, unitsOfPage, unitsOfRecords} from './characters/textUnits.ts'

/**
 * Finds characters that visitors would see by mistake: unprocessed Markdown, and leftovers of other programs.
 */
export const characters: Stage = {
  name: 'characters',
  *run({site, files, launch}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      yield* oddCharactersIn(page.file, page.text, page.hasByteOrderMark)
      yield* strayFormatting(page, site)
      yield* leftoverPlaceholders(page, site, launch)
      for (const unit of plainUnitsOfPage(page, site)) yield* matchPatterns(unit, launch)
      for (const unit of unitsOfPage(page)) {
        yield* listItemsInParagraph(unit, page.text)
        yield* matchPatterns(unit, launch)
      }
    }
    for (const [name, {text}] of site.content) {
      if (!files.has(`content/${name}`)) continue
      yield* oddCharactersIn(`content/${name}`, text)
      for (const unit of unitsOfRecords(site, name)) yield* matchPatterns(unit, launch)
    }
  },
}
