import type {PageText, SiteText} from '../../../../src/commands/review/model.ts'
import {countRead} from './countRead.ts'
import {type Edit, replacementsOf} from './edit.ts'

/** The numbers that a verdict must say, by the words after them: those that were planted, and for pages those whose words are others. */
export function numbersOf(edits: Edit[], before: SiteText, after: SiteText): Record<string, number> {
  const all = edits.flatMap(({expected = []}) => expected)
  const quiet = edits.filter(({expected}) => !expected).flatMap((edit) => replacementsOf(edit).map(({file}) => file))
  const both = [...before.pages.values()].filter(({address}) => after.pages.has(address))
  const renamed = all.flatMap((each) => ('renamed' in each ? [each.renamed] : []))
  const reworded = renamed.filter((address) => all.some((each) => 'page' in each && each.page === address))
  const reading = both.filter((page) => wordsOf(page) !== wordsOf(after.pages.get(page.address)))
  const drafts = all.filter((each) => 'removed' in each && each.draft).length
  return {
    facts: all.filter((each) => 'fact' in each).length,
    added: all.filter((each) => 'added' in each).length,
    removed: all.filter((each) => 'removed' in each).length - drafts,
    drafts,
    renamed: renamed.length,
    redirects: all.filter((each) => 'redirect' in each).length,
    reading: reading.length + reworded.length,
    unchanged: both.length - reading.length,
    quiet: new Set(quiet).size,
    ...countRead(before, after),
  }
}

/** The numbers that a verdict says; nought where it is silent. */
export function numbersIn(verdict: string): Record<string, number> {
  const found = (pattern: RegExp) => Number(pattern.exec(verdict)?.[1]?.replaceAll(',', '') ?? 0)
  return {
    facts: found(/([\d,]+) facts? changed/),
    added: found(/([\d,]+) pages? added/),
    removed: found(/([\d,]+) pages? removed/),
    drafts: found(/([\d,]+) pages? now (?:a draft|drafts)/),
    renamed: found(/([\d,]+) pages? renamed/),
    redirects: found(/([\d,]+) old address(?:es)? leads? elsewhere/),
    reading: found(/([\d,]+) pages? reads? differently/),
    unchanged: found(/([\d,]+) pages? (?:(?:otherwise )?unchanged|reads? as before)/),
    quiet: found(/([\d,]+) files? changed without/),
    links: found(/([\d,]+) links? changed/),
    frame: found(/([\d,]+) changes? in header or footer/),
  }
}

/** All that is read on a page itself, whatever it looks like and wherever its headings stand. */
function wordsOf(page?: PageText): string {
  const own = <T extends {region: string}>(items: T[] = []) => items.filter(({region}) => region === 'page')
  return JSON.stringify([
    page?.title,
    page?.description,
    own(page?.units).map(({text}) => text),
    own(page?.links).map(({text, to}) => [text, to]),
    own(page?.images).map(({source, alt}) => [source, alt]),
    own(page?.names).map(({name}) => name),
    page?.toasts,
  ])
}
