import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {movedAddresses, movedTo, readContentFolder} from '../../site/index.ts'
import {Imports} from './imports.ts'
import type {PageText, Source, State} from './model.ts'
import {readPage, withoutHashes} from './readPage.ts'
import {type PageFile, readPages} from './readPages.ts'
import {readRecords} from './readRecords.ts'
import {hashOf} from './states.ts'

/** The built documents of a state, by address. A state of before November 2026 has each a second time, as `about/index.html`. */
export function readDocuments(folder: string, dist = join(folder, 'dist')): Map<string, string> {
  if (!existsSync(dist)) return new Map()
  const {content} = readContentFolder(folder)
  const names = readdirSync(dist, {recursive: true, encoding: 'utf8'}).map((name) => name.replaceAll('\\', '/'))
  const all = new Set(names.filter((name) => name.endsWith('.html')))
  return new Map(
    [...all].flatMap((name) => {
      if (all.has(name.replace(/\/index\.html$/, '.html')) && name.endsWith('/index.html')) return []
      const address = `/${name}`.replace(/(\/index)?\.html$/, '') || '/'
      // What only leads on is no page.
      return movedTo(address, content) ? [] : [[address, readFileSync(join(dist, name), 'utf8')] as const]
    }),
  )
}

/** All that is compared of a state, with the words of its documents. */
export function readBuilt(folder: string, documents: Map<string, string>): State {
  const files = readPages(folder)
  const state = readFiles(folder, files)
  const toasts = state.records.get('toasts.yaml')
  const known = new Set(Array.isArray(toasts) ? toasts.map((toast) => toast?.id) : [])
  const pictures = new Pictures(folder)
  const inOrder = [...documents].sort(([one], [other]) => (one < other ? -1 : 1))
  const pages = inOrder.map(([address, document]): [string, PageText] => {
    const page = readPage(address, withoutHashes(document))
    const shown = state.sources.get(address)?.toasts ?? []
    const answers = page.answers.filter(({toast}) => known.has(toast))
    const images = page.images.map((image) => ({...image, bytes: pictures.hashOf(image.source)}))
    return [address, {...page, images, answers, toasts: shown.filter((id) => known.has(id)).sort()}]
  })
  return {...state, pages: new Map(pages)}
}

/** The pictures of a state, each read once. */
class Pictures {
  private known = new Map<string, string | undefined>()
  private folder: string

  constructor(folder: string) {
    this.folder = join(folder, 'public')
  }

  /** What tells a picture of `public/` from another, by its address. */
  hashOf(address: string): string | undefined {
    const file = join(this.folder, address)
    if (!this.known.has(address))
      this.known.set(
        address,
        address.startsWith('/') && existsSync(file) ? hashOf(readFileSync(file, 'latin1')) : undefined,
      )
    return this.known.get(address)
  }
}

/** All that is compared of a state that can’t be built, with the words of its files: what components add is missing. */
export function readSources(folder: string): State {
  const files = readPages(folder)
  const published = [...files].filter(([, {draft}]) => !draft)
  return {...readFiles(folder, files), pages: new Map(published.map(([address, {text}]) => [address, text]))}
}

function readFiles(folder: string, pages: Map<string, PageFile>): Omit<State, 'pages'> {
  const imports = new Imports(folder, pages)
  const sources = [...pages].map(([address, {file, draft, text, top}]): [string, Source] => [
    address,
    {file, draft, words: hashOf(JSON.stringify(text)), top: hashOf(JSON.stringify(top)), ...imports.behind(file)},
  ])
  return {
    records: readRecords(folder),
    sources: new Map(sources),
    frame: imports.behind('src/frame/Layout.tsx'),
    redirects: new Map(movedAddresses(readContentFolder(folder).content).map(({address, to}) => [address, to])),
  }
}
