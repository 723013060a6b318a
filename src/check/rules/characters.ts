import {linesOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

const kinds: [pattern: RegExp, name: string][] = [
  [/[\u00ad\u200b\u200c\u2060\ufeff\u200e\u200f\u202a-\u202e]/, 'an invisible character'],
  [/[\u00a0\u2007\u202f\u2002-\u2006\u2009\u200a]/, 'a special space from a word processor'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding those is the purpose
  [/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/, 'a control character'],
]

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
      for (const [pattern, name] of kinds) {
        const match = pattern.exec(line.text)
        // A joiner inside an emoji (a family, a flag) belongs there; this is about words.
        if (match) findings.push({at: line.start + match.index, message: `There is ${name} here.`, help, warning: true})
      }
    }
    return findings
  },
}
