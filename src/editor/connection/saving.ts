import type {Change, ChangeResult} from '../../edit/protocol.ts'
import {pageMark, textMarkAttribute} from './marks.ts'
import {onUpdate, ServerUnreachable, sendRequest} from './socket.ts'
import {announce, announceSaved, withdraw} from './uiState.ts'

type FailedChange = Extract<ChangeResult, {saved: false}>

export type SavedChange = Extract<ChangeResult, {saved: true}>

/** Why a change was not saved. `now`: the current text of the file. `waits`: the server was unreachable. */
export type SaveFailure = Pick<FailedChange, 'saved' | 'reason' | 'now' | 'fixable'> &
  Required<Pick<FailedChange, 'findings'>> & {waits?: boolean}

export type SaveResult = SavedChange | SaveFailure

let last: Promise<unknown> = Promise.resolve()

/** A queued action of the author: a change, or undoing or redoing one. */
export type QueuedAction = {save: Change; done?: string | undefined} | {back: 'undo' | 'redo'; id?: string | undefined}

/** Functions that return the queued actions; `undefined` if the text is stored as a draft and need not be repeated. */
const actionQueue = new Set<() => QueuedAction | undefined>()

/** Runs saves, undos and redos one at a time, in the order in which they were queued. */
export function enqueue<T>(
  work: () => T | Promise<T>,
  press: () => QueuedAction | undefined = () => undefined,
): Promise<T> {
  actionQueue.add(press)
  const run = last.then(() => {
    actionQueue.delete(press)
    return work()
  })
  last = run.catch(() => undefined)
  return run
}

/** Returns the actions that are still queued, to be repeated after a reload. */
export function queuedActions(): QueuedAction[] {
  return [...actionQueue].flatMap((press) => press() ?? [])
}

/** The last save and its outcome. */
let lastSave: {change: string; outcome: SaveResult} | undefined

/** Allows a change equal to the last one to be saved again, after the last one was undone. */
export function forgetLastSave() {
  lastSave = undefined
}

interface SaveOptions {
  /** The message when it is saved. */
  done?: string | ((saved: SavedChange) => string)
  /** A sentence to add to the message if the server is unreachable. */
  offlineHint?: string
  /** Called as soon as the file is written; after that, the page may reload at any time. */
  onWritten?: () => void
  /** Called before the next change in the queue; without an outcome if there was nothing to save. */
  onSettled?: (outcome: SaveResult | undefined) => void | Promise<void>
}

/** Queues a change and announces the result. `wanted` is called once the page shows all earlier changes. */
export function save(wanted: () => Change | undefined, saving: SaveOptions = {}): Promise<SaveResult | undefined> {
  const before = lastSave
  const press = () => {
    const change = wanted()
    const done = typeof saving.done === 'string' ? saving.done : undefined
    return change && !saving.onWritten ? {save: change, done} : undefined
  }
  return enqueue(async () => {
    const change = wanted()
    const key = JSON.stringify(change)
    // If an equal change was saved after this one was queued, returns that outcome instead of saving twice.
    const isRepeated = lastSave !== before && lastSave?.change === key
    const outcome = isRepeated ? lastSave?.outcome : change && (await send(change, saving))
    if (outcome) lastSave = {change: key, outcome}
    else withdraw(saving)
    await saving.onSettled?.(outcome)
    return outcome
  }, press)
}

/** Sends a change, announces the result, and waits until the page shows it. */
async function send(wanted: Change, saving: SaveOptions): Promise<SaveResult> {
  const {done = 'Saved.', offlineHint = '', onWritten} = saving
  const before = pageMark()?.version
  const file = fileOfChange(wanted)
  try {
    const answer = await sendRequest('saveChange', wanted)
    if (!answer.saved) return reportFailure({...answer, findings: answer.findings ?? []}, saving)
    onWritten?.()
    announceSaved(answer, typeof done === 'string' ? done : done(answer))
    if (answer.undo && file) await waitForRender(file, before)
    return answer
  } catch (error) {
    const waits = error instanceof ServerUnreachable
    const reason = [(error as Error).message, waits && offlineHint].filter(Boolean).join(' ')
    return reportFailure({saved: false, reason, findings: [], waits}, saving)
  }
}

function reportFailure(why: SaveFailure, about: SaveOptions): SaveFailure {
  // While the server is unreachable, the bar shows the reason anyway.
  announce(why.waits ? '' : `Not saved. ${why.reason}`, undefined, about)
  return why
}

/** Returns the file that a change affects; `undefined` for a whole page, or a new record that no page shows yet. */
function fileOfChange(change: Change): string | undefined {
  if (change.do === 'add') return change.below.file
  if (change.do === 'addRecord') return change.below?.span.file
  return 'span' in change ? change.span.file : undefined
}

/** Text that is being typed: in a box, in a field of a panel, or in the form for a new page or record. */
export interface TypedInput extends SaveOptions {
  /** Returns the change that saves the text, or `instead`; `undefined` if the file has this text already. */
  change: (instead?: Change) => Change | undefined
  /** Reverts to the file’s text. Returns whether typed text was discarded, or a function that restores it. */
  discard: () => boolean | (() => void)
  /** The save that is running, if any. */
  runningSave?: Promise<SaveResult | undefined> | undefined
}

/** Saves what was typed; with `mend`, the server also applies the content check’s automatic fixes. */
export async function saveTyped(
  typing: TypedInput,
  mend?: boolean,
  instead?: Change,
): Promise<SavedChange | undefined> {
  const wanted = () => {
    const change = typing.change(instead)
    return change && mend ? {...change, mend: true as const} : change
  }
  const underWay = save(wanted, typing)
  typing.runningSave = underWay
  const outcome = await underWay
  if (typing.runningSave === underWay) typing.runningSave = undefined
  return outcome?.saved ? outcome : undefined
}

/** Handles Escape: a running save completes, and only text typed since then is discarded. */
export async function cancelInput(typing: TypedInput) {
  const outcome = await typing.runningSave
  const dropped = typing.discard()
  if (outcome?.saved) announce('This was saved before you pressed Esc. Ctrl+Z undoes it.')
  else if (dropped)
    announce('Cancelled. Nothing was saved.', dropped === true ? undefined : {name: 'Bring it back', does: dropped})
}

/** How long to wait for this page to show a save, in milliseconds; with an error in the page, it never renders. */
const renderTimeout = 10_000

/** How long to wait for a render after a hot update of another file, in milliseconds: this page may not show the change. */
const maxRenderTime = 1000

/** Resolves once the page shows a save of a file; `before` is the version of the page’s text before the save. */
export function waitForRender(file: string, before: string | undefined): Promise<void> {
  const isOwn = () => file === pageMark()?.file
  if (isOwn() && pageMark()?.version !== before) return Promise.resolve()
  let isUpdated = false
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      stopListening()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(() => {
      if (isOwn() ? pageMark()?.version !== before : isUpdated) end()
    })
    // Only the page: the text box and its tools beside it change as well.
    observer.observe(document.getElementById('siteRoot') as HTMLElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [textMarkAttribute],
    })
    const stopListening = onUpdate(() => {
      isUpdated = true
      if (!isOwn()) setTimeout(end, maxRenderTime)
    })
    const timer = setTimeout(end, renderTimeout)
  })
}
