import {
  endOf,
  lineBreakOf,
  type Page,
  parsePageCached,
  pictureFormat,
  type SiteFiles,
  slugify,
  withoutMetadata,
} from '../../site/index.ts'
import {type Draft, editAtSpan, type FileDraft} from '../draft.ts'
import {pageToEdit} from '../page/draftInPage.ts'
import {picturesOf, writePicture} from '../page/pictures.ts'
import {type TextBlock, textBlocksOf} from '../page/textBlocks.ts'
import {withChildren, withoutItems} from '../page/tree.ts'
import {type Change, isPicture, type Span} from '../protocol.ts'
import {type Rejection, reject, rejectOutdated} from '../rejection.ts'
import {findSpan} from '../span.ts'
import {normaliseTypedText} from '../yaml/writeScalar.ts'
import {type BlockNode, blockNodeAround, blockNodesOf} from './blockNodes.ts'
import {checkTree} from './checkTree.ts'

/**
 * Returns a draft that replaces a page’s picture or adds one below a block, and adds its file to `public/`.
 */
export function draftPictureChange(
  site: SiteFiles,
  change: Extract<Change, {type: 'picture'}>,
): FileDraft | Rejection {
  const page = pageToEdit(site, change.span.file)
  if ('rejected' in page) return page
  const bytes = withoutMetadata(Buffer.from(change.bytes, 'base64'))
  const address = unusedAddress(site, slugify(change.name) || 'picture', pictureFormat(bytes) ?? '')
  if (!isPicture(`public${address}`))
    return reject('This file can’t be shown as a picture. Save it as JPEG or PNG, then add that.')
  const shows = normaliseTypedText('', change.shows)
  if (!shows) return reject('Say what the picture shows: people who can’t see it hear that in its place.')
  let isReplaced = false
  const draft =
    editAtSpan(change.span, page.text, picturesOf(page), ({end, node, number}) => {
      isReplaced = true
      return withAltText(site, page, number, shows, {
        text: `${page.text.slice(0, end)}](${address})${page.text.slice(endOf(node))}`,
        start: end,
        end,
      })
    }) ?? addPictureBelow(site, page, change.span, address, shows)
  if (draft.rejected) return draft
  return {
    ...draft,
    file: page.file,
    before: page.text,
    description: isReplaced ? 'replaced: picture' : 'added: picture',
    added: address,
    otherFiles: [{file: `public${address}`, before: undefined, text: bytes.toString('base64')}],
  }
}

/** Returns an unused address in `public/`. */
function unusedAddress({publicFiles}: SiteFiles, name: string, ending: string): string {
  const stems = [name, ...Array.from({length: publicFiles.size + 1}, (_, index) => `${name}-${index + 2}`)]
  const isTaken = (stem: string) => [...publicFiles].some((file) => file.startsWith(`/${stem}.`))
  return `/${stems.find((stem) => !isTaken(stem))}.${ending}`
}

/** Sets the alternative text of the picture with the given index. */
function withAltText(
  site: SiteFiles,
  page: Page,
  number: number,
  shows: string,
  {text}: Draft,
): Draft | Rejection {
  const now = parsePageCached(page.file, text, site.components)
  const picture = picturesOf(now)[number]
  return picture && now.defects.length === 0 ? writePicture(now, picture, shows, site) : rejectOutdated()
}

/**
 * Adds a picture below the block that the span refers to; in a list or table, below the whole list or table.
 */
function addPictureBelow(
  site: SiteFiles,
  page: Page,
  span: Span,
  address: string,
  shows: string,
): Draft | Rejection {
  const blockNodes = blockNodesOf(page.tree, page.text)
  const result = findSpan<BlockNode | TextBlock>(span, page.text, [
    ...textBlocksOf(page.tree, page.text),
    ...blockNodes,
  ])
  if (result.status !== 'found') return rejectOutdated(result, page.text)
  const {range} = result
  const blockNode = blockNodeAround(
    blockNodes.filter(({kind}) => kind === 'block'),
    'blockKind' in range ? range.path : [...range.parent, range.index],
  )
  if (!blockNode) return reject('A picture can’t be added here.')
  const {parent, index, lines} = blockNode
  const line = lineBreakOf(page.text)
  const head = page.text.slice(0, lines.end) + line + line + page.text.slice(lines.start, blockNode.start)
  // The picture is inserted without alternative text, which `withAltText` then writes.
  const text = `${head}![](${address})${page.text.slice(lines.end)}`
  const draft = checkTree(
    page,
    {text, start: head.length, end: head.length},
    site.components,
    (one, other) => [one, withChildren(other, parent, (children) => withoutItems(children, index + 1, 1))],
  )
  const number = picturesOf(page).filter(({at}) => at < lines.end).length
  return draft.rejected ? draft : withAltText(site, page, number, shows, draft)
}
