import {oddCharacters, withoutOddCharacters} from '../characters.ts'
import {mendCharacters} from '../fix/characters.ts'
import {apply} from '../fix/edit.ts'
import {sameWords} from '../fix/sameWords.ts'
import type {Page} from '../page/parsePage.ts'
import {type Line, linesOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** No signs that nobody can see, and none that are broken: they came with a paste, or an old program. */
export const characters: Rule = {
  name: 'characters',
  // Each of these says it of a sign in what it knows.
  quietBeside: ['props', 'records'],
  check(page, site) {
    const findings: Finding[] = []
    const help = 'Run: npm run fix'
    if (page.legacy)
      findings.push({
        at: 0,
        message: 'An old Windows program saved this file, and signs like ’ and £ would be shown as �.',
        help: 'Run: npm run fix, or save it again as UTF-8.',
      })
    // UTF-16 has such a mark too: with the file, it is told already.
    if (page.marked && !page.legacy)
      findings.push({at: 0, message: 'The file starts with an invisible mark (BOM).', help, warning: true})
    const returns = page.text.indexOf('\r')
    if (returns >= 0)
      findings.push({at: returns, message: 'The lines of this file end as Windows ends them.', help, warning: true})
    const broken = page.text.indexOf('\ufffd')
    if (broken >= 0)
      findings.push({at: broken, message: 'A sign was lost here: it is shown as �.', help: 'Type it again.'})
    const changing = linesThatChange(page, site)
    const there = oddCharacters.filter(({pattern}) => page.text.search(pattern) >= 0)
    for (const line of linesOf(page.text)) {
      for (const {name, pattern, write} of there) {
        const place = line.text.search(pattern)
        if (place < 0) continue
        // A joiner inside an emoji (a family, a flag) belongs there; this is about words.
        const found = {at: line.start + place, message: `There is ${name} here.`}
        if (write === undefined) findings.push({...found, help: 'Delete it, or type the word again.', warning: true})
        // Only a person can say that what visitors see now is not what was meant.
        else if (changing.has(line.start)) findings.push({...found, write: withoutOddCharacters(line.text).trim()})
        else findings.push({...found, help, warning: true})
      }
    }
    return findings
  },
}

/** The lines of which visitors would see something else without their odd characters: a heading that was none, another address. */
function linesThatChange(page: Page, site: SiteFiles): Set<number> {
  const edits = mendCharacters(page)
  const stays = (some: typeof edits) => sameWords(page.text, apply(page.text, some), site.components)
  if (edits.length === 0 || stays(edits)) return new Set()
  const inLine = ({start, end}: Line) => edits.filter((edit) => edit.start >= start && edit.start < end)
  const lines = linesOf(page.text).filter((line) => inLine(line).length > 0)
  return new Set(lines.filter((line) => !stays(inLine(line))).map(({start}) => start))
}
