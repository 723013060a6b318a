import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {type DefaultTreeAdapterTypes, parse} from 'parse5'
import {builtSite} from '../builtSite.ts'

/** An element of a document. */
export interface DistElement {
  name: string
  attributes: Record<string, string>
  /** The text of the element and of all elements inside it. */
  readonly text: string
  /** All elements inside the element, in document order. */
  readonly inside: DistElement[]
}

/** A built site. */
export interface Dist {
  /** The folder of the built files. */
  folder: string
  /** The path at which the host serves the site: `/`, or `/repo/`. */
  base: string
  /** The folder `pages/` that the site was built from. */
  pages: string
  /** The names of all built files, such as `guides/credit.html`, sorted. */
  files: Set<string>
  /** The names of all HTML files. */
  documents: string[]
  bytes: (file: string) => Buffer
  text: (file: string) => string
  /** Returns the elements of an HTML file with these attributes and, if `name` is given, this tag name. */
  elements: (file: string, name?: string, attributes?: Record<string, string>) => DistElement[]
}

const root = resolve(import.meta.dirname, '../..')

/** Reads the built site of the project, or a site that was built for tests. */
export function readDist(
  {folder: project, dist: folder, base} = {folder: root, dist: builtSite(), base: '/'},
): Dist {
  const names = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  const bytes = memoise((file: string) => readFileSync(join(folder, file)))
  return createDist({folder, base, pages: join(project, 'pages')}, names, bytes)
}

/**
 * Returns a built site with the files `names`, whose contents come from `bytes` and need not be on the disk.
 */
export function createDist(
  {folder, base, pages}: Pick<Dist, 'folder' | 'base' | 'pages'>,
  names: string[],
  bytes: Dist['bytes'],
): Dist {
  const text = memoise((file: string) => bytes(file).toString('utf8'))
  return {
    folder,
    base,
    pages,
    files: new Set(names),
    documents: names.filter((name) => name.endsWith('.html')),
    bytes,
    text,
    elements: (file, name, attributes = {}) =>
      parseOnce(text(file)).filter(
        (each) =>
          (name === undefined || each.name === name) &&
          Object.entries(attributes).every(([key, value]) => each.attributes[key] === value),
      ),
  }
}

/**
 * Returns the HTML files of pages: all except those that only redirect from the address of a removed page.
 */
export function pageDocuments(dist: Dist): string[] {
  return dist.documents.filter((name) => redirectTarget(dist, name) === undefined)
}

/** Returns the HTML files of all pages except the 404 page. */
export function foundPages(dist: Dist): string[] {
  return pageDocuments(dist).filter((page) => page !== '404.html')
}

/**
 * Returns the target of an HTML file that only redirects from a removed page's address; `undefined` for
 * others.
 */
export function redirectTarget(dist: Dist, document: string): string | undefined {
  const [refresh] = dist.elements(document, 'meta', {'http-equiv': 'refresh'})
  return refresh?.attributes.content?.replace(/^0;url=/, '')
}

/** One item in the structured data of a page, in the vocabulary of https://schema.org. */
// biome-ignore lint/suspicious/noExplicitAny: each test reads other properties.
export type Subject = Record<string, any>

/** Returns all items in the structured data of a page; none for the 404 page. */
export function structuredDataOf(dist: Dist, page: string): Subject[] {
  const [data] = dist.elements(page, 'script', {type: 'application/ld+json'})
  return data ? JSON.parse(data.text)['@graph'] : []
}

/** Returns the first element; throws if the list is empty. */
export function firstElement(elements: DistElement[]): DistElement {
  const [first] = elements
  if (!first) throw new Error('There is no such element.')
  return first
}

/** The elements inside an element that have one of the tag names. */
export function elementsNamed(element: DistElement, ...names: string[]): DistElement[] {
  return element.inside.filter(({name}) => names.includes(name))
}

/** The targets of the links inside an element. */
export function linksOf(element: DistElement): string[] {
  return elementsNamed(element, 'a').map(({attributes}) => attributes.href ?? '')
}

/**
 * The file that a static host sends for a path; `undefined` if there is none, or the path is outside the
 * base.
 */
export function fileAt(dist: Dist, pathname: string): string | undefined {
  if (!pathname.startsWith(dist.base)) return undefined
  const name = decodeURIComponent(pathname.slice(dist.base.length))
  return [name || 'index.html', `${name}.html`].find((file) => dist.files.has(file))
}

/** Returns the URL path of an HTML file: `/guides/credit` for `guides/credit.html`. */
export function documentAddress(dist: Dist, document: string): string {
  return dist.base + document.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')
}

/** The path of an absolute URL; `undefined` for any other text. */
export function pathOf(address = ''): string | undefined {
  return URL.canParse(address) ? new URL(address).pathname : undefined
}

const parseOnce = memoise((html) => elementsOf(parse(html)))

function elementsOf(node: DefaultTreeAdapterTypes.Node): DistElement[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  const inside = 'content' in node ? [...children, ...elementsOf(node.content)] : children
  if (!('tagName' in node)) return inside
  const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]))
  let text: string | undefined
  const element: DistElement = {
    name: node.tagName,
    attributes,
    get text() {
      text ??= textOf(node)
      return text
    },
    inside,
  }
  return [element, ...inside]
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function memoise<T>(read: (key: string) => T): (key: string) => T {
  const values = new Map<string, T>()
  return (key) => {
    const value = values.get(key) ?? read(key)
    values.set(key, value)
    return value
  }
}
