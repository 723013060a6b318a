import {unusedRule} from './content/advice/unused.ts'
import {waitsForWords} from './content/legal.ts'
import type {Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {imports} from './rules/imports.ts'

/** What nobody can know before every page says what it should: which records none shows, which pages none leads to, which addresses are new, and which days that are over are still shown. */
const follows = [unusedRule, 'unreached', 'routes', 'dates']

/** What compares words, figures and days with all records: what one says may be another thing once it is mended. */
const comparing = ['legal', 'legalDate', 'shares']

/** Whether a problem is told once others are mended, and not beside them: it follows from one, or would send somebody to what is about to change. Before a launch the date of the legal pages waits for nothing. */
export function isToldLater(problem: Problem, all: Problem[], site: SiteFiles, launch: boolean): boolean {
  const {rule = '', warning} = problem
  return (
    (warning === true && follows.includes(rule) && all.some((each) => !each.warning)) ||
    isOfBroken(problem, all) ||
    isShownElsewise(problem, all) ||
    (!launch && isEarly(problem, all, site))
  )
}

/** Whether it was made of records that have a mistake, or may have been: advice on a file that has one, or on pages while a file can't be trusted; and what compares files. */
function isOfBroken({file, rule = '', warning}: Problem, all: Problem[]): boolean {
  if (warning && file.startsWith('content/')) return all.some((each) => each.file === file && !each.warning)
  const compares = warning || comparing.includes(rule) || (rule === 'content' && file.startsWith('content/'))
  return compares === true && all.some((each) => isBroken(each) && each.file !== file)
}

function isBroken({file, rule = '', warning}: Problem): boolean {
  return !warning && file.startsWith('content/') && ['schema', 'ids'].includes(rule)
}

/** Whether a record is shown nowhere because of what another finding tells. */
function isShownElsewise({rule, unshown}: Problem, all: Problem[]): boolean {
  return rule === unusedRule && all.some((other) => other.rule !== unusedRule && other.unshown === unshown)
}

/** Whether it is the date of the legal pages while something else is to be mended on one of them: who set the date first would set it for words that are about to change. */
function isEarly({rule}: Problem, all: Problem[], site: SiteFiles): boolean {
  if (rule !== 'legalDate') return false
  // A page that lost its date is a legal page again.
  const lostDate = all.some((each) => each.file.startsWith('pages/') && each.rule === imports.name)
  return lostDate || waitsForWords(site, all)
}
