import {addressOf, recordFileByKind, recordIdsOnPage, type SiteFiles, shortTitleOf} from '../site/index.ts'
import {nameOfKind} from './add/newRecord.ts'
import {capitalise} from './fieldLabel.ts'
import type {ShownOn} from './protocol.ts'

/** Returns the human-readable name of a file: a page’s name, or the kind of its records. */
export function fileTitle(site: SiteFiles, file: string): string {
  const page = site.pages.find((each) => each.file === file)
  if (page) return shortTitleOf(page, site)
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
  const [kind] = [...recordFileByKind].find(([, each]) => file === `content/${each}`) ?? []
  const words = kind ? nameOfKind(kind) : file.startsWith('public/') ? 'picture' : (names[name] ?? name)
  return capitalise(words.replaceAll('-', ' '))
}

const names: Record<string, string> = {
  navigation: 'menu',
  routes: 'web addresses',
  site: 'contact details',
  labels: 'labels of cards and forms',
}

/** Lists the pages that show a value of a record. Values that no page shows by a tag, such as labels, may be anywhere. */
export function pagesShowing(site: SiteFiles, file: string, id: string | undefined): ShownOn {
  if (!file.startsWith('content/')) return []
  const name = file.replace('content/', '')
  const pages = site.pages.filter((page) => id !== undefined && recordIdsOnPage(page, site)[name]?.includes(id))
  if (pages.length === 0) return 'unknown'
  return pages.map((page) => ({address: addressOf(page.file), title: shortTitleOf(page, site)}))
}
