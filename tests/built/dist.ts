import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {type DefaultTreeAdapterTypes, parse} from 'parse5'

/** An element of a document, with its attributes by name. */
export interface DistElement {
  name: string
  attributes: Record<string, string>
  readonly text: string
  /** Every element inside it. */
  readonly inside: DistElement[]
}

/** A built site, as its invariants read it. */
export interface Dist {
  folder: string
  /** The folder of the host that it was built for, `/` as a rule. */
  base: string
  /** The folder of the pages that it was built from. */
  pages: string
  /** The name of every file, `guides/credit.html`, in order. */
  files: Set<string>
  /** The names of the documents. */
  documents: string[]
  bytes: (file: string) => Buffer
  text: (file: string) => string
  /** The elements of a document with those names; of all of them without. */
  elements: (file: string, ...names: string[]) => DistElement[]
}

/** Reads a built site, each file and document once. */
export function readDist(folder: string, base = '/', pages = resolve(import.meta.dirname, '../../pages')): Dist {
  if (!existsSync(folder)) throw new Error(`There is no ${folder} to look at. Make it with: npm run build`)
  const names = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  return createDist({folder, base, pages, names, bytes: memoise((file: string) => readFileSync(join(folder, file)))})
}

/** A built site of those files, in whatever way they are read. */
export function createDist({
  names,
  bytes,
  ...places
}: Pick<Dist, 'folder' | 'base' | 'pages' | 'bytes'> & {names: string[]}): Dist {
  const text = memoise((file: string) => bytes(file).toString('utf8'))
  const all = memoise((file: string) => parseOnce(text(file)))
  return {
    folder: places.folder,
    base: places.base,
    pages: places.pages,
    files: new Set(names),
    documents: names.filter((name) => name.endsWith('.html')),
    bytes,
    text,
    elements: (file, ...wanted) => all(file).filter(({name}) => wanted.length === 0 || wanted.includes(name)),
  }
}

/** The pages: nothing that only leads on to a page. */
export function pageDocuments(dist: Dist): string[] {
  return dist.documents.filter((name) => redirectTarget(dist, name) === undefined)
}

/** Where a document leads that stands at the address of a page that is gone; of every other nothing. */
export function redirectTarget(dist: Dist, document: string): string | undefined {
  const refresh = dist.elements(document, 'meta').find(({attributes}) => attributes['http-equiv'] === 'refresh')
  return refresh?.attributes.content?.replace(/^0;url=/, '')
}

/** The first of some elements, of which there must be one. */
export function firstElement(elements: DistElement[]): DistElement {
  const [first] = elements
  if (!first) throw new Error('There is no such element.')
  return first
}

/** What of those names stands inside an element. */
export function elementsNamed(element: DistElement, ...names: string[]): DistElement[] {
  return element.inside.filter(({name}) => names.includes(name))
}

/** Where the links inside an element lead. */
export function linksOf(element: DistElement): string[] {
  return elementsNamed(element, 'a').map(({attributes}) => attributes.href ?? '')
}

/** The file that answers for a path of the host, as every static host finds it; none for one that leaves the base. */
export function fileAt(dist: Dist, pathname: string): string | undefined {
  if (!pathname.startsWith(dist.base)) return undefined
  const name = decodeURIComponent(pathname.slice(dist.base.length))
  return [name || 'index.html', `${name}.html`].find((file) => dist.files.has(file))
}

/** The address, after the host, at which a document is read. */
export function documentAddress(dist: Dist, document: string): string {
  return dist.base + document.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')
}

/** A full address, `https://…`; none for text that is not one. */
export function urlOf(text = ''): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** The same text is the same document, under whatever name and in whatever folder. */
const parseOnce = memoise((html) => elementsOf(parse(html)))

function elementsOf(node: DefaultTreeAdapterTypes.Node): DistElement[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  const inside = 'content' in node ? elementsOf(node.content) : []
  if (!('tagName' in node)) return [...children, ...inside]
  const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]))
  let words: string | undefined
  const element: DistElement = {
    name: node.tagName,
    attributes,
    get text() {
      words ??= textOf(node)
      return words
    },
    get inside() {
      return [...children, ...inside]
    },
  }
  return [element, ...children, ...inside]
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function memoise<T>(read: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}
