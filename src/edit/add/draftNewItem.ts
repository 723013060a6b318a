import {appendNewRoutes, readContentFile, type SiteFiles, withFileText} from '../../site/index.ts'
import {draftBlockChange} from '../blocks/draftBlockChange.ts'
import type {FileDraft} from '../draft.ts'
import type {Change, ComponentPlacement} from '../protocol.ts'
import {type Rejection, reject} from '../rejection.ts'
import {contentToEdit} from '../yaml/draftInContent.ts'
import {
  addableKinds,
  addRecord,
  contentFileOf,
  nameOfKind,
  parseId,
  questionsFor,
  recordNamer,
  unusedId,
} from '../yaml/newRecord.ts'
import {normaliseTypedText} from '../yaml/writeScalar.ts'
import {newPageSource, parseAddress, validateText} from './newPage.ts'

/**
 * Returns a content file’s text with a new record, or a rejection; answers are validated as in `npm run new`.
 */
export function draftNewRecord(
  site: SiteFiles,
  change: Extract<Change, {type: 'addRecord'}>,
): FileDraft | Rejection {
  if (!addableKinds.includes(change.record))
    return reject(`There is no kind of record called ${change.record}.`)
  const name = contentFileOf(change.record)
  const now = contentToEdit(site, `content/${name}`)
  if ('rejected' in now) return now
  const answers = new Map<string, unknown>()
  const questions = questionsFor(change.record)
  const file = readContentFile(name, now.text)
  const id =
    change.id === undefined
      ? {answer: unusedId(change.record, change.answers, file)}
      : parseId(change.id, file)
  if ('wrong' in id) return reject(id.wrong)
  for (const {field, label, parse} of questions) {
    const lines = (change.answers[field] ?? '').split('\n').map((line) => normaliseTypedText('', line))
    const reading = parse(lines.join('\n').trim(), label)
    if ('wrong' in reading) return reject(reading.wrong, {field})
    answers.set(field, reading.answer)
  }
  const text = addRecord(change.record, id.answer, answers, now.text)
  const draft = {
    file: `content/${name}`,
    before: now.text,
    text,
    start: now.text.trimEnd().length,
    end: text.length,
    description: `added: ${nameOfKind(change.record)}`,
    added: id.answer,
    addedName: recordNamer(change.record)(change.answers),
  }
  return change.below ? withComponentBelow(site, draft, change.record, id.answer, change.below) : draft
}

/** Extends the draft of a new record: also adds a component that shows the record, below `span` on a page. */
function withComponentBelow(
  site: SiteFiles,
  draft: FileDraft,
  record: string,
  id: string,
  {span, component}: ComponentPlacement,
): FileDraft | Rejection {
  const page = draftBlockChange(withFileText(site, draft.file, draft.text), {
    type: 'add',
    below: span,
    insertion: {component, attributes: {[record]: id}},
  })
  if (page.rejected || page.before === undefined) return page
  return {...draft, otherFiles: [{file: page.file, before: page.before, text: page.text}]}
}

/** Returns the draft of a new page; it also lists the address in `content/routes.yaml`, as for every page. */
export function draftNewPage(
  site: SiteFiles,
  change: Extract<Change, {type: 'addPage'}>,
): FileDraft | Rejection {
  const address = parseAddress(site, change.address)
  if ('wrong' in address) return reject(address.wrong, {field: 'web address'})
  const file = address.answer
  const fields = {
    title: normaliseTypedText('', change.title),
    description: normaliseTypedText('', change.description),
  }
  for (const what of ['title', 'description'] as const) {
    const reading = validateText(site, file, fields, what)
    if ('wrong' in reading) return reject(reading.wrong, {field: what})
  }
  const text = newPageSource(file, fields)
  const routes = site.content.get('routes.yaml')
  const listed = routes && appendNewRoutes(routes, [file])
  const otherFiles =
    routes && listed && listed.added.length > 0
      ? [{file: 'content/routes.yaml', before: routes.text, text: listed.text}]
      : []
  return {file, before: undefined, text, start: 0, end: text.length, description: 'added: page', otherFiles}
}
