import {
  anchorsOf,
  decodeAddress,
  headingsOf,
  isDraft,
  licensesAddress,
  nearest,
  nearestWithSameNumbers,
  type Page,
  parsePageCached,
  recordOf,
  redirectTarget,
  type SiteFiles,
  type TagNode,
} from '../../../site/index.ts'
import {renamedFrom} from '../../history/renamedFrom.ts'
import type {MessageData, MessageId} from '../../messages/index.ts'
import {subjectsIn} from '../../subjects.ts'

/** A problem with an address; `to` is the corrected address, if there is a likely one. */
export type WrongTarget = {
  [Id in MessageId]: {id: Id; data: MessageData<Id>; to?: string | undefined}
}[MessageId]

/** Returns what is wrong with an address of this site: its page, its `about` parameter or its anchor. */
export function wrongPath(url: string, site: SiteFiles, page?: Page): WrongTarget | undefined {
  const [, marked] = /^(.*?)#?:~:/.exec(url) ?? []
  if (marked !== undefined)
    return {
      id: 'references.text-fragment',
      data: {typed: url},
      to: likeliestAddress(marked, site, page) || undefined,
    }
  const [, typedPath = '', query = '', typedAnchor] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  const [path, anchor] = [decodeAddress(typedPath), typedAnchor && decodeAddress(typedAnchor)]
  if (site.publicFiles.has(path) || path === licensesAddress) return undefined
  const target = path ? site.pagesByAddress.get(path) : page
  if (path && !target) return missingPage(path, url.slice(typedPath.length), site, page)
  if (target && isDraft(target) && !site.showsDrafts && !(page && isDraft(page)))
    return {id: 'references.draft', data: {typed: path, file: target.file}}
  const about = new URLSearchParams(query).get('about')
  const subjects = about === null ? [] : subjectsIn(site).map(({id}) => id)
  if (about !== null && !subjects.includes(about)) {
    const meant = nearestWithSameNumbers(about, subjects)
    return {
      id: 'references.no-subject',
      data: {typed: about, meant, choices: subjects},
      to: meant && url.replace(`about=${about}`, `about=${meant}`),
    }
  }
  return anchor === undefined || !target ? undefined : missingAnchor(anchor, path, target, site, page)
}

/**
 * Returns an address of this site, corrected if it is wrong; `undefined` if it is wrong and nothing is
 * likely.
 */
export function likeliestAddress(url: string, site: SiteFiles, page?: Page): string | undefined {
  const wrong = wrongPath(url, site, page)
  return wrong ? wrong.to : url
}

/** `rest` is what follows the path in the address: its query and anchor, as they were typed. */
function missingPage(path: string, rest: string, site: SiteFiles, page?: Page): WrongTarget {
  if (/\.[a-z]\w{1,4}$/i.test(path) && !/\.(?:mdx?|html?)$/i.test(path)) {
    const meant = nearest(path, [...site.publicFiles, licensesAddress])
    return {id: 'references.no-file', data: {typed: path, meant}, to: meant && encodeURI(meant) + rest}
  }
  const current = redirectTarget(path, site.content)
  const isAnchor = page && !path.startsWith('/') && anchorsOf(page, site.components)?.includes(path)
  const addresses = [...site.pagesByAddress.keys()].filter((each) => !each.includes('['))
  const plain = `/${path
    .toLowerCase()
    .replace(/^[./]+|\.(?:mdx?|html?)$|\/+$/g, '')
    .replace(/^(?:home|index)$/, '')}`
  const meant =
    current ?? (isAnchor ? `#${path}` : addresses.includes(plain) ? plain : nearest(plain, addresses))
  return {
    id: 'references.no-page',
    data: {typed: path, meant, choices: addresses},
    to: meant && meant + rest,
  }
}

function missingAnchor(
  anchor: string,
  path: string,
  target: Page,
  site: SiteFiles,
  page?: Page,
): WrongTarget | undefined {
  const anchors = anchorsOf(target, site.components)
  // If the target page shows a record that does not exist, its anchors are unknown, so none is reported as
  // missing.
  if (!anchors || anchors.includes(anchor) || target.outline.tags.some((tag) => showsNoRecord(tag, site)))
    return undefined
  const isHere = page && target !== page && anchorsOf(page, site.components)?.includes(anchor)
  const meant = isHere ? anchor : (renamedAnchor(anchor, anchors, target, site) ?? nearest(anchor, anchors))
  return {
    id: 'references.no-anchor',
    data: {
      typed: anchor,
      page: path || 'this page',
      meant: meant && `#${meant}`,
      was: meant ? undefined : headingBefore(anchor, target, site),
      choices: anchors.map((each) => `#${each}`),
    },
    to: meant && `${isHere ? '' : path}#${meant}`,
  }
}

function showsNoRecord(tag: TagNode, site: SiteFiles): boolean {
  const record = recordOf(tag)
  return record !== undefined && !site.content.get(record.file)?.records.some(({id}) => id === record.id)
}

/** Returns the text of the heading that has this anchor in the committed version of the page. */
function headingBefore(anchor: string, target: Page, site: SiteFiles): string | undefined {
  const text = site.committedText?.(target.file, target.text)
  if (text === undefined) return undefined
  return headingsOf(parsePageCached(target.file, text, site.components)).find(
    (each) => each.anchor === anchor,
  )?.text
}

/** Returns the new anchor of a heading that was renamed after the page was committed. */
function renamedAnchor(anchor: string, anchors: string[], target: Page, site: SiteFiles): string | undefined {
  const text = site.committedText?.(target.file, target.text)
  if (text === undefined) return undefined
  return renamedFrom(
    anchor,
    anchorsOf(parsePageCached(target.file, text, site.components), site.components) ?? [],
    anchors,
  )
}
