import type {Answer, Change} from '../edit/protocol.ts'
import {pageMark, wordMark} from './marks.ts'
import {ask, NoServer, onUpdate} from './socket.ts'
import {say, saySaved} from './store.ts'

type Refusal = Extract<Answer, {saved: false}>

export type Saved = Extract<Answer, {saved: true}>

/** Why something was not saved, and what the file says instead. `waits`: only the server was unreachable. */
export type NotSaved = Pick<Refusal, 'saved' | 'reason' | 'now' | 'mends'> &
  Required<Pick<Refusal, 'findings'>> & {waits?: boolean}

export type Outcome = Saved | NotSaved

let last: Promise<unknown> = Promise.resolve()

/** A queued action of the author: a change, or undoing or redoing one. */
export type Press = {save: Change; done?: string | undefined} | {back: 'undo' | 'redo'; id?: string | undefined}

/** The queued actions; a function returns `undefined` if its text is stored as a draft. */
const waiting = new Set<() => Press | undefined>()

/** Runs everything that saves or undoes in order, one at a time. */
export function inTurn<T>(work: () => T | Promise<T>, press: () => Press | undefined = () => undefined): Promise<T> {
  waiting.add(press)
  const run = last.then(() => {
    waiting.delete(press)
    return work()
  })
  last = run.catch(() => undefined)
  return run
}

/** Returns the actions that are still queued, to be repeated after a reload. */
export function waitingPresses(): Press[] {
  return [...waiting].flatMap((press) => press() ?? [])
}

/** The last save and its outcome. */
let latest: {change: string; outcome: Outcome} | undefined

/** Allows the last change to be saved again, after an undo. */
export function forgetLatest() {
  latest = undefined
}

interface Saving {
  /** The message when it is saved. */
  done?: string | ((saved: Saved) => string)
  /** A sentence to add to the message if the server is unreachable. */
  waiting?: string
  /** Called as soon as the file is written; the page may reload before it shows the change. */
  written?: () => void
  /** Called before the next change in the queue; without an outcome if there was nothing to save. */
  settled?: (outcome: Outcome | undefined) => void | Promise<void>
}

/** Queues a change and announces the result. `wanted` is called once the page shows all earlier changes. */
export function save(wanted: () => Change | undefined, saving: Saving = {}): Promise<Outcome | undefined> {
  const before = latest
  const press = () => {
    const change = wanted()
    const done = typeof saving.done === 'string' ? saving.done : undefined
    return change && !saving.written ? {save: change, done} : undefined
  }
  return inTurn(async () => {
    const change = wanted()
    const key = JSON.stringify(change)
    // The same change made again before the page shows the first must not be applied twice.
    const isRepeated = latest !== before && latest?.change === key
    const outcome = isRepeated ? latest?.outcome : change && (await send(change, saving))
    if (outcome) latest = {change: key, outcome}
    await saving.settled?.(outcome)
    return outcome
  }, press)
}

/** Sends a change, announces the result, and waits until the page shows it. */
async function send(wanted: Change, {done = 'Saved.', waiting = '', written}: Saving): Promise<Outcome> {
  const file = fileOf(wanted)
  const shown = file ? whenShown(file) : undefined
  try {
    const answer = await ask('save', wanted)
    if (!answer.saved) return notSaved({...answer, findings: answer.findings ?? []})
    written?.()
    saySaved(answer, typeof done === 'string' ? done : done(answer))
    if (!answer.undo) return answer
    await shown
    return answer
  } catch (error) {
    const waits = error instanceof NoServer
    const reason = [(error as Error).message, waits && waiting].filter(Boolean).join(' ')
    return notSaved({saved: false, reason, findings: [], waits})
  }
}

function notSaved(why: NotSaved): NotSaved {
  say(why.waits ? why.reason : `Not saved. ${why.reason}`)
  return why
}

/** Returns the file that a change affects; `undefined` for a new page or record, which nothing shows yet. */
function fileOf(change: Change): string | undefined {
  if (change.do === 'add') return change.below.file
  if (change.do === 'addRecord') return change.below?.span.file
  return change.do === 'addPage' ? undefined : change.span.file
}

/** Text that is being typed: in a box, in a field of a panel, or in the form for a new page or record. */
export interface Typing extends Saving {
  /** Returns the change that saves the text; `undefined` if it equals the file’s. */
  change: () => Change | undefined
  /** Reverts to the file’s text. Returns whether typed text was lost, or a function that restores it. */
  discard: () => boolean | (() => void)
  /** The save that is running, if any. */
  underWay?: Promise<Outcome | undefined> | undefined
}

/** Saves what was typed; with `mend`, also applies the check’s fixes. */
export async function saveTyped(typing: Typing, mend?: boolean): Promise<Saved | undefined> {
  const wanted = () => {
    const change = typing.change()
    return change && mend ? {...change, mend: true as const} : change
  }
  const underWay = save(wanted, typing)
  typing.underWay = underWay
  const outcome = await underWay
  if (typing.underWay === underWay) typing.underWay = undefined
  return outcome?.saved ? outcome : undefined
}

/** Handles Escape: a running save completes, and only text typed since then is discarded. */
export async function cancel(typing: Typing) {
  const outcome = await typing.underWay
  const dropped = typing.discard()
  if (outcome?.saved) say('This was saved before you pressed Esc. Ctrl+Z undoes it.')
  else if (dropped)
    say('Cancelled. Nothing was saved.', dropped === true ? undefined : {name: 'Bring it back', does: dropped})
}

/** The timeout for a render, in milliseconds: if the page has an error elsewhere, it never renders. */
const renderTimeout = 10_000

/** The time that a render takes at most, in milliseconds. A change that the page doesn’t show causes no render. */
const maxRenderTime = 250

/** Resolves once the page shows the next save of a file. Must be called before that save. */
function whenShown(file: string): Promise<void> {
  const before = pageMark()?.version
  let isUpdated = false
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect()
      stopListening()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(() => {
      if (file === pageMark()?.file ? pageMark()?.version !== before : isUpdated) end()
    })
    observer.observe(document.body, {subtree: true, childList: true, characterData: true, attributeFilter: [wordMark]})
    const stopListening = onUpdate(() => {
      isUpdated = true
      if (file !== pageMark()?.file) setTimeout(end, maxRenderTime)
    })
    const timer = setTimeout(end, renderTimeout)
  })
}
