import type {Definition, Link, Nodes} from 'mdast'
import {
  endOf,
  nodesOf,
  type Page,
  type Range,
  readYaml,
  type SiteFiles,
  startOf,
  withFileText,
} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {attributesOf, writeAttribute} from '../page/attributes.ts'
import {pageToEdit} from '../page/draftInPage.ts'
import {writeValue} from '../page/writeValue.ts'
import {fileTitle} from '../pagesShowing.ts'
import {type Rejection, reject} from '../rejection.ts'
import {contentToEdit} from '../yaml/draftInContent.ts'
import {type ScalarRange, scalarsOf} from '../yaml/scalars.ts'
import {writeScalar} from '../yaml/writeScalar.ts'

/** Returns what replaces a link’s address, a page’s path in a record or a folder; `undefined` if it stays. */
export type Replacement = (value: string) => string | undefined

/** Precedes the folder of a list of pages, which is no link to the page of that folder. */
export const folderPrefix = 'folder:'

/** How often a file refers to something that moves. */
export interface References {
  file: string
  count: number
}

/** Lists the files with links or paths that `replace` changes. */
export function referencesIn(site: SiteFiles, replace: Replacement): References[] {
  const isReplaced = ({value}: {value: unknown}) => replace(String(value)) !== undefined
  return [
    ...site.pages.map((page) => ({
      file: page.file,
      count: referencesOnPage(page, site).filter(isReplaced).length,
    })),
    ...[...site.content.values()].map(({name, text}) => ({
      file: `content/${name}`,
      count: referencesInRecords(text).filter(isReplaced).length,
    })),
  ].filter(({count}) => count > 0)
}

/** Replaces all references of the site. Rejects if a file with references can’t be read or changed. */
export function replaceReferences(site: SiteFiles, replace: Replacement): SiteFiles | Rejection {
  let now = site
  for (const {file} of referencesIn(site, replace)) {
    const text = replacedIn(file, now, replace)
    if (typeof text !== 'string') return reject(`${fileTitle(site, file)}: ${text.reason}`)
    now = withFileText(now, file, text)
  }
  return now
}

/** Returns the text of a file with its references replaced. */
function replacedIn(file: string, site: SiteFiles, replace: Replacement): string | Rejection {
  if (file.startsWith('pages/')) {
    const page = pageToEdit(site, file)
    return 'rejected' in page ? page : replacedOnPage(page, site, replace)
  }
  const source = contentToEdit(site, file)
  return 'rejected' in source ? source : replacedInRecords(source.text, replace)
}

/** A reference on a page, and the function that writes another in its place. */
interface Reference {
  value: string
  write: (to: string) => Draft | Rejection
}

/** Lists the addresses of a page’s links, and of the attributes of its components, in document order. */
function referencesOnPage(page: Page, site: SiteFiles): Reference[] {
  const links = nodesOf(page, 'link', 'definition').map((node) => {
    const range = {
      ...rangeOfUrl(node, page.text),
      key: 'link',
      value: node.url,
      node: node as Link | Definition,
    }
    const write = (to: string) =>
      writeValue(page, range, to, [to], (copy) => Object.assign(copy, {url: to}), site.components)
    return {value: node.url, at: range.start, write}
  })
  const attributes = attributesOf(page).map((attribute) => {
    const prefix = attribute.name === 'folder' ? folderPrefix : ''
    const write = (to: string) => writeAttribute(page, attribute, to.slice(prefix.length), site)
    return {value: prefix + attribute.value, at: attribute.start, write}
  })
  return [...links, ...attributes].sort((one, other) => one.at - other.at)
}

/**
 * Returns the range of a link’s address: its first occurrence after the link’s text or the definition’s
 * label.
 */
function rangeOfUrl(node: Link | Definition, text: string): Range {
  const words = node.type === 'link' ? (node.children.at(-1) as Nodes | undefined) : undefined
  const label = node.type === 'definition' ? text.indexOf(']:', startOf(node)) : startOf(node)
  const start = text.indexOf(node.url, words ? endOf(words) : label)
  return {start, end: start + node.url.length}
}

function replacedOnPage(page: Page, site: SiteFiles, replace: Replacement): string | Rejection {
  let now = page
  for (const index of referencesOnPage(page, site).keys()) {
    const reference = referencesOnPage(now, site)[index]
    const to = reference && replace(reference.value)
    if (!reference || to === undefined) continue
    const draft = reference.write(to)
    if (draft.rejected) return draft
    now = withFileText(site, page.file, draft.text).pages.find(({file}) => file === page.file) ?? now
  }
  return now.text
}

/** Lists the link targets of a YAML file, and the paths of pages that it names. */
function referencesInRecords(text: string): ScalarRange[] {
  return scalarsOf(readYaml(text)).filter(
    ({path, value}) => path.at(-1) === 'to' || /^pages\/.+\.mdx$/.test(String(value)),
  )
}

function replacedInRecords(before: string, replace: Replacement): string | Rejection {
  let text = before
  for (const index of referencesInRecords(before).keys()) {
    const scalar = referencesInRecords(text)[index]
    const to = scalar && replace(String(scalar.value))
    if (!scalar || to === undefined) continue
    const draft = writeScalar({text, start: 0, end: text.length}, scalar, to)
    if (draft.rejected) return draft
    text = draft.text
  }
  return text
}
