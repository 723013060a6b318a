import {compareImages, compareLinks, compareNames} from './compareLists.ts'
import {compareWords} from './compareWords.ts'
import type {Change, PageText, Region} from './model.ts'

/** What reads differently in one part of a page. */
export function compareRegion(before: PageText, after: PageText, region: Region): Change[] {
  const here = <T extends {region: Region}>(items: T[]) => items.filter((item) => item.region === region)
  return [
    ...compareWords(here(before.units), here(after.units)),
    ...compareLinks(here(before.links), here(after.links)),
    ...compareImages(here(before.images), here(after.images)),
    ...compareNames(here(before.names), here(after.names)),
  ]
}

/** What is different in a page's own part: all but header and footer, title and description included. */
export function comparePage(before: PageText, after: PageText): Change[] {
  const top = {how: 'changed', region: 'page', section: ''} as const
  return [
    ...compareRegion(before, after, 'page'),
    ...(['title', 'description'] as const)
      .filter((what) => before[what] !== after[what])
      .map((what): Change => ({what, ...top, before: before[what], after: after[what]})),
    ...compareToasts(before.toasts, after.toasts),
  ]
}

/** Messages that a page's buttons show no more, or show now. What a message says is told with the facts. */
function compareToasts(before: string[], after: string[]): Change[] {
  const place = {what: 'toast', region: 'page', section: ''} as const
  const removed = before.filter((id) => !after.includes(id))
  const added = after.filter((id) => !before.includes(id))
  return [
    ...removed.map((id): Change => ({...place, how: 'removed', before: id})),
    ...added.map((id): Change => ({...place, how: 'added', after: id})),
  ]
}
