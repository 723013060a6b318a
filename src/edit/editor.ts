import {addressOf, readSite, type SiteFiles, withFileText} from '../site/index.ts'
import {newBlocks, newKinds, targetsIn} from './add/offers.ts'
import {fitting} from './blocks/fitting.ts'
import {changedWords} from './changedWords.ts'
import type {Checked} from './check.ts'
import {draftOf} from './draftOf.ts'
import {editablesOf, textToEdit} from './editables.ts'
import {openHistory} from './history.ts'
import {carryOn, fetchLatest} from './latest.ts'
import {placeName, placesOf, type ValueName} from './places.ts'
import {proposalOf, propose, push} from './propose.ts'
import {type Answer, type Change, type Exchanged, isPicture, type Piece, type Span} from './protocol.ts'
import {type Refused, refuse} from './refused.ts'
import {seek} from './span.ts'
import {doneNow, latestOf, undoOf} from './undo.ts'
import {type FileChange, writeChanges} from './writeFile.ts'
import {placesIn} from './yaml/recordEditables.ts'

/** The operations that the server offers to pages in edit mode. */
export type Editor = ReturnType<typeof openEditor>

/** Opens a project for editing. Changes run one at a time, and the files are read again before each. */
export function openEditor(root: string) {
  const history = openHistory(root)
  let lastSite: SiteFiles | undefined
  let last: Promise<unknown> = Promise.resolve()

  function readNow(): SiteFiles {
    // Edits here replace committed text on purpose, so restoring the committed text is never offered as a fix.
    const {committedText: _, ...site} = readSite(root, lastSite)
    lastSite = {...site, showsDrafts: true}
    return lastSite
  }

  /** Runs work after all earlier work has finished. */
  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }

  function save(change: Change): Answer {
    const site = readNow()
    const draft = draftOf(root, site, change)
    if (draft.refused) return answer(draft)
    const span = spanOf(site, draft)
    const added = change.do === 'addPage' ? addressOf(draft.file) : draft.added
    const result = {
      saved: true as const,
      ...(span && {span}),
      ...(added && {added}),
    }
    if (draft.text === draft.before) return {...result, advice: []}
    const changes = [draft, ...(draft.also ?? [])]
      .map(({file, before, text}) => ({file, before, after: text}))
      .sort((one, other) => orderOf(one, change) - orderOf(other, change))
    const what = change.do === 'move' ? `${draft.what}, moved ${change.way}` : draft.what
    const done = write({did: 'save', file: draft.file, what, ...changedWords(site, draft, change)}, changes)
    return typeof done === 'string' ? {...result, undo: done, advice: draft.advice} : answer(done)
  }

  /** Adds a step to the history and writes its files: both or neither. Returns the step’s id. */
  function write(step: Parameters<typeof history.add>[0], changes: FileChange[]): string | Refused {
    let id: string
    try {
      id = history.add(step, changes)
    } catch (error) {
      return refuse(
        'disk',
        `This could not be noted so that it can be undone, so nothing was changed. ${(error as Error).message}`,
      )
    }
    const failed = writeChanges(root, changes)
    if (failed) history.drop(id)
    return failed ?? id
  }

  function undoOrRedo(id: string | undefined, way: 'undo' | 'redo'): Answer {
    const steps = history.steps()
    const list = doneNow(root, steps)
    const done = id === undefined ? latestOf(list, way) : list.find((each) => each.id === id)
    const save = steps.find((step) => step.id === done?.id)
    if (!save || !done) return answer(refuse('gone', `There is nothing to ${way}.`))
    if ((done.undone !== undefined) === (way === 'undo'))
      return answer(refuse('place', way === 'undo' ? 'This was undone already.' : 'This was redone already.'))
    const changes = undoOf(root, readNow(), save.writes, way)
    if ('refused' in changes) return answer(changes)
    if (done.can !== way) return answer(refuse('place', 'This is committed already. Change the words where they are.'))
    const {file, what, before, after} = save
    const stepId = write({did: way, of: save.id, file, what, before: after, after: before}, changes)
    if (typeof stepId !== 'string') return answer(stepId)
    return {saved: true, undo: save.id, done: {...done, place: placeName(readNow(), file)}, advice: []}
  }

  return {
    /** Reads the current files of the site. */
    site: readNow,
    /** Lists the editable items of a file of `pages/` or `content/`, in document order. */
    editables: (file: string) => editablesOf(readNow(), file),
    /** Returns, for each piece, whether it can be added below a span. */
    fits: (below: Span, pieces: Piece[]) => fitting(readNow(), below, pieces),
    save: (change: Change) => inTurn(() => save(change)),
    /** Lists what was changed, the latest first. */
    done() {
      const site = readNow()
      return doneNow(root, history.steps()).map((each) => ({...each, place: placeName(site, each.file)}))
    },
    /** Undoes the save with this id, or the latest. */
    undo: (id?: string) => inTurn(() => undoOrRedo(id, 'undo')),
    redo: (id?: string) => inTurn(() => undoOrRedo(id, 'redo')),
    /** Lists the pages that show a value of `content/`; empty for the text of a page. */
    places: (span: Span) => placesOf(lastSite ?? readNow(), span.file, valueAt(lastSite ?? readNow(), span)),
    /** Returns what a proposal would contain. */
    proposal: () => proposalOf(root, readNow(), history),
    propose: (sentence: string) => inTurn(() => propose(root, readNow(), history, sentence)),
    /** Pushes the branch of a proposal: the only operation that sends the author’s changes from this computer. */
    push: (branch: string) => push(root, branch),
    /** Fetches the published site and merges it with the local changes. */
    async latest(): Promise<Exchanged> {
      const fetched = await fetchLatest(root)
      return 'done' in fetched ? fetched : inTurn(() => carryOn(root, readNow(), history.steps(), fetched.next))
    },
    /** Lists what can be added: components and kinds of record. */
    adding() {
      const site = readNow()
      return {components: newBlocks(site), records: newKinds(site)}
    },
    /** Lists the pages and headings that a link can lead to. */
    targets: () => targetsIn(readNow()),
  }
}

/** A page is rendered as soon as it is written, so what it names is written before it, and removed after it. */
function orderOf({file, after}: FileChange, change: Change): number {
  if (isPicture(file)) return after === undefined ? 2 : -2
  return file.startsWith('content/') === (change.do === 'remove') ? 1 : -1
}

/** Returns the span of the changed part in the new text. */
function spanOf(site: SiteFiles, {file, text, start, end}: Checked): Span | undefined {
  return editablesOf(withFileText(site, file, text), file).find(({span}) => span.start === start && span.end === end)
    ?.span
}

/** Returns which value of a `content/` file a span refers to. */
function valueAt(site: SiteFiles, span: Span): ValueName {
  const text = textToEdit(site, span.file) ?? ''
  const sought = seek(span, text, placesIn(text))
  if (sought.how !== 'found') return {}
  const {id, path} = sought.stretch
  return {id, key: String(path[0])}
}

function answer({refused, ...why}: Refused): Answer {
  return {saved: false, ...why}
}
