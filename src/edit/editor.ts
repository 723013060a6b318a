import {addressOf, readSite, type SiteFiles, schemaAt, schemas, siteWith, today} from '../site/index.ts'
import {fileOf, kinds, questionsFor} from './add/record.ts'
import {fitting} from './blocks/fitting.ts'
import {changedWords} from './changedWords.ts'
import type {Checked} from './check.ts'
import {doneNow, isCommitted} from './doneNow.ts'
import {draftOf} from './draftOf.ts'
import {editablesOf, textToEdit} from './editables.ts'
import {openJournal} from './journal.ts'
import {placesOf, type ValueName} from './places.ts'
import {proposalOf, propose} from './propose.ts'
import type {Answer, Change, Editor, Question, Span} from './protocol.ts'
import {push} from './push.ts'
import {putBack} from './putBack.ts'
import {type Refused, refuse} from './refused.ts'
import {seek} from './span.ts'
import {notWritten, writeSteps} from './writeFile.ts'
import {boxFor, placesIn} from './yaml/recordEditables.ts'

/** Edits the files of a project, one thing at a time; everything is read anew before it is changed. */
export function openEditor(root: string): Editor {
  const journal = openJournal(root)
  let known: SiteFiles | undefined
  let last: Promise<unknown> = Promise.resolve()

  function readNow(): SiteFiles {
    // Whoever types here replaces on purpose what git knows: that is never the fix.
    const {before: _, ...site} = readSite(root, known)
    known = {...site, showsDrafts: true}
    return known
  }

  /** After everything that was asked before. */
  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  function save(change: Change): Answer {
    const site = readNow()
    const draft = draftOf(root, site, change)
    if (draft.refused) return answer(draft)
    const span = spanOf(site, draft)
    const added = change.do === 'addPage' ? addressOf(draft.file) : change.do === 'addRecord' ? draft.id : undefined
    const said = {
      saved: true as const,
      ...(span && {span}),
      ...(added && {added}),
      also: placesOf(site, draft.file, draft),
    }
    if (draft.text === draft.before) return {...said, advice: []}
    const steps = [{...draft, after: draft.text}, ...(draft.also ?? []).map((each) => ({...each, after: each.text}))]
    let undo: string
    try {
      undo = journal.add(entryOf(site, draft, change), steps)
    } catch (error) {
      return answer(notWritten('the list of what was changed', error))
    }
    const failed = writeSteps(root, steps)
    if (!failed) return {...said, undo, advice: draft.advice}
    journal.drop(undo)
    return answer(failed)
  }

  function back(id: string, way: 'undo' | 'redo'): Answer {
    const entry = journal.find(id)
    if (!entry) return answer(refuse('gone', 'This is no longer in the list of what was changed.'))
    if (Boolean(entry.undone) === (way === 'undo'))
      return answer(refuse('place', way === 'undo' ? 'This was put back already.' : 'This stands as it was changed.'))
    if (way === 'undo' && isCommitted(root, entry))
      return answer(refuse('place', 'This is committed already. Change the words where they are.'))
    const steps = putBack(root, readNow(), entry, way)
    if ('refused' in steps) return answer(steps)
    journal.mark(entry, way === 'undo', steps)
    return {saved: true, undo: id, advice: [], also: []}
  }

  return {
    editables: (file) => editablesOf(readNow(), file),
    fits: (below, pieces) => fitting(readNow(), below, pieces),
    save: (change) => inTurn(() => save(change)),
    done: () => doneNow(root, journal.all()),
    undo: (id) => inTurn(() => back(id, 'undo')),
    redo: (id) => inTurn(() => back(id, 'redo')),
    places: (span) => placesOf(known ?? readNow(), span.file, valueAt(known ?? readNow(), span)),
    proposal: () => proposalOf(root, readNow(), journal),
    propose: (sentence) => inTurn(() => propose(root, readNow(), journal, sentence)),
    push: (branch, remote) => push(root, branch, remote),
    kinds: () => kinds,
    questions: (record) => (kinds.includes(record) ? questionsOf(readNow(), record) : []),
  }
}

/** What the journal keeps of a change. */
function entryOf(site: SiteFiles, draft: Checked, change: Change) {
  return {file: draft.file, what: draft.what, ...changedWords(site, draft, change)}
}

/** Where what was changed stands now. */
function spanOf(site: SiteFiles, {file, text, start, end}: Checked): Span | undefined {
  return editablesOf(siteWith(site, file, text), file).find(({span}) => span.start === start && span.end === end)?.span
}

/** Which value a span is. */
function valueAt(site: SiteFiles, span: Span): ValueName {
  const text = textToEdit(site, span.file) ?? ''
  const sought = seek(span, text, placesIn(text))
  if (sought.how !== 'found') return {}
  const {id, path} = sought.stretch
  return {id, key: String(path[0])}
}

function questionsOf(site: SiteFiles, record: string): Question[] {
  const file = fileOf(record)
  const text = site.content.get(file)?.text ?? ''
  return questionsFor(record, text, today()).map(({field, must, kept, optional, example}) => ({
    field,
    must,
    optional,
    example,
    ...(kept !== undefined && {kept}),
    value: boxFor(schemaAt(schemas.get(file), [0, ...field.split('.')])),
  }))
}

function answer({refused, ...why}: Refused): Answer {
  return {saved: false, ...why}
}
