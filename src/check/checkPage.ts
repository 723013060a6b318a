import {asOne} from './asOne.ts'
import {ownFindings} from './ownFindings.ts'
import type {Page} from './page/parsePage.ts'
import {type Shown, shownOn} from './page/shown.ts'
import {inFile, type Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import type {Finding, Rule} from './rule.ts'
import {characters} from './rules/characters.ts'
import {rules} from './rules.ts'
import {siteWith} from './siteWith.ts'
import {tryAdvice} from './tryAdvice.ts'

/** What rules find on a page by itself, by their names. */
export type FoundAlone = Record<string, Problem[]>

/** Everything that is wrong with a page, by all rules or by those that are named, in the order of its lines; `own` where that is known already. */
export function checkPage(
  page: Page,
  site: SiteFiles,
  by = rules,
  own: FoundAlone = by === rules ? findAlone(page, site) : {},
): Problem[] {
  const found = foundOn(page, site, by, own)
  if (by !== rules) return found
  return tryAdvice(found, {
    files: [page.file],
    textOf: () => page.text,
    before: site.before,
    check(file, text) {
      const tried = siteWith(site, file, text)
      const same = tried.pages.find((each) => each.file === file)
      // A text that nobody saved is not kept for the next time.
      return same ? foundOn(same, tried, rules, {}) : []
    },
  })
}

/** What the rules find on a page, each cause once as far as it shows without mending. */
function foundOn(page: Page, site: SiteFiles, by: Rule[], own: FoundAlone): Problem[] {
  const found = by.map((rule) => ({
    rule,
    problems: [...findAmongPages(rule, page, site), ...(own[rule.name] ?? findWith(rule, page, site))],
  }))
  const all = found.flatMap(({problems}) => problems)
  const clear = found.flatMap(({rule, problems}) =>
    problems.filter((problem) => !isEcho(problem, all, rule) && !waits(problem, [...page.problems, ...all], rule)),
  )
  // A line that could not be read is told once; what the rules make of its remains would only confuse. Advice but on signs may be of words that stand elsewhere once all can be read.
  const isRead = page.problems.every(({warning}) => warning)
  const isSafe = ({rule, warning}: Problem) => isRead || !warning || rule === characters.name
  const whole = clear.filter((problem) => !page.brokenLines.includes(problem.line) && isSafe(problem))
  return sorted([...page.problems, ...asOne(whole, page.text)])
}

/** What each rule finds on a page, but for those that have to look at other pages. Those know the page by its outline, so its tree can go then. */
export function findAlone(page: Page, site: SiteFiles): FoundAlone {
  void page.outline
  return ownFindings(page, site, rules, (rule, shared) => findWith(rule, page, shared))
}

function findAmongPages(rule: Rule, page: Page, site: SiteFiles): Problem[] {
  const found = rule.checkAmongPages?.(page, site) ?? []
  return found.map((finding) => inFile(page.file, page.text, {...finding, rule: rule.name}))
}

/** What a rule finds on a page by itself. */
function findWith(rule: Rule, page: Page, site: SiteFiles): Problem[] {
  const tell = (finding: Finding) => inFile(page.file, page.text, {...finding, rule: rule.name})
  const inWords = rule.checkWords ? [...saidOf(page), ...shownOn(page)] : []
  return [
    ...(rule.check?.(page, site) ?? []).map(tell),
    ...inWords.flatMap(({words, at}) =>
      (rule.checkWords?.(words) ?? []).map((finding) => tell(asTyped({...finding, at: at(finding.at)}, page.text))),
    ),
  ]
}

/** A finding without what to write where a link or bold words stand among those: they would go with it. What to do is said beside it. */
function asTyped(finding: Finding, text: string): Finding {
  const {write: _, swap, ...rest} = finding
  return swap && finding.help && !text.startsWith(swap.over, finding.at) ? rest : finding
}

/** What search results and lists of pages say of a page. */
function saidOf({frontmatter, text}: Page): Pick<Shown, 'words' | 'at'>[] {
  return ['title', 'short', 'description'].flatMap((key) => {
    const found = frontmatter.values.get(key)
    if (typeof found?.value !== 'string') return []
    const {value, valueAt} = found
    // Behind a quotation mark, or over several lines, words stand elsewhere than in the value.
    const isPlain = text.startsWith(value, valueAt)
    return [{words: value, at: (index) => valueAt + (isPlain ? index : 0)}]
  })
}

/** Whether another finding of the same line replaces it: one of a rule that takes precedence, or one with the same correction and a better reason. */
function isEcho({rule, line, write}: Problem, found: Problem[], own: Rule): boolean {
  return found.some(
    (other) =>
      other.rule !== rule &&
      other.line === line &&
      (own.quietBeside?.includes(other.rule ?? '') ||
        (rule === characters.name && write !== undefined && other.write === write)),
  )
}

/** Whether it is advice that an error elsewhere on the page may be the cause of. */
function waits({warning}: Problem, found: Problem[], own: Rule): boolean {
  return warning === true && own.waits === true && found.some((other) => other.rule !== own.name && !other.warning)
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
