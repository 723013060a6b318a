import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readContentFolder} from '../../check/content/contentFolder.ts'
import {movedTo} from '../../check/content/routes.ts'
import {Imports} from './imports.ts'
import type {PageText, SiteText} from './model.ts'
import {readPage} from './readPage.ts'
import {readPages} from './readPages.ts'
import {readRecords} from './readRecords.ts'

/** The built documents of a state, by address: `about.html` and its copy for other hosts, `about/index.html`, are one. */
export function readDocuments(folder: string): Map<string, string> {
  const dist = join(folder, 'dist')
  if (!existsSync(dist)) return new Map()
  const {content} = readContentFolder(folder)
  const names = readdirSync(dist, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'))
  return new Map(
    names.sort().flatMap((name) => {
      const address = `/${name.replaceAll('\\', '/')}`.replace(/(\/index)?\.html$/, '') || '/'
      // What only leads on is no page.
      return movedTo(address, content) ? [] : [[address, readFileSync(join(dist, name), 'utf8')] as const]
    }),
  )
}

/** All that can be read of one state: its documents, and the records they are made of. */
export function readBuilt(folder: string, documents: Map<string, string>): SiteText {
  const sources = readPages(folder)
  const imports = new Imports(folder, sources)
  const records = readRecords(folder)
  const pages = new Map<string, PageText>()
  for (const [address, document] of documents) {
    const page = readPage(address, document)
    const source = sources.get(address)
    pages.set(address, {...page, toasts: source ? toastsOn(source.file) : []})
  }
  return {pages, records}

  /** The messages that the buttons of a page show, of those that there are. */
  function toastsOn(file: string): string[] {
    const toasts = records.get('toasts.yaml')
    const known = new Set(Array.isArray(toasts) ? toasts.map((toast) => toast?.id) : [])
    return [...imports.toastsOf(file)].filter((id) => known.has(id)).sort()
  }
}
