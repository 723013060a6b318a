import {explainBrace} from '../page/explainBrace.ts'
import {explainImportLine} from '../page/importLine.ts'
import {endOf, nodesOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {linesOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** No code in words: a page that could run `{…}` could print a secret. */
export const code: Rule = {
  name: 'code',
  check(page, site) {
    const imports = brokenImports(page, site)
    const braces = nodesOf(page, 'mdxFlowExpression', 'mdxTextExpression')
      // Those of an import line, and of the lines below that became words with it, follow from the line.
      .filter((node) => !imports.some(({from, until}) => startOf(node) >= from && startOf(node) < until))
      .map((node): Finding => {
        const {blank, mend, ...finding} = explainBrace(page.text, startOf(node), endOf(node), site.components)
        return finding
      })
    return [...imports.map(({finding}) => finding), ...braces]
  },
}

/** `imports {Stack} from …`: what stands there became words, with every import below it. */
function brokenImports(page: Page, site: SiteFiles): {from: number; until: number; finding: Finding}[] {
  const lines = linesOf(page.text)
  return nodesOf(page, 'paragraph').flatMap((node) => {
    const {start = {line: 1}, end = start} = node.position ?? {}
    const first = start.line - 1
    // Words may stand above the first import.
    const below = lines.slice(first, end.line).findIndex(({text}) => /^import \{/.test(text))
    const slip = [first, first + below].flatMap((index) => {
      const looks = /\{|^import\W*\w*\W*$/.test(lines[index]?.text ?? '')
      return (looks && explainImportLine(lines, index, site.components, page.file)) || []
    })[0]
    if (!slip) return []
    const {blank, mend, ...finding} = slip
    return [{from: startOf(node), until: endOf(node), finding}]
  })
}
