import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {PageText, SiteText} from './model.ts'
import {readPage} from './readPage.ts'
import {Imports, pageFiles, readRecords} from './readSources.ts'
import {toastsOf} from './toastsOf.ts'

/** The built documents of a state, by address: `about.html` and its copy for other hosts, `about/index.html`, are one. */
export function readDocuments(folder: string): Map<string, string> {
  const dist = join(folder, 'dist')
  if (!existsSync(dist)) return new Map()
  const names = readdirSync(dist, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'))
  return new Map(
    names.sort().map((name) => {
      const address = `/${name.replaceAll('\\', '/')}`.replace(/(\/index)?\.html$/, '')
      return [address || '/', readFileSync(join(dist, name), 'utf8')]
    }),
  )
}

/** All that can be read of one state: its documents, and the records they are made of. */
export function readSite(folder: string, documents: Map<string, string>): SiteText {
  const files = pageFiles(folder)
  const imports = new Imports(folder)
  const records = readRecords(folder)
  const pages = new Map<string, PageText>()
  for (const [address, document] of documents) {
    const page = readPage(address, document)
    const file = files.get(address)
    pages.set(address, {...page, toasts: file ? toastsOf(imports, file, records) : []})
  }
  return {pages, records}
}
