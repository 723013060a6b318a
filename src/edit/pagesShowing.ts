import {
  addressOf,
  capitalise,
  recordFileByKind,
  recordIdsOnPage,
  type SiteFiles,
  shortTitleOf,
} from '../site/index.ts'
import type {ShownOn} from './protocol.ts'
import {nameOfKind} from './yaml/newRecord.ts'

/** Returns the human-readable name of a file: a page’s name, or the kind of its records. */
export function fileTitle(site: SiteFiles, file: string): string {
  const page = site.pages.find((each) => each.file === file)
  if (page) return shortTitleOf(page, site)
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
  const [kind] = [...recordFileByKind].find(([, each]) => file === `content/${each}`) ?? []
  const fileName = file.startsWith('public/') ? 'picture' : (names[name] ?? name)
  return capitalise((kind ? nameOfKind(kind) : fileName).replaceAll('-', ' '))
}

const names: Record<string, string> = {
  navigation: 'menu',
  routes: 'web addresses',
  site: 'contact details',
  labels: 'labels of cards and forms',
}

/**
 * Lists the pages that show a value of a record: by a tag, or, if it is a fact, in their frontmatter or in
 * other records. Values that no page shows by a tag, such as labels, may be anywhere.
 */
export function pagesShowing(site: SiteFiles, file: string, id: string | undefined): ShownOn {
  if (!file.startsWith('content/')) return []
  if (id === undefined) return 'unknown'
  const name = file.replace('content/', '')
  const mention = name === 'facts.yaml' ? `{fact:${id}}` : undefined
  const records = [[name, [id]] as const, ...(mention ? idsMentioning(mention, site) : [])]
  const pages = site.pages.filter((page) => {
    if (mention && page.text.includes(mention)) return true
    const shown = recordIdsOnPage(page, site)
    return records.some(([file, ids]) => ids.some((each) => shown[file]?.includes(each)))
  })
  if (pages.length === 0) return 'unknown'
  return pages.map((page) => ({address: addressOf(page.file), title: shortTitleOf(page, site)}))
}

/** Lists the titles of the pages that show any record of a file. */
export function titlesOfPagesShowing(site: SiteFiles, name: string): string[] {
  return site.pages
    .filter((page) => recordIdsOnPage(page, site)[name]?.length)
    .map((page) => shortTitleOf(page, site))
}

/** Lists the ids of the records that contain a placeholder, by file. */
function idsMentioning(placeholder: string, {content}: SiteFiles): [file: string, ids: string[]][] {
  return [...content].map(([file, {records}]) => [
    file,
    records.filter(({value}) => JSON.stringify(value).includes(placeholder)).map(({id}) => id),
  ])
}
