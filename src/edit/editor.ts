import {readSite, type SiteFiles} from '../check/readSite.ts'
import {checked} from './check.ts'
import type {FileDraft} from './draft.ts'
import {openJournal} from './journal.ts'
import {siteWith} from './newFindings.ts'
import {draftInPage} from './page/draftInPage.ts'
import {editablesOfPage} from './page/pageEditables.ts'
import {patchOf} from './patch.ts'
import {placesOf} from './places.ts'
import type {Answer, Change, Editable, Editor, Span} from './protocol.ts'
import {putBack} from './putBack.ts'
import {type Refused, refuse} from './refused.ts'
import {seek} from './span.ts'
import {whyNotHere, writeFile} from './writeFile.ts'
import {draftInContent} from './yaml/draftInContent.ts'
import {editablesOfContent, placesIn} from './yaml/recordEditables.ts'

/** Edits the files of a project, one thing at a time; everything is read anew before it is changed. */
export function openEditor(root: string): Omit<Editor, 'propose'> {
  const journal = openJournal(root)
  let known: SiteFiles | undefined
  let last: Promise<unknown> = Promise.resolve()

  function readNow(): SiteFiles {
    known = {...readSite(root, known), showsDrafts: true}
    return known
  }

  /** After everything that was asked before. */
  function inTurn<T>(work: () => T): Promise<T> {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  function save(change: Change): Answer {
    const site = readNow()
    const draft = checked(site, draftOf(root, site, change))
    if (draft.refused) return answer(draft)
    const {file, before, text, what} = draft
    const span = spanOf(site, draft)
    const also = placesOf(site, file, draft.id)
    if (text === before) return {saved: true, ...(span && {span}), advice: [], also}
    const failed = writeFile(root, file, before, text)
    if (failed) return answer(failed)
    const patch = patchOf(file, before, text)
    const undo = journal.add({file, what, ...wordsOf(draft), patches: [patch], made: []})
    return {saved: true, undo, ...(span && {span}), advice: draft.advice, also}
  }

  function back(id: string, way: 'undo' | 'redo'): Answer {
    const entry = journal.find(id)
    if (!entry) return answer(refuse('gone', 'This is no longer in the list of what was changed.'))
    if (entry.undone === (way === 'undo'))
      return answer(refuse('place', way === 'undo' ? 'This was put back already.' : 'This stands as it was changed.'))
    const steps = putBack(root, readNow(), entry, way)
    if ('refused' in steps) return answer(steps)
    journal.mark(id, way === 'undo')
    return {saved: true, undo: id, advice: [], also: []}
  }

  return {
    editables: (file) => editablesOf(readNow(), file),
    save: (change) => inTurn(() => save(change)),
    done: () => [...journal.all()].reverse().map(({patches, made, ...done}) => done),
    undo: (id) => inTurn(() => back(id, 'undo')),
    redo: (id) => inTurn(() => back(id, 'redo')),
    places(span) {
      const site = known ?? readNow()
      const name = span.file.replace('content/', '')
      const text = site.content.get(name)?.text.replace(/^\uFEFF/, '') ?? ''
      const sought = seek(span, text, placesIn(name, text))
      return placesOf(site, span.file, sought.how === 'found' ? sought.stretch.id : undefined)
    },
  }
}

function editablesOf(site: SiteFiles, file: string): Editable[] {
  if (file.startsWith('content/')) {
    const text = site.content.get(file.replace('content/', ''))?.text
    return text === undefined ? [] : editablesOfContent(file.replace('content/', ''), text.replace(/^\uFEFF/, ''))
  }
  const page = site.pages.find((each) => each.file === file)
  return page && page.problems.length === 0 ? editablesOfPage(page, site) : []
}

/** Where what was changed stands now. */
function spanOf(site: SiteFiles, {file, text, start, end}: FileDraft): Span | undefined {
  return editablesOf(siteWith(site, file, text), file).find(({span}) => span.start === start && span.end === end)?.span
}

function draftOf(root: string, site: SiteFiles, change: Change): FileDraft | Refused {
  if (change.do !== 'inline' && change.do !== 'text') return refuse('place', 'This can’t be done here yet.')
  const {file} = change.span
  return (
    whyNotHere(root, file) ?? (file.startsWith('content/') ? draftInContent(site, change) : draftInPage(site, change))
  )
}

/** The words before and after, for the list of what was changed. */
function wordsOf({before, text, start, end}: FileDraft): {before: string; after: string} {
  return {before: before.slice(start, before.length - (text.length - end)), after: text.slice(start, end)}
}

function answer({why, reason, now, findings}: Refused): Answer {
  return {saved: false, why, reason, ...(now !== undefined && {now}), ...(findings && {findings})}
}
