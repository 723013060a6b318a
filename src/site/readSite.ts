import {readFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import type {Heading} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from './address.ts'
import {type CommittedTextLookup, committedTexts} from './committedTexts.ts'
import {type ContentFolder, readContentFolder} from './content/contentFolder.ts'
import {siteDetails} from './content/siteDetails.ts'
import {type ContentInCode, readContentInCode} from './contentInCode.ts'
import {decode, isSameDecoded} from './decode.ts'
import {filesBelow, symbolicLinks} from './filesBelow.ts'
import {anchorMaker} from './page/headingAnchors.ts'
import {type Page, parsePage} from './page/parsePage.ts'
import {recordOf} from './page/tagNodes.ts'
import {sourceReader} from './parseCode.ts'
import {type Code, readCode} from './readCode.ts'
import {type Component, readComponents} from './readComponents.ts'

/** The parsed files of the whole site, which the check, the build and the editor read. */
export interface SiteFiles extends ContentFolder, ContentInCode {
  root: string
  /** The code that renders pages. */
  code: Code
  components: Map<string, Component>
  /** Names of the SVG drawings that a page may set as `drawing` in its frontmatter. */
  drawings: string[]
  pages: Page[]
  /** Each page by its address: `/about`. */
  pagesByAddress: Map<string, Page>
  /** Addresses of the files of `public/`: `/og.png`. */
  publicFiles: Set<string>
  /** Paths of all files below `pages/`, relative to it. */
  pageFiles: string[]
  /** Paths of symbolic links in `pages/`, `content/` and `public/`, which are not followed. */
  links: string[]
  /** Hosts of other sites that pages may link to. */
  allowedHosts: string[]
  /** Whether drafts are shown, as on the dev server, so that links to drafts are allowed. */
  showsDrafts?: boolean
  committedText?: CommittedTextLookup
}

/** Reads the whole site. Reuses the unchanged files of `before`, an earlier result, but no pages if code changed. */
export function readSite(root: string, before?: SiteFiles): SiteFiles {
  const code = readCode(root)
  const sameCode = before && isDeepStrictEqual(before.code, code) ? before : undefined
  const {components, contentImporters, codeStrings} = sameCode ?? readFactsOfCode(root, code)
  const pageFiles = filesBelow(join(root, 'pages'))
  const pages = pageFiles
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readPageFile(root, `pages/${name}`, components, sameCode?.pages))
  const folder = readContentFolder(root, before)
  const {allowedHosts} = siteDetails(folder.content)
  return {
    root,
    code,
    components,
    drawings: drawingsOf(root),
    pages,
    pagesByAddress: new Map(pages.map((page) => [addressOf(page.file), page])),
    ...folder,
    publicFiles: new Set(filesBelow(join(root, 'public')).map((name) => `/${name}`)),
    pageFiles,
    links: symbolicLinks(root, ['pages', 'content', 'public']),
    allowedHosts: Array.isArray(allowedHosts) ? allowedHosts.map(String) : [],
    committedText: committedTexts(root),
    contentImporters,
    codeStrings,
  }
}

function readFactsOfCode(root: string, code: Code): Pick<SiteFiles, 'components'> & ContentInCode {
  const sourceAt = sourceReader(root, code)
  return {components: readComponents(root, code, sourceAt), ...readContentInCode(code, sourceAt)}
}

/** Returns the names of the drawings for pages; drawings in subfolders are for components only. */
function drawingsOf(root: string): string[] {
  const names = filesBelow(join(root, 'components/drawings')).filter((name) => !name.includes('/'))
  return names.map((name) => basename(name, '.svg'))
}

function readPageFile(root: string, file: string, components: Map<string, Component>, pages: Page[] = []): Page {
  const before = pages.find((page) => page.file === file)
  const source = decode(readFileSync(join(root, file)))
  return before && isSameDecoded(before.source, source) ? before : parsePage(file, source, components)
}

/** Returns the headings of a page in document order, with their anchors. */
export function headingsOf(page: Page): {node: Heading; text: string; anchor: string}[] {
  const anchorOf = anchorMaker()
  const headings: {node: Heading; text: string; anchor: string}[] = []
  for (const node of page.outline.headings) {
    const text = textOf(node, {includeImageAlt: false})
    headings.push({node, text, anchor: anchorOf(text)})
  }
  return headings
}

const anchors = new WeakMap<Page, string[] | undefined>()

/** Returns every anchor of a page; `undefined` if the page has errors, because its anchors are then unknown. */
export function anchorsOf(page: Page, components: Map<string, Component>): string[] | undefined {
  // The anchors of a page with an unknown component are unknown, because the component may add anchors.
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
