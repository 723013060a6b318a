import {isMap, isScalar} from 'yaml'
import {z} from 'zod'
import {parseFieldValue} from '../../check/index.ts'
import {fieldLabel, recordFileByKind, type SiteFiles, schemaAt, schemas} from '../../site/index.ts'
import {editAtSpan, type FileDraft} from '../draft.ts'
import type {Change} from '../protocol.ts'
import {type Rejection, reject, rejectOutdated} from '../rejection.ts'
import {recordNamer} from './newRecord.ts'
import {fieldPathOf, scalarsIn, whyValueLocked} from './recordEditables.ts'
import type {ScalarRange} from './scalars.ts'
import {normaliseTypedText, writeScalar} from './writeScalar.ts'

/** Returns the text of a `content/` file without its byte order mark, or why it can’t be edited. */
export function contentToEdit(site: SiteFiles, file: string): {text: string} | Rejection {
  const now = site.content.get(file.replace('content/', ''))
  if (!now) return reject('What you changed is not there any more. Your words stay here: copy them.')
  if (now.nonTextKind)
    return reject(`The file of these words is ${now.nonTextKind}. Ask your developer to restore it.`)
  if (now.isNotUtf8) return reject('An old program saved these words. Ask your developer to run: npm run fix')
  return {text: now.text.replace(/^\uFEFF/, '')}
}

/** Returns the text of a `content/` file with a changed value, or a rejection. */
export function draftInContent(
  site: SiteFiles,
  change: Extract<Change, {type: 'inline' | 'text'}>,
): FileDraft | Rejection {
  const {file} = change.span
  const now = contentToEdit(site, file)
  if ('rejected' in now) return now
  if (change.type === 'inline')
    return reject('Bold, italic and links can’t be used here: these are plain words.')
  const [name, {text}] = [file.replace('content/', ''), now]
  const draft = editAtSpan(change.span, text, scalarsIn(name, text), (scalar) => {
    const reason = whyValueLocked(name, scalar)
    if (reason) return reject(reason)
    const written = writeScalar(
      {text, start: 0, end: text.length},
      scalar,
      parseTyped(name, scalar, change.to),
    )
    return written.rejected
      ? written
      : {...written, description: describeValue(site, name, scalar), file, before: text}
  })
  return draft ?? rejectOutdated()
}

/** Returns the name of a value in the list of changes: `“Open evening”: price`. */
export function describeValue(site: SiteFiles, name: string, scalar: ScalarRange): string {
  const {id, path} = scalar
  const schema = schemaAt(schemas.get(name), path)
  const [kind] = [...recordFileByKind].find(([, each]) => each === name) ?? []
  const record = site.content.get(name)?.records.find((each) => each.id === id)
  if (kind && record)
    return `“${recordNamer(kind)(record.value) || id}”: ${fieldLabel(fieldPathOf(scalar), schema).toLowerCase()}`
  // A group of values without an id, such as a link of the menu, is called by its first text.
  const group = site.content.get(name)?.document.getIn(path.slice(0, -1))
  const first = path.length > 1 && isMap(group) ? group.items[0]?.value : undefined
  if (!isScalar(first) || typeof first.value !== 'string') return fieldLabel(path, schema)
  return `“${first.value}”: ${fieldLabel(path.slice(-1), schema).toLowerCase()}`
}

/**
 * Converts typed text to the type of its field; text that can’t be converted stays, and the check then
 * reports it.
 */
function parseTyped(name: string, scalar: ScalarRange, typed: string): string | number | string[] {
  const schema = schemaAt(schemas.get(name), scalar.path)
  if (schema instanceof z.ZodArray)
    return typed
      .split('\n')
      .map((line) => normaliseTypedText('', line))
      .filter((line) => line !== '')
  const words = normaliseTypedText(scalar.value, typed)
  const read = schema && parseFieldValue(words, String(scalar.path.at(-1)), schema)
  const meant = read && 'value' in read ? read.value : words
  const value = typeof meant === 'string' || typeof meant === 'number' ? meant : words
  // Keeps the last line break of a multi-line value, which the author doesn’t see.
  return typeof value === 'string' && /\n$/.test(String(scalar.value)) ? `${value}\n` : value
}
