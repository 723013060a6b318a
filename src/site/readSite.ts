import {readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import GithubSlugger from 'github-slugger'
import type {Heading} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from './address.ts'
import {committedTexts, type TextBefore} from './committedTexts.ts'
import {type ContentFolder, readContentFolder} from './content/contentFolder.ts'
import {siteDetails} from './content/siteDetails.ts'
import {decode} from './decode.ts'
import {filesBelow} from './filesBelow.ts'
import {type Page, readPage} from './page/page.ts'
import {recordOf} from './page/tags.ts'
import {type Code, readCode} from './readCode.ts'
import {type Component, readComponents} from './readComponents.ts'

/** Everything that a rule may need to know besides the page that it looks at. */
export interface SiteFiles extends ContentFolder {
  root: string
  /** The code that shows pages. */
  code: Code
  components: Map<string, Component>
  /** The names of the drawings that a page may have at its top. */
  drawings: string[]
  pages: Page[]
  /** Each page by its address: `/about`. */
  addresses: Map<string, Page>
  /** The files of `public/`, as a page names them: `/og.png`. */
  publicFiles: Set<string>
  /** Everything below `pages/`, from there. */
  pageFiles: string[]
  /** The other sites that pages may link to. */
  allowedHosts: string[]
  /** Words in quotes in the code of components: a record that one of them names itself is in use. */
  named: Set<string>
  /** Drafts are shown, as they are in dev: then links may lead to them. */
  showsDrafts?: boolean
  /** What a file said before somebody changed it to that text, where it is known. */
  before?: TextBefore
}

/** Reads the whole site from its files; a page that stands in the site that was read before is not read again, unless code has changed, on which its reading depends. */
export function readSite(root: string, before?: SiteFiles): SiteFiles {
  const code = readCode(root)
  const known = new Map(
    before && isDeepStrictEqual(before.code, code) ? before.pages.map((page) => [page.file, page]) : [],
  )
  const components = readComponents(root, code)
  const pageFiles = filesBelow(join(root, 'pages'))
  const pages = pageFiles
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readPageOf(root, `pages/${name}`, components, known))
  const folder = readContentFolder(root, code)
  const {allowedHosts} = siteDetails(folder.content)
  return {
    root,
    code,
    components,
    drawings: drawingsOf(root),
    pages,
    addresses: new Map(pages.map((page) => [addressOf(page.file), page])),
    ...folder,
    publicFiles: new Set(filesBelow(join(root, 'public')).map((name) => `/${name}`)),
    pageFiles,
    allowedHosts: Array.isArray(allowedHosts) ? allowedHosts.map(String) : [],
    before: committedTexts(root),
    named: new Set([...code.values()].flatMap(namesIn)),
  }
}

/** Those in folders are for components to name. */
function drawingsOf(root: string): string[] {
  const names = filesBelow(join(root, 'components/drawings')).filter((name) => !name.includes('/'))
  return names.map((name) => basename(name, '.svg'))
}

function readPageOf(root: string, file: string, components: Map<string, Component>, known: Map<string, Page>): Page {
  const before = known.get(file)
  const {text, ...how} = decode(readFileSync(join(root, file)))
  return before?.text === text ? before : readPage(file, text, components, how)
}

/** The headings of a page in their order, with the name that a link can lead to. */
export function headingsOf(page: Page): {node: Heading; text: string; anchor: string}[] {
  const slugger = new GithubSlugger()
  const headings: {node: Heading; text: string; anchor: string}[] = []
  for (const node of page.outline.headings) {
    const text = textOf(node, {includeImageAlt: false})
    headings.push({node, text, anchor: slugger.slug(text)})
  }
  return headings
}

const anchors = new WeakMap<Page, string[] | undefined>()

/** Every place of a page that a link can lead to; of a page that is broken nobody knows. */
export function anchorsOf(page: Page, components: Map<string, Component>): string[] | undefined {
  // What a misspelt component would show is not known either.
  const isBroken = page.defects.length > 0 || page.outline.tags.some(({name}) => !components.has(name ?? ''))
  if (!anchors.has(page)) anchors.set(page, isBroken ? undefined : findAnchors(page, components))
  return anchors.get(page)
}

function findAnchors(page: Page, components: Map<string, Component>): string[] {
  const found = headingsOf(page).flatMap(({anchor}) => anchor || [])
  for (const tag of page.outline.tags) {
    const id = tag.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id')
    if (typeof id?.value === 'string') found.push(id.value)
    const record = recordOf(tag)
    if (record && components.get(tag.name ?? '')?.hasAnchor) found.push(record.id)
  }
  return found
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/['"`]([a-z0-9]+(?:-[a-z0-9]+)*)['"`]/g)].map(([, name = '']) => name)
}
