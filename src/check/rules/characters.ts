import {oddCharacters} from '../characters.ts'
import {linesOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

/** No signs that nobody can see, and none that are broken: they came with a paste, or an old program. */
export const characters: Rule = {
  name: 'characters',
  check(page) {
    const findings: Finding[] = []
    const help = 'Run: npm run fix'
    if (page.legacy)
      findings.push({
        at: 0,
        message: 'An old Windows program saved this file, and signs like ’ and £ would be shown as �.',
        help: 'Run: npm run fix, or save it again as UTF-8.',
      })
    if (page.marked)
      findings.push({at: 0, message: 'The file starts with an invisible mark (BOM).', help, warning: true})
    const returns = page.text.indexOf('\r')
    if (returns >= 0)
      findings.push({at: returns, message: 'The lines of this file end as Windows ends them.', help, warning: true})
    const broken = page.text.indexOf('\ufffd')
    if (broken >= 0)
      findings.push({at: broken, message: 'A sign was lost here: it is shown as �.', help: 'Type it again.'})
    for (const line of linesOf(page.text)) {
      for (const {name, pattern, write} of oddCharacters) {
        const place = line.text.search(pattern)
        if (place < 0) continue
        // A joiner inside an emoji (a family, a flag) belongs there; this is about words.
        findings.push({
          at: line.start + place,
          message: `There is ${name} here.`,
          help: write === undefined ? 'Delete it, or type the word again.' : help,
          warning: true,
        })
      }
    }
    return findings
  },
}
