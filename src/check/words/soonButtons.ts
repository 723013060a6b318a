import type {Page} from '../page/parsePage.ts'
import {type PageTag, recordOf, tagsOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'

/** The buttons of a page whose message says that something is still to come, with its title. */
export function soonButtons(page: Page, site: SiteFiles): {tag: PageTag; title: string}[] {
  return tagsOf(page).flatMap((tag) => {
    const record = recordOf(tag)
    const toast = record?.file === 'toasts.yaml' && recordIn(site, record.id)
    const title = toast ? String(toast.value.title) : ''
    return /\bsoon\b/i.test(title) ? [{tag, title}] : []
  })
}

function recordIn(site: SiteFiles, id: string) {
  return site.content.get('toasts.yaml')?.records.find((each) => each.id === id)
}
