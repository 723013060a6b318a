import {slug} from 'github-slugger'
import {addressOf} from '../address.ts'
import {lineNow} from '../before/lineNow.ts'
import {textsUnder} from '../content/contentFile.ts'
import {recordKinds} from '../content/schemas.ts'
import {nearestNumbered} from '../nearest.ts'
import {componentsShowing} from '../readComponents.ts'
import {headingsOf, type SiteFiles} from '../readSite.ts'
import type {OutlinedPage} from './parsePage.ts'

/** The place of a page that a link to none was probably meant for: one that is like it, or a heading that was reworded since. */
export function meantPlace(
  anchor: string,
  anchors: string[],
  target: OutlinedPage,
  site: SiteFiles,
  page?: OutlinedPage,
): string | undefined {
  return (
    renamedPlace(anchor, anchors, target, site) ??
    nearestNumbered(anchor, anchors) ??
    reworded(anchor, target, site) ??
    (target === page ? placeLeftOut(target) : undefined) ??
    idLeftOut(target, site)
  )
}

/** The heading that stands now where that one stood. */
function renamedPlace(
  anchor: string,
  anchors: string[],
  {file, text}: OutlinedPage,
  site: SiteFiles,
): string | undefined {
  const placeOf = (line = '') => /^#{2,6} (.+)$/.exec(line)?.[1] && slug(line.replace(/^#+ /, '').trim())
  const place = placeOf(lineNow(site, file, text, (line) => placeOf(line) === anchor))
  return place && anchors.includes(place) ? place : undefined
}

/** The places to choose from: the headings below the first, and what else shares a word with the one that is not there. */
export function placesFor(anchor: string, anchors: string[], target: OutlinedPage): string[] {
  const headings = headingsBelow(target)
  const others = anchors.filter((each) => !headings.includes(each) && wordsShared(anchor, each).length > 0)
  return headings.length > 0 ? [...headings, ...others] : anchors
}

/** The one heading that keeps most of those words, and that nothing leads to under its new name. */
function reworded(anchor: string, target: OutlinedPage, site: SiteFiles): string | undefined {
  const most = Math.max(1, Math.floor(anchor.split('-').length / 2))
  const near = headingsBelow(target)
    .map((each) => ({each, shared: wordsShared(anchor, each)}))
    .filter(({shared}) => shared.length > 1 && shared.length >= most)
    .sort((a, b) => b.shared.length - a.shared.length)
  const [first, second] = near
  if (!first || first.shared.length === second?.shared.length) return undefined
  return isLedTo(first.each, target, site) ? undefined : first.each
}

function headingsBelow(page: OutlinedPage): string[] {
  return headingsOf(page).flatMap(({node, anchor}) => (node.depth > 1 && anchor ? [anchor] : []))
}

function wordsShared(one: string, other: string): string[] {
  const words = new Set(other.split('-'))
  return one.split('-').filter((word) => words.has(word))
}

/** Whether a link of any page or record leads to that place. */
function isLedTo(anchor: string, target: OutlinedPage, site: SiteFiles): boolean {
  const whole = `${addressOf(target.file)}#${anchor}`
  return (
    target.outline.links.some(({url}) => url === `#${anchor}`) ||
    site.pages.some(({outline}) => outline.links.some(({url}) => url === whole)) ||
    [...site.content.values()].some((file) => textsUnder(file, 'to').some(({value}) => value === whole))
  )
}

/** The one section that no link of its page leads to, where at least three others are led to: a heading that was renamed. */
function placeLeftOut(page: OutlinedPage): string | undefined {
  const {sections, leftOut} = sectionsOf(page)
  const [first, ...more] = leftOut
  return first && more.length === 0 && sections.length > 3 ? first.anchor : undefined
}

/** The one place that a tag of the page names by an id, where nothing leads there: it had another. */
function idLeftOut(target: OutlinedPage, site: SiteFiles): string | undefined {
  const ids = target.outline.tags.flatMap(({attributes}) =>
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && each.name === 'id' && typeof each.value === 'string' ? [each.value] : [],
    ),
  )
  const [first, ...more] = ids.filter((id) => !isLedTo(id, target, site))
  return first && more.length === 0 ? first : undefined
}

/** Whether a page leads to each of its sections, so that what leads nowhere is left of one that is gone. */
export function isAllLed(page: OutlinedPage | undefined, target: OutlinedPage): boolean {
  if (page !== target) return false
  const {sections, leftOut} = sectionsOf(target)
  return leftOut.length === 0 && sections.length > 2
}

/** The sections of a page, and those of them that no link of it leads to; a list of links need not lead to itself. */
function sectionsOf(page: OutlinedPage) {
  const led = page.outline.links.flatMap(({url}) => (url.startsWith('#') ? [url.slice(1)] : []))
  const sections = headingsOf(page).filter(({node}) => node.depth === 2)
  return {sections, leftOut: sections.filter(({anchor}) => !led.includes(anchor))}
}

/** What to do where the place is that of a record which the page does not show. */
export function shownWith(id: string, where: string, {components, content}: SiteFiles): string | undefined {
  for (const [kind, file] of recordKinds) {
    const showing = componentsShowing(kind, components).find(({hasAnchor}) => hasAnchor)
    if (showing && content.get(file)?.records.some((record) => record.id === id))
      return `<${showing.name} ${kind}="${id}" /> makes it: show it on ${where} again, or delete this link.`
  }
  return undefined
}
