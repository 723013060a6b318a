import {z} from 'zod'
import {isOptionalAt, type Page, type SiteFiles, schemaAt} from '../../site/index.ts'
import {type Draft, type FileDraft, writeAt} from '../draft.ts'
import {fieldLabel} from '../fieldLabel.ts'
import {reportedFindings, runCheck} from '../findings.ts'
import type {Change, TextBlockKind} from '../protocol.ts'
import {type Refusal, refuse, refuseOutdated} from '../refusal.ts'
import type {ScalarRange} from '../yaml/scalars.ts'
import {removeField, tidyWords, writeScalar} from '../yaml/writeScalar.ts'
import {componentTitle} from './addable.ts'
import {attributeLabel, attributesOf, writeAttribute} from './attributes.ts'
import {frontmatterOf} from './frontmatter.ts'
import {picturesOf, writePicture} from './pictures.ts'
import {type TextBlock, textBlocksOf} from './textBlocks.ts'
import {writeInlines} from './writeInlines.ts'

type NamedDraft = Draft & Pick<FileDraft, 'what'>

/** Returns the page if it can be edited, or the refusal. */
export function pageToEdit(site: SiteFiles, file: string): Page | Refusal {
  const page = site.pages.find((each) => each.file === file)
  if (!page) return refuse('This page is not there any more. Your words stay here: copy them.')
  if (page.source.isNotUtf8) return refuse('An old program saved this page. Ask your developer to run: npm run fix')
  if (page.defects.length === 0) return page
  return refuse('This page has a mistake that keeps it from being read. Ask your developer to correct it.', {
    findings: reportedFindings(
      site,
      runCheck(site, [file]).filter(({severity}) => severity === 'error'),
    ),
  })
}

/** Returns a page’s text with a changed block, field, attribute or alternative text, or a refusal. */
export function draftInPage(site: SiteFiles, change: Extract<Change, {do: 'inline' | 'text'}>): FileDraft | Refusal {
  const page = pageToEdit(site, change.span.file)
  if ('refused' in page) return page
  const draft = change.do === 'inline' ? draftInlines(site, page, change) : draftText(site, page, change)
  return draft.refused ? draft : {...draft, file: page.file, before: page.text}
}

function draftInlines(site: SiteFiles, page: Page, {span, to}: Extract<Change, {do: 'inline'}>): NamedDraft | Refusal {
  const write = (block: TextBlock) => withName(writeInlines(page, block, to, site.components), blockNames[block.where])
  return writeAt(span, page.text, textBlocksOf(page.tree, page.text), write) ?? refuseOutdated()
}

/** Human-readable names of text blocks. */
const blockNames: Record<TextBlockKind, string> = {
  paragraph: 'a paragraph',
  heading: 'a heading',
  item: 'a list item',
  cell: 'a cell of a table',
  label: 'a label',
}

/** Changes a frontmatter field, an attribute or the alternative text of a picture. */
function draftText(site: SiteFiles, page: Page, {span, to}: Extract<Change, {do: 'text'}>): NamedDraft | Refusal {
  const {text} = page
  const {places, schema, ...sheet} = frontmatterOf(page, site)
  return (
    writeAt(span, text, places, (place) => {
      const label = fieldLabel(place.path, schemaAt(schema, place.path))
      const value = parseFrontmatterValue(schema, place, tidyWords(place.value, to))
      if (value === undefined) return refuse(`${label} can only be on. To turn it off, remove it.`)
      return withName(writeScalar({text, ...sheet}, place, value), label)
    }) ??
    writeAt(span, text, attributesOf(page), (place) =>
      withName(
        writeAttribute(page, place, tidyWords(place.value, to), site),
        `${componentTitle(place.tag.name, site)}: ${attributeLabel(place.name).toLowerCase()}`,
      ),
    ) ??
    writeAt(span, text, picturesOf(page), (place) =>
      withName(writePicture(page, place, tidyWords(place.value, to), site), 'what a picture shows'),
    ) ??
    refuseOutdated()
  )
}

/** Converts the typed value of a frontmatter field; `undefined` if it is invalid. */
function parseFrontmatterValue(schema: z.ZodType, {path, value}: ScalarRange, words: string) {
  if (words === String(value)) return words
  const field = schemaAt(schema, path)
  if (field instanceof z.ZodLiteral) return words === 'true' || undefined
  return field instanceof z.ZodNumber && /^\d+$/.test(words) ? Number(words) : words
}

/** Removes an optional frontmatter field; `undefined` if the span refers to something else. */
export function draftWithoutField(
  site: SiteFiles,
  {span}: Extract<Change, {do: 'remove'}>,
): FileDraft | Refusal | undefined {
  const page = pageToEdit(site, span.file)
  if ('refused' in page) return undefined
  const {places, schema, ...sheet} = frontmatterOf(page, site)
  const optional = places.filter(({path}) => isOptionalAt(schema, path))
  const draft = writeAt(span, page.text, optional, (place) =>
    withName(
      removeField({text: page.text, ...sheet}, place),
      `removed: ${fieldLabel(place.path, schemaAt(schema, place.path)).toLowerCase()}`,
    ),
  )
  return draft && !draft.refused ? {...draft, file: page.file, before: page.text} : draft
}

function withName(draft: Draft | Refusal, what: string): NamedDraft | Refusal {
  return draft.refused ? draft : {...draft, what}
}
