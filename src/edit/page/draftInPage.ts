import {z} from 'zod'
import {
  attributeLabel,
  fieldLabel,
  isOptionalAt,
  type Page,
  type SiteFiles,
  schemaAt,
} from '../../site/index.ts'
import {type Draft, editAtSpan, type FileDraft} from '../draft.ts'
import {reportedFindings, runCheck} from '../findings.ts'
import type {Change, TextBlockKind} from '../protocol.ts'
import {type Rejection, reject, rejectOutdated} from '../rejection.ts'
import type {ScalarRange} from '../yaml/scalars.ts'
import {normaliseTypedText, removeField, writeScalar} from '../yaml/writeScalar.ts'
import {componentTitle} from './addable.ts'
import {attributesOf, writeAttribute} from './attributes.ts'
import {frontmatterOf} from './frontmatter.ts'
import {picturesOf, writePicture} from './pictures.ts'
import {type TextBlock, textBlocksOf} from './textBlocks.ts'
import {writeInlines} from './writeInlines.ts'

type NamedDraft = Draft & Pick<FileDraft, 'description'>

/** Returns the page if it can be edited, or the rejection. */
export function pageToEdit(site: SiteFiles, file: string): Page | Rejection {
  const page = site.pages.find((each) => each.file === file)
  if (!page) return reject('This page is not there any more. Your words stay here: copy them.')
  if (page.source.isNotUtf8)
    return reject('An old program saved this page. Ask your developer to run: npm run fix')
  if (page.defects.length === 0) return page
  return reject('This page has a mistake that keeps it from being read. Ask your developer to correct it.', {
    findings: reportedFindings(
      site,
      runCheck(site, [file]).filter(({severity}) => severity === 'error'),
    ),
  })
}

/** Returns a page’s text with a changed block, field, attribute or alternative text, or a rejection. */
export function draftInPage(
  site: SiteFiles,
  change: Extract<Change, {type: 'inline' | 'text'}>,
): FileDraft | Rejection {
  const page = pageToEdit(site, change.span.file)
  if ('rejected' in page) return page
  const draft = change.type === 'inline' ? draftInlines(site, page, change) : draftText(site, page, change)
  return draft.rejected ? draft : {...draft, file: page.file, before: page.text}
}

function draftInlines(
  site: SiteFiles,
  page: Page,
  {span, to}: Extract<Change, {type: 'inline'}>,
): NamedDraft | Rejection {
  const write = (block: TextBlock) =>
    withName(writeInlines(page, block, to, site.components), blockNames[block.blockKind])
  return editAtSpan(span, page.text, textBlocksOf(page.tree, page.text), write) ?? rejectOutdated()
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
function draftText(
  site: SiteFiles,
  page: Page,
  {span, to}: Extract<Change, {type: 'text'}>,
): NamedDraft | Rejection {
  const {text} = page
  const {scalars, schema, ...range} = frontmatterOf(page, site)
  return (
    editAtSpan(span, text, scalars, (scalar) => {
      const label = fieldLabel(scalar.path, schemaAt(schema, scalar.path))
      const value = parseFrontmatterValue(schema, scalar, normaliseTypedText(scalar.value, to))
      if (value === undefined) return reject(`${label} can only be on. To turn it off, remove it.`)
      return withName(writeScalar({text, ...range}, scalar, value), label)
    }) ??
    editAtSpan(span, text, attributesOf(page), (attribute) =>
      withName(
        writeAttribute(page, attribute, normaliseTypedText(attribute.value, to), site),
        `${componentTitle(attribute.tag.name, site)}: ${attributeLabel(attribute.name).toLowerCase()}`,
      ),
    ) ??
    editAtSpan(span, text, picturesOf(page), (picture) =>
      withName(
        writePicture(page, picture, normaliseTypedText(picture.value, to), site),
        'what a picture shows',
      ),
    ) ??
    rejectOutdated()
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
  {span}: Extract<Change, {type: 'remove'}>,
): FileDraft | Rejection | undefined {
  const page = pageToEdit(site, span.file)
  if ('rejected' in page) return undefined
  const {scalars, schema, ...range} = frontmatterOf(page, site)
  const optional = scalars.filter(({path}) => isOptionalAt(schema, path))
  const draft = editAtSpan(span, page.text, optional, (scalar) =>
    withName(
      removeField({text: page.text, ...range}, scalar),
      `removed: ${fieldLabel(scalar.path, schemaAt(schema, scalar.path)).toLowerCase()}`,
    ),
  )
  return draft && !draft.rejected ? {...draft, file: page.file, before: page.text} : draft
}

function withName(draft: Draft | Rejection, description: string): NamedDraft | Rejection {
  return draft.rejected ? draft : {...draft, description}
}
