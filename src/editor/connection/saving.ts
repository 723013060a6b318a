import type {Change, ChangeResult} from '../../edit/protocol.ts'
import {pageMark, textMarkAttribute} from './marks.ts'
import {onConnection, onUpdate, ServerUnreachable, sendRequest} from './server.ts'
import {announce, announceFailure, announceSaved, withdraw} from './uiState.ts'

type FailedChange = Extract<ChangeResult, {saved: false}>

export type SavedChange = Extract<ChangeResult, {saved: true}>

/** Why a change was not saved. `currentText` is that of the file. `isOffline`: the server was unreachable. */
export type SaveFailure = Pick<FailedChange, 'saved' | 'reason' | 'currentText' | 'fixable' | 'field'> &
  Required<Pick<FailedChange, 'findings'>> & {isOffline?: boolean}

export type SaveResult = SavedChange | SaveFailure

let last: Promise<unknown> = Promise.resolve()

/** A queued action of the author: a change, or undoing or redoing one. */
export type QueuedAction =
  | {save: Change; message?: string | undefined}
  | {action: 'undo' | 'redo'; id?: string | undefined}

/**
 * Functions that return the queued actions; `undefined` if the text is stored as a draft and need not be
 * repeated.
 */
const actionQueue = new Set<() => QueuedAction | undefined>()

/** Runs saves, undos and redos one at a time, in the order in which they were queued. */
export function enqueue<T>(
  work: () => T | Promise<T>,
  getAction: () => QueuedAction | undefined = () => undefined,
): Promise<T> {
  actionQueue.add(getAction)
  const run = last.then(() => {
    actionQueue.delete(getAction)
    return work()
  })
  last = run.catch(() => undefined)
  return run
}

/** Returns the actions that are still queued, to be repeated after a reload. */
export function queuedActions(): QueuedAction[] {
  return [...actionQueue].flatMap((getAction) => getAction() ?? [])
}

/** The last save and its outcome. */
let lastSave: {change: string; outcome: SaveResult} | undefined

/** Allows a change equal to the last one to be saved again, after the last one was undone. */
export function forgetLastSave() {
  lastSave = undefined
}

interface SaveOptions {
  /** The message when it is saved. */
  message?: string | ((saved: SavedChange) => string)
  /**
   * The key of its draft, if what is typed is sent again once the server can be reached: the latest text with
   * that key.
   */
  resendKey?: string
  /** Called as soon as the file is written; after that, the page may reload at any time. */
  onWritten?: () => void
  /** Called before the next change in the queue; without an outcome if there was nothing to save. */
  onSettled?: (outcome: SaveResult | undefined) => void | Promise<void>
}

/**
 * Queues a change and announces the result. `getChange` is called once the page shows all earlier changes.
 */
export function save(
  getChange: () => Change | undefined,
  options: SaveOptions = {},
): Promise<SaveResult | undefined> {
  const before = lastSave
  const getAction = () => {
    const change = getChange()
    const message = typeof options.message === 'string' ? options.message : undefined
    return change && !options.onWritten ? {save: change, message} : undefined
  }
  return enqueue(async () => {
    const change = getChange()
    const key = JSON.stringify(change)
    // If an equal change was saved after this one was queued, returns that outcome instead of saving twice.
    const isRepeated = lastSave !== before && lastSave?.change === key
    const outcome = isRepeated ? lastSave?.outcome : change && (await send(change, options))
    if (outcome) lastSave = {change: key, outcome}
    else withdraw(options)
    await options.onSettled?.(outcome)
    return outcome
  }, getAction)
}

