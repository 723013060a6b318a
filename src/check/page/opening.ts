import type {SiteFiles} from '../readSite.ts'
import {endOf, startOf} from './nodes.ts'
import type {Page} from './parsePage.ts'
import {type Shown, shownOn} from './shown.ts'
import {tagsOf} from './tags.ts'

/** The words of the band that a page opens with; none where it has no such band. */
export function shownInOpening(page: Page, site: SiteFiles): Shown[] {
  const opening = tagsOf(page).find(({name}) => site.components.get(name ?? '')?.is === 'opening')
  return shownOn(page).filter(({node}) => opening && startOf(opening) < startOf(node) && endOf(node) < endOf(opening))
}
