import type {Page, SiteFiles} from '../../site/index.ts'
import {type Draft, type FileDraft, writeAt} from '../draft.ts'
import {findings, told} from '../findings.ts'
import type {Change, Where} from '../protocol.ts'
import {lost, type Refused, refuse} from '../refused.ts'
import type {ScalarPlace} from '../yaml/scalars.ts'
import {removeField, tidyWords, writeScalar} from '../yaml/writeScalar.ts'
import {attributesOf, writeAttribute} from './attributes.ts'
import {frontmatterOf, frontmatterValue, isOptionalLine} from './frontmatterPlaces.ts'
import {picturesOf, writePicture} from './pictures.ts'
import {type WordBlock, wordBlocksOf} from './wordBlocks.ts'
import {writeInlines} from './writeInlines.ts'

type Named = Draft & Pick<FileDraft, 'what'>

/** Returns the page if it can be edited, or the refusal. */
export function pageToEdit(site: SiteFiles, file: string): Page | Refused {
  const page = site.pages.find((each) => each.file === file)
  if (!page) return refuse('gone', `${file} is not there any more. Your words stay here: copy them.`)
  if (page.isLegacy) return refuse('place', `An old program saved ${file}. Run npm run fix, then edit it here.`)
  if (page.defects.length === 0) return page
  return refuse('check', `${file} has a mistake that keeps it from being read. Mend it in the file first.`, {
    findings: told(
      site,
      findings(site, [file]).filter(({severity}) => severity === 'error'),
    ),
  })
}

/** Applies a change of text to a page. */
export function draftInPage(site: SiteFiles, change: Extract<Change, {do: 'inline' | 'text'}>): FileDraft | Refused {
  const page = pageToEdit(site, change.span.file)
  if ('refused' in page) return page
  const draft = change.do === 'inline' ? draftInlines(site, page, change) : draftText(site, page, change)
  return draft.refused ? draft : {...draft, file: page.file, before: page.text}
}

function draftInlines(site: SiteFiles, page: Page, {span, to}: Extract<Change, {do: 'inline'}>): Named | Refused {
  const write = (block: WordBlock) => named(writeInlines(page, block, to, site.components), blockNames[block.where])
  return writeAt(span, page.text, wordBlocksOf(page.tree, page.text), write) ?? lost()
}

/** Human-readable names of text blocks. */
export const blockNames: Record<Where, string> = {
  paragraph: 'a paragraph',
  heading: 'a heading',
  item: 'a list item',
  cell: 'a cell of a table',
  label: 'a label',
}

/** Changes a frontmatter field, an attribute or the alternative text of a picture. */
function draftText(site: SiteFiles, page: Page, {span, to}: Extract<Change, {do: 'text'}>): Named | Refused {
  const {text} = page
  const {places, ...sheet} = frontmatterOf(page)
  return (
    writeAt(span, text, places, (place) => {
      const key = place.path.join('.')
      const value = typedAtTop(page, site, place, tidyWords(place.value, to))
      if (value === undefined) return refuse('value', 'draft can only be true. To publish the page, remove the line.')
      return named(writeScalar({text, ...sheet}, place, value), `the ${key}`)
    }) ??
    writeAt(span, text, attributesOf(page), (place) =>
      named(writeAttribute(page, place, tidyWords(place.value, to), site), `${place.name} of ${place.tag.name}`),
    ) ??
    writeAt(span, text, picturesOf(page), (place) =>
      named(writePicture(page, place, tidyWords(place.text, to), site), 'what a picture shows'),
    ) ??
    lost()
  )
}

/** Converts the typed value of a frontmatter field; `undefined` if it is invalid. */
function typedAtTop(page: Page, site: SiteFiles, {path, value}: ScalarPlace, words: string) {
  const key = path.join('.')
  if (words === String(value)) return words
  if (key === 'draft') return words === 'true' || undefined
  return frontmatterValue(page, key, site).as === 'number' && /^\d+$/.test(words) ? Number(words) : words
}

/** Removes an optional frontmatter field; `undefined` if the span refers to something else. */
export function draftWithoutLine(
  site: SiteFiles,
  {span}: Extract<Change, {do: 'remove'}>,
): FileDraft | Refused | undefined {
  const page = pageToEdit(site, span.file)
  if ('refused' in page) return undefined
  const {places, ...sheet} = frontmatterOf(page)
  const draft = writeAt(span, page.text, places.filter(isOptionalLine), (place) =>
    named(removeField({text: page.text, ...sheet}, place), `removed: the ${place.path.join('.')}`),
  )
  return draft && !draft.refused ? {...draft, file: page.file, before: page.text} : draft
}

function named(draft: Draft | Refused, what: string): Named | Refused {
  return draft.refused ? draft : {...draft, what}
}