/** Sends a change, announces the result, and waits until the page shows it. */
async function send(change: Change, options: SaveOptions): Promise<SaveResult> {
  const {message = 'Saved.', resendKey, onWritten} = options
  const before = pageMark()?.version
  const file = fileOfChange(change)
  try {
    const result = await sendRequest('saveChange', change)
    if (!result.saved) return reportFailure({...result, findings: result.findings ?? []}, options)
    onWritten?.()
    announceSaved(result, typeof message === 'string' ? message : message(result))
    if (result.changeId && file) await waitForRender(file, before)
    return result
  } catch (error) {
    const isOffline = error instanceof ServerUnreachable
    const hint = isOffline && resendKey && 'It is saved as soon as there is a connection.'
    const reason = [(error as Error).message, hint].filter(Boolean).join(' ')
    return reportFailure({saved: false, reason, findings: [], isOffline}, options)
  }
}

/** Shows why a change was not saved, unless its owner does: a field, a form or the text that is edited. */
function reportFailure(failure: SaveFailure, about: SaveOptions): SaveFailure {
  // While the server is unreachable, the bar shows the reason anyway.
  const reason = failure.isOffline ? '' : `Not saved. ${failure.reason}`
  if (about.onSettled) announce(reason, undefined, about)
  else announceFailure(reason, about)
  return failure
}

/**
 * Returns the file that a change affects; `undefined` for a whole page, or a new record that no page shows
 * yet.
 */
function fileOfChange(change: Change): string | undefined {
  if (change.type === 'add') return change.below.file
  if (change.type === 'addRecord') return change.below?.span.file
  return 'span' in change ? change.span.file : undefined
}

/**
 * Typed text that is not saved yet: in a text editor, a field of a panel, or the form for a new page or
 * record.
 */
export interface PendingEdit extends SaveOptions {
  /** Returns the change that saves the text, or `instead`; `undefined` if the file has this text already. */
  change: (instead?: Change) => Change | undefined
  /** Reverts to the file’s text. Returns whether typed text was discarded, or a function that restores it. */
  discard: () => boolean | (() => void)
  /** The save that is running, if any. */
  runningSave?: Promise<SaveResult | undefined> | undefined
}

/** Functions that send again what could not be saved while the server was unreachable, by `resendKey`. */
const unreached = new Map<string, () => void>()

/** From now on, sends again what could not be saved as soon as the server can be reached. */
export function saveOnceConnected() {
  onConnection((isConnected) => {
    const waiting = isConnected ? [...unreached.values()] : []
    for (const saveAgain of waiting) saveAgain()
  })
}

/** Saves what was typed; with `autofix`, the server also applies the content check’s automatic fixes. */
export async function savePendingEdit(
  edit: PendingEdit,
  autofix?: boolean,
  instead?: Change,
): Promise<SavedChange | undefined> {
  const getChange = () => {
    const change = edit.change(instead)
    return change && autofix ? {...change, autofix: true as const} : change
  }
  const running = save(getChange, edit)
  edit.runningSave = running
  const outcome = await running
  if (edit.runningSave === running) edit.runningSave = undefined
  // Without `instead`, whose words may be older than what is typed until then.
  if (edit.resendKey && outcome && !outcome.saved && outcome.isOffline)
    unreached.set(edit.resendKey, () => void savePendingEdit(edit, autofix))
  else if (edit.resendKey) unreached.delete(edit.resendKey)
  return outcome?.saved ? outcome : undefined
}

/** Handles Escape: a running save completes, and only text typed since then is discarded. */
export async function cancelPendingEdit(edit: PendingEdit) {
  const outcome = await edit.runningSave
  const dropped = edit.discard()
  if (outcome?.saved) announce('This was saved before you pressed Esc. “Undo” takes it back.')
  else if (dropped)
    announce(
      'Cancelled. Nothing was saved.',
      dropped === true ? undefined : {label: 'Bring it back', run: dropped},
    )
}

/**
 * How long to wait for this page to show a save, in milliseconds; with an error in the page, it never
 * renders.
 */
const renderTimeout = 10_000

/**
 * How long to wait for a render after a hot update of another file, in milliseconds: this page may not show
 * the change.
 */
const maxRenderTime = 1000

/**
 * Resolves once the page shows a save of a file; `before` is the version of the page’s text before the save.
 */
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
    // Only the page: the text editor and its tools beside it change as well.
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
