import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {
  addressOf,
  filesBelow,
  isDraft,
  readSite,
  recordIdsOnPage,
  redirectsOf,
  type SiteFiles,
} from '../../site/index.ts'
import {type Line, linkTargetPattern} from './lines.ts'
import {readDocument} from './readDocument.ts'

/** What `npm run review` compares of a state of the site, such as a commit or the current files. */
export interface SiteState {
  /** Lines of text of each page, by its address. */
  pages: Map<string, Line[]>
  /** Addresses of pages that are drafts. */
  drafts: Set<string>
  /** Redirect targets, by old address. */
  redirects: Map<string, string>
  /** Parsed value of each file of `content/` that the site shows, by file name. */
  records: Map<string, unknown>
  /** Records that each page shows, by the page’s address: `facts.yaml: volunteers`. */
  recordsByPage: Map<string, string[]>
  /** Words that people type to find a page, by its address. */
  searchWords: Map<string, string>
}

/** Reads a state of the site from its built pages or, if the build failed, from `pages/*.mdx`. */
export function readState(folder: string, isBuilt: boolean): SiteState {
  const site = readSite(folder)
  const redirects = new Map(redirectsOf(site.content).map(({address, to}) => [address, to]))
  const pages = isBuilt ? readDocuments(folder, site, redirects) : readFiles(site)
  const shown = site.pages.map((page): [string, string[]] => {
    const records = Object.entries(recordIdsOnPage(page, site)).flatMap(([file, ids]) =>
      ids.map((id) => `${file}: ${id}`),
    )
    return [
      documentAddress(page.file),
      [...records, ...messageRecords(pages.get(documentAddress(page.file)) ?? [])],
    ]
  })
  const searchWords = site.pages.map(({file, frontmatter}): [string, string] => {
    return [documentAddress(file), String(frontmatter.values.get('words')?.value ?? '')]
  })
  const records = [...site.content].filter(
    ([name]) => site.contentImporters.has(name) && name !== 'routes.yaml',
  )
  return {
    pages,
    drafts: new Set(site.pages.filter(isDraft).map(({file}) => documentAddress(file))),
    redirects,
    // A file with YAML errors counts as empty; the build has reported the errors.
    records: new Map(
      records.map(([name, {document}]) => [name, document.errors.length > 0 ? {} : document.toJS()]),
    ),
    recordsByPage: new Map(shown),
    searchWords: new Map(searchWords),
  }
}

/** Returns the address of a page's document; the 404 page is built as `404.html`. */
function documentAddress(file: string): string {
  return file.startsWith('pages/[') ? '/404' : addressOf(file)
}

function messageRecords(lines: Line[]): string[] {
  const all = lines.flatMap(({text}) => Array.from(text.matchAll(linkTargetPattern), ([, to = '']) => to))
  return all.filter((to) => to.startsWith('message ')).map((to) => to.replace('message ', 'toasts.yaml: '))
}

function readDocuments(
  folder: string,
  site: SiteFiles,
  redirects: SiteState['redirects'],
): SiteState['pages'] {
  const dist = join(folder, 'dist')
  const versionOf = fileVersionsIn(site)
  const documents = filesBelow(dist).filter((name) => name.endsWith('.html'))
  const read = documents.flatMap((name): [string, Line[]][] => {
    const address = `/${name}`.replace(/(\/index)?\.html$/, '') || '/'
    if (redirects.has(address)) return []
    return [[address, readDocument(readFileSync(join(dist, name), 'utf8'), versionOf)]]
  })
  return new Map(read)
}

/**
 * Returns a function that describes the file of `public/` at an address: `, 120 KB, 4f9a1c`; '' if there is
 * none.
 */
export function fileVersionsIn({
  publicFiles,
  readPublicFile,
}: Pick<SiteFiles, 'publicFiles' | 'readPublicFile'>): (address: string) => string {
  const files = new Map([...publicFiles].map((address) => [encodeURI(address), address]))
  return (address) => {
    const file = files.get(address)
    const bytes = file && readPublicFile?.(file)
    if (!bytes) return ''
    return `, ${Math.ceil(bytes.length / 1000)} KB, ${createHash('sha256').update(bytes).digest('hex').slice(0, 6)}`
  }
}

/** Reads the lines of pages' source files. */
function readFiles({pages}: SiteFiles): SiteState['pages'] {
  const published = pages.filter((page) => !isDraft(page))
  const linesOf = (text: string) => text.split('\n').filter((line) => line.trim())
  const lineOf = (text: string): Line => ({region: 'page', section: '', kind: '', text, characters: []})
  return new Map(published.map(({file, text}) => [documentAddress(file), linesOf(text).map(lineOf)]))
}
