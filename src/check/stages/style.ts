import type {Edit} from '../../site/index.ts'
import {advice, type Finding} from '../finding.ts'
import {curlPageQuotes} from '../fix/curlPageQuotes.ts'
import {curlRecordQuotes} from '../fix/curlRecordQuotes.ts'
import type {Stage} from '../stage.ts'
import {plainUnitsOfPage, unitsOfPage, unitsOfRecords} from './characters/textUnits.ts'
import {checkLinkTexts} from './style/links.ts'
import {outdatedMentions} from './style/outdatedMentions.ts'
import {sectionsOfPage} from './style/sections.ts'
import {factsTypedInRecords, factsTypedOnPage} from './style/typedFacts.ts'
import {typosIn} from './style/typos.ts'

/** Advises on wording, by rules without false positives. */
export const style: Stage = {
  name: 'style',
  *run({site, files}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      for (const unit of [...plainUnitsOfPage(page, site), ...unitsOfPage(page)]) yield* typosIn(unit)
      yield* straightQuotes(page.file, curlPageQuotes(page).flat())
      yield* checkLinkTexts(page, site)
      yield* sectionsOfPage(page, site)
      yield* factsTypedOnPage(page, site)
    }
    for (const [name, file] of site.content) {
      const {text, document} = file
      if (!files.has(`content/${name}`) || document.errors.length > 0) continue
      for (const unit of unitsOfRecords(site, name)) yield* typosIn(unit)
      // Skips this file, because it only quotes words of other files.
      if (name === 'invented.yaml') continue
      yield* straightQuotes(`content/${name}`, curlRecordQuotes(name, text, document))
      yield* factsTypedInRecords(file, site)
      yield* outdatedMentions(file, site)
    }
  },
}

/** Reports the first straight quote of a file that `npm run fix` would make curly. */
function* straightQuotes(file: string, edits: Edit[]): Iterable<Finding> {
  const [first] = edits.sort((one, other) => one.start - other.start)
  if (first)
    yield advice('style.straight', {file, range: {start: first.start, end: first.end}, data: {typed: ''}})
}
