import type {Edit} from '../../site/index.ts'
import {createFinding, type StageFinding} from '../finding.ts'
import {curlPageQuotes} from '../fix/curlPageQuotes.ts'
import {curlRecordQuotes} from '../fix/curlRecordQuotes.ts'
import type {Stage} from '../stage.ts'
import {unitsOfFrontmatter, unitsOfPage, unitsOfRecords} from './signs/textUnits.ts'
import {checkLinkTexts} from './words/links.ts'
import {outdatedMentions} from './words/outdatedMentions.ts'
import {sectionsOfPage} from './words/sections.ts'
import {factsTypedInRecords, factsTypedOnPage} from './words/typedFacts.ts'
import {typosIn} from './words/typos.ts'

/** Advises on wording, by rules without false positives. */
export const words: Stage = {
  name: 'words',
  severity: 'advice',
  *run({site, files}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      for (const unit of [...unitsOfFrontmatter(page), ...unitsOfPage(page)]) yield* typosIn(unit)
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
function* straightQuotes(file: string, edits: Edit[]): Iterable<StageFinding> {
  const [first] = edits.sort((one, other) => one.start - other.start)
  if (first) yield createFinding('words.straight', file, {from: first.start, to: first.end}, {typed: ''})
}
