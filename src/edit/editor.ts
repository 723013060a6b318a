import {addressOf, type SiteFiles, withFileText} from '../site/index.ts'
import {describeAddress} from './address/describeAddress.ts'
import {checkInsertions} from './blocks/checkInsertions.ts'
import {editablesOf, textToEdit} from './editables.ts'
import {addableComponents, addableRecordKinds, linkTargets} from './page/addable.ts'
import {fileTitle, pagesShowing} from './pagesShowing.ts'
import {planChange} from './planChange.ts'
import {
  type Change,
  type ChangeResult,
  type Insertion,
  isPicture,
  type Span,
  type SyncResult,
} from './protocol.ts'
import {type Rejection, reject} from './rejection.ts'
import {findSpan} from './span.ts'
import type {FileChange, Store} from './store.ts'
import {textBeforeAndAfter} from './textDifferences.ts'
import type {ValidDraft} from './validateDraft.ts'
import {changeEntries, entryToUndo, undoFileChanges} from './versions/undo.ts'
import {scalarsIn} from './yaml/recordEditables.ts'

/** The operations that the server offers to pages in edit mode. */
export type Editor = ReturnType<typeof openEditor>

/** Opens a site for editing. Changes run one at a time, and the site is read again before each. */
export function openEditor(store: Store) {
  let lastSite: SiteFiles | undefined
  let last: Promise<unknown> = Promise.resolve()

  function readNow(): SiteFiles {
    lastSite = store.readSite()
    return lastSite
  }

  /** Runs work after all earlier work has finished. */
  function enqueue<T>(work: () => T | Promise<T>): Promise<T> {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }

  async function save(change: Change): Promise<ChangeResult> {
    const site = readNow()
    const draft = planChange(site, change)
    if (draft.rejected) return failedResult(draft)
    const span = spanOf(site, draft)
    const added = change.type === 'addPage' ? addressOf(draft.file) : draft.added
    const result = {
      saved: true as const,
      ...(span && {span}),
      ...(added && {added}),
      ...(draft.includesOthers && {includesOthers: draft.includesOthers}),
      ...(draft.moved && {moved: draft.moved}),
      ...(draft.addedName && {addedName: draft.addedName}),
    }
    if (draft.text === draft.before) return {...result, advice: []}
    const changes = [draft, ...(draft.otherFiles ?? [])]
      .map(({file, before, text}) => ({file, before, after: text}))
      .sort((one, other) => writeOrder(one, change) - writeOrder(other, change))
    const description =
      change.type === 'move' ? `${draft.description}, moved ${change.direction}` : draft.description
    const {listed = {file: draft.file, ...textBeforeAndAfter(site, draft, change)}, moved} = draft
    const id = await store.write({did: 'save', what: description, ...listed, ...(moved && {moved})}, changes)
    if (typeof id !== 'string') return failedResult(id)
    const isInReview = store.isInReview?.() && {isInReview: true as const}
    return {...result, ...isInReview, changeId: id, advice: draft.advice}
  }

  async function undoOrRedo(id: string | undefined, action: 'undo' | 'redo'): Promise<ChangeResult> {
    const site = readNow()
    const list = changeEntries(site, store)
    const done = id === undefined ? entryToUndo(list, action) : list.find((each) => each.id === id)
    const save = store.steps().find((step) => step.id === done?.id)
    if (!save || !done) return failedResult(reject(`There is nothing to ${action}.`))
    if ((done.undoneBy !== undefined) === (action === 'undo'))
      return failedResult(reject(action === 'undo' ? 'This was undone already.' : 'This was redone already.'))
    const changes = undoFileChanges(site, save.writes, action)
    if ('rejected' in changes) return failedResult(changes)
    if (done.action !== action) return failedResult(reject(done.reason ?? `There is nothing to ${action}.`))
    const {file, what, before, after, label} = save
    const stepId = await store.write(
      {did: action, of: save.id, file, what, label, before: after, after: before},
      changes,
    )
    if (typeof stepId !== 'string') return failedResult(stepId)
    const moved = save.moved?.map(({from, to}) => (action === 'undo' ? {from: to, to: from} : {from, to}))
    return {
      saved: true,
      changeId: save.id,
      entry: {...done, title: fileTitle(readNow(), file)},
      ...(moved && {moved}),
      advice: [],
    }
  }

  return {
    /** Reads the current files of the site. */
    site: readNow,
    /** Lists the editable items of a file of `pages/` or `content/`, in document order. */
    listEditables: (file: string) => editablesOf(readNow(), file),
    /** Returns, for each insertion, whether it can be added below the block at a span (a source range). */
    checkInsertions: (below: Span, insertions: Insertion[]) => checkInsertions(readNow(), below, insertions),
    save: (change: Change) => enqueue(() => save(change)),
    /** Lists the changes that were saved in the editor, the latest first. */
    listChanges() {
      const site = readNow()
      return changeEntries(site, store).map((each) => ({...each, title: fileTitle(site, each.file)}))
    },
    /** Undoes the save with this id, or the latest. */
    undo: (id?: string) => enqueue(() => undoOrRedo(id, 'undo')),
    redo: (id?: string) => enqueue(() => undoOrRedo(id, 'redo')),
    /**
     * Lists the pages that show the `content/` value at a span (a source range); empty if the span is in a
     * page.
     */
    listPagesShowing(span: Span) {
      const site = lastSite ?? readNow()
      return pagesShowing(site, span.file, recordIdAt(site, span))
    },
    /** Returns what `propose` would put into a branch for review, without creating the branch. */
    previewProposal: () => store.previewProposal(readNow()),
    /** Returns where the proposal that was sent last stands, if a code host has the files. */
    findSent: () => store.findSent?.() ?? Promise.resolve(undefined),
    propose: (sentence: string) => enqueue(() => store.propose(readNow(), sentence)),
    /**
     * Pushes the branch of a proposal: the only operation that sends the author’s changes from this computer.
     */
    async sendProposal(branch: string): Promise<SyncResult> {
      if (!store.sendProposal) return {isOk: false, message: 'Describe your changes in one sentence first.'}
      return store.sendProposal(branch)
    },
    /** Fetches the published site and merges it with the local changes. */
    async getLatest(): Promise<SyncResult> {
      const merge = await store.fetchLatest()
      return typeof merge === 'function' ? enqueue(() => merge(readNow())) : merge
    },
    /** Lists what can be added: components and kinds of record. */
    listAddable() {
      const site = readNow()
      return {components: addableComponents(site), records: addableRecordKinds(site)}
    },
    /** Returns the address of a page, and what depends on it. */
    describeAddress: (file: string) => describeAddress(readNow(), file),
    /** Lists the pages and headings that a link can lead to. */
    listLinkTargets: () => linkTargets(readNow()),
  }
}

/**
 * Returns a sort key: files that a page uses are written before it and removed after it, so that it can
 * render.
 */
function writeOrder({file, after}: FileChange, change: Change): number {
  if (after === undefined) return 2
  if (isPicture(file)) return -2
  return file.startsWith('content/') === (change.type === 'remove') ? 1 : -1
}

/** Returns the span (source range) of the changed part in the new text; of a list item, that of its text. */
function spanOf(site: SiteFiles, {file, text, start, end}: ValidDraft): Span | undefined {
  const editables = editablesOf(withFileText(site, file, text), file)
  const own = editables.find(({span}) => span.start === start && span.end === end)
  const inside = editables.find(({kind, span}) => kind === 'inline' && span.start >= start && span.end <= end)
  return (own ?? inside)?.span
}

/** Returns the id of the record that contains the value at a span (a source range), if it is in a record. */
function recordIdAt(site: SiteFiles, span: Span): string | undefined {
  const text = textToEdit(site, span.file) ?? ''
  const result = findSpan(span, text, scalarsIn(span.file.replace('content/', ''), text))
  return result.status === 'found' ? result.range.id : undefined
}

function failedResult({rejected, ...result}: Rejection): ChangeResult {
  return {saved: false, ...result}
}
