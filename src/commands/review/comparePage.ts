import {compareAnswers, compareImages, compareLinks, compareLooks, compareNames} from './compareLists.ts'
import {compareWords, gather} from './compareWords.ts'
import type {Change, PageText, Region} from './model.ts'

/** One part of a page: its own, or what stands above or below it. */
export type Part = Pick<PageText, 'units' | 'links' | 'images' | 'names' | 'looks'>

/** What stands in one part of a page. */
export function partOf({units, links, images, names, looks}: PageText, region: Region): Part {
  const here = <T extends {region: Region}>(items: T[]) => items.filter((item) => item.region === region)
  return {units: here(units), links: here(links), images: here(images), names: here(names), looks: here(looks)}
}

/** What reads differently in one part of a page. */
export function compareParts(before: Part, after: Part): Change[] {
  const [old, now] = [readWords(before), readWords(after)]
  const words = compareWords(before.units, after.units)
  // A section whose heading has other words is the same section.
  const stays = new Set(after.links.map(({section}) => section))
  const renamed = words.filter(
    ({what, how, before = ''}) => what === 'heading' && how === 'renamed' && !stays.has(before),
  )
  const headings = new Map(renamed.map(({before = '', after = ''}) => [before, after]))
  const links = before.links.map((link) => ({...link, section: headings.get(link.section) ?? link.section}))
  return [
    ...tellOnce(words, compareLinks(links, after.links), headings),
    ...compareImages(before.images, after.images),
    ...compareNames(before.names, after.names),
    ...compareLooks(before.looks, after.looks, (words, section) => ({
      before: old(section).split(words).length - 1,
      after: now(section).split(words).length - 1,
    })),
  ]
}

/** All words of one part of a page, or of one section of it, in a row: put together once, and asked for with each look. */
function readWords({units}: Part): (section?: string) => string {
  const known = new Map<string | undefined, string>()
  return (section) => {
    const words =
      known.get(section) ??
      units
        .filter((unit) => section === undefined || unit.section === section)
        .map(({text}) => text)
        .join(' ')
    known.set(section, words)
    return words
  }
}

/**
 * The words of a link are words of the page too: told as the link's where it stands alone, and as the heading's or the
 * sentence's where it is a part of them.
 */
function tellOnce(words: Change[], links: Change[], headings: Map<string, string>): Change[] {
  const left = [...links]
  const alone = new Set<Change>()
  const others = words.filter((change) => {
    const place =
      change.what === 'words'
        ? left.findIndex((link) =>
            saysAlone(link, {...change, section: headings.get(change.section) ?? change.section}),
          )
        : -1
    for (const link of place >= 0 ? left.splice(place, 1) : []) alone.add(link)
    return place < 0
  })
  const inside = (label: Change) =>
    others.some(({before, after}) => before?.includes(label.before ?? '') && after?.includes(label.after ?? ''))
  return [...gather(others), ...links.filter((link) => link.what !== 'link text' || alone.has(link) || !inside(link))]
}

/** Whether a change of a link is one of these words, and of no others. */
function saysAlone({what, how, section, about, before, after}: Change, words: Change): boolean {
  if (what === 'link text') return before === words.before && after === words.after
  return what === 'link' && how === words.how && section === words.section && about === (words.after ?? words.before)
}

/** What is different in a page's own part: all but header and footer, title and description included. */
export function comparePage(before: PageText, after: PageText): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const top = {how: 'changed', region: 'page', section: ''} as const
  return [
    ...compareParts(partOf(before, 'page'), partOf(after, 'page')),
    ...(['title', 'description'] as const)
      .filter((what) => before[what] !== after[what])
      .map((what): Change => ({what, ...top, before: before[what], after: after[what]})),
    ...compareToasts(before, after),
  ]
}

/** Messages that a page's buttons show in place of others, show no more, or show now. What a message says is told with the facts. */
function compareToasts(before: PageText, after: PageText): Change[] {
  const place = {what: 'toast', region: 'page', section: ''} as const
  const swapped = compareAnswers(before.answers, after.answers)
  const told = (ids: string[], side: 'before' | 'after') =>
    ids.filter((id) => !swapped.some((each) => each[side] === id))
  const removed = told(before.toasts, 'before').filter((id) => !after.toasts.includes(id))
  const added = told(after.toasts, 'after').filter((id) => !before.toasts.includes(id))
  return [
    ...swapped,
    ...removed.map((id): Change => ({...place, how: 'removed', before: id})),
    ...added.map((id): Change => ({...place, how: 'added', after: id})),
  ]
}
