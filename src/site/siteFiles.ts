import type {Heading} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from './address.ts'
import type {CommittedTextLookup} from './committedTexts.ts'
import {type ContentFiles, readContentFile} from './content/contentFile.ts'
import {siteDetails} from './content/siteDetails.ts'
import type {ContentInCode} from './contentInCode.ts'
import {decode, isSameDecoded} from './decode.ts'
import {anchorMaker} from './page/headingAnchors.ts'
import {type Page, parsePage} from './page/parsePage.ts'
import {recordOf} from './page/tagNodes.ts'
import type {Component} from './readComponents.ts'

/** What the code that renders pages says about pages and records, and the names of the site's files. */
export interface SiteFacts extends ContentInCode {
  components: Map<string, Component>
  /** Names of the SVG drawings that a page may set as `drawing` in its frontmatter. */
  drawings: string[]
  /** Addresses of the files of `public/`: `/og.png`. */
  publicFiles: Set<string>
  /** Paths of all files below `pages/`, relative to it. */
  pageFiles: string[]
  /** Names of all files and folders in `content/`, except junk files. */
  contentNames: string[]
  /** Paths of symbolic links in `pages/`, `content/` and `public/`, which are not followed. */
  links: string[]
}

/** The parsed files of the whole site, which the check, the build and the editor read. */
export interface SiteFiles extends SiteFacts {
  pages: Page[]
  /** Each page by its address: `/about`. */
  pagesByAddress: Map<string, Page>
  content: ContentFiles
  /** Hosts of other sites that pages may link to. */
  allowedHosts: string[]
  /** Whether drafts are shown, as on the dev server, so that links to drafts are allowed. */
  showsDrafts?: boolean
  committedText?: CommittedTextLookup
  /**
   * Reads a file of `public/`: `/og.png`. Without it, as in a browser, the content of pictures is not
   * checked.
   */
  readPublicFile?: (address: string) => Buffer | undefined
}

/**
 * Parses the pages and YAML files of a site, given their bytes or text by path: `pages/about.mdx`. Reuses the
 * unchanged files of `before`, an earlier result, but no pages if the components changed.
 */
export function parseSite(
  facts: SiteFacts,
  files: ReadonlyMap<string, Uint8Array | string>,
  before?: SiteFiles,
): SiteFiles {
  const contentOf = (file: string) => files.get(file) ?? ''
  const pagesBefore = before?.components === facts.components ? before.pages : []
  const pages = facts.pageFiles
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readPage(`pages/${name}`, contentOf(`pages/${name}`), facts.components, pagesBefore))
  const names = facts.contentNames.filter((name) => name.endsWith('.yaml'))
  const content = new Map(
    names.map((name) => [
      name,
      readContentFile(name, contentOf(`content/${name}`), before?.content.get(name)),
    ]),
  )
  const {allowedHosts} = siteDetails(content)
  return {
    ...facts,
    pages,
    pagesByAddress: new Map(pages.map((page) => [addressOf(page.file), page])),
    content,
    allowedHosts: Array.isArray(allowedHosts) ? allowedHosts.map(String) : [],
  }
}

function readPage(
  file: string,
  content: Uint8Array | string,
  components: Map<string, Component>,
  pages: Page[],
): Page {
  const before = pages.find((page) => page.file === file)
  const source = decode(content)
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

/**
 * Returns every anchor of a page; `undefined` if the page has errors, because its anchors are then unknown.
 */
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
