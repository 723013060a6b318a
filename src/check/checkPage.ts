import type {Page} from './page/parsePage.ts'
import {inFile, type Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {rules} from './rules.ts'

/** Everything that is wrong with a page, by all rules or by those that are named, in the order of its lines. */
export function checkPage(page: Page, site: SiteFiles, by = rules): Problem[] {
  const found = by.flatMap(({name, check}) =>
    check(page, site).map((finding) => inFile(page.file, page.text, {...finding, rule: name})),
  )
  // A line that could not be read is told once; what the rules make of its remains would only confuse.
  const clear = found.filter((problem) => !page.brokenLines.has(problem.line) && !isEcho(problem, found))
  return sorted([...page.problems, ...clear])
}

/** A sign that nobody sees is the cause of what another rule tells with the same line to write. */
function isEcho({rule, line, write}: Problem, found: Problem[]): boolean {
  return (
    rule === 'characters' &&
    write !== undefined &&
    found.some((other) => other.rule !== rule && other.line === line && other.write === write)
  )
}

/** In the order of files, lines and columns, and each sentence once a line. */
export function sorted(problems: Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column))
    .filter((problem) => {
      const key = `${problem.file}:${problem.line}:${problem.message}`
      return !seen.has(key) && seen.add(key)
    })
}
