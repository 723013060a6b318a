import type {Answer, Change} from '../edit/protocol.ts'
import {pageMark, wordMark} from './marks.ts'
import {ask, NoServer, onUpdate} from './socket.ts'
import {say, saySaved} from './store.ts'

type Refusal = Extract<Answer, {saved: false}>

export type Saved = Extract<Answer, {saved: true}>

/** Why something is not in the file, and what the file says instead. `waits`: only the server was missing. */
export type NotSaved = Pick<Refusal, 'saved' | 'reason' | 'now' | 'mends'> &
  Required<Pick<Refusal, 'findings'>> & {waits?: boolean}

export type Outcome = Saved | NotSaved

let last: Promise<unknown> = Promise.resolve()

/** What was pressed: a change, or undoing or redoing one. */
export type Press = {save: Change; done?: string | undefined} | {back: 'undo' | 'redo'; id?: string | undefined}

/** What each press that waits for its turn asks for; nothing where what was typed is kept as a draft. */
const waiting = new Set<() => Press | undefined>()

/** Everything that is saved and undone happens one after another. */
export function inTurn<T>(work: () => T | Promise<T>, press: () => Press | undefined = () => undefined): Promise<T> {
  waiting.add(press)
  const mine = last.then(() => {
    waiting.delete(press)
    return work()
  })
  last = mine.catch(() => undefined)
  return mine
}

/** The presses that still wait when the page is loaded again. */
export function waitingPresses(): Press[] {
  return [...waiting].flatMap((press) => press() ?? [])
}

/** What was saved last. */
let latest: {change: string; outcome: Outcome} | undefined

/** After an undo, the same change may be saved again. */
export function forgetLatest() {
  latest = undefined
}

interface Saving {
  /** What is said when it is saved. */
  done?: string | ((saved: Saved) => string)
  /** What is said besides when the server is missing. */
  waiting?: string
  /** Called as soon as it is written: the page may reload before it shows the change. */
  written?: () => void
  /** Called before the next change in the queue; without an outcome if there was nothing to save. */
  settled?: (outcome: Outcome | undefined) => void | Promise<void>
}

/**
 * Queues one change and announces the result. `wanted` is called when its turn comes, once the page shows the changes
 * before it; it returns `undefined` if there is nothing to save.
 */
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
    // A repeated press, made before the page showed the first one, must not apply the same change twice.
    const isRepeated = latest !== before && latest?.change === key
    const outcome = isRepeated ? latest?.outcome : change && (await send(change, saving))
    if (outcome) latest = {change: key, outcome}
    await saving.settled?.(outcome)
    return outcome
  }, press)
}

/** Sends a change, announces the answer, and waits until the page shows it. */
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

/** The file that a change is about; a new record or page is shown nowhere yet. */
function fileOf(change: Change): string | undefined {
  if (change.do === 'add') return change.below.file
  if (change.do === 'addRecord') return change.below?.span.file
  return change.do === 'addPage' ? undefined : change.span.file
}

/** Words that somebody types: in a box, in a field of a panel, or in the form of something new. */
export interface Typing extends Saving {
  /** The change that saves them; `undefined` if nothing differs from the file. */
  change: () => Change | undefined
  /** Shows what the file says again. Returns whether anything else was typed, or what brings it back. */
  discard: () => boolean | (() => void)
  /** They are being saved. */
  underWay?: Promise<Outcome | undefined> | undefined
}

/** Saves what was typed; with `mend`, what the check says to write as well. */
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

/** Escape: a save that is under way completes, and only the rest is discarded. */
export async function cancel(typing: Typing) {
  const outcome = await typing.underWay
  const dropped = typing.discard()
  if (outcome?.saved) say('This was saved before you pressed Esc. Ctrl+Z undoes it.')
  else if (dropped)
    say('Cancelled. Nothing was saved.', dropped === true ? undefined : {name: 'Bring it back', does: dropped})
}

/** The longest that anyone waits for a page to be drawn again, in milliseconds: one that is broken elsewhere never is. */
const longestDrawing = 10_000

/** How long a page takes at most to be drawn once it has what is new; what it does not show is never drawn. */
const drawing = 250

/** Settles when the page shows what is saved in a file from now on. Asked for before it is saved. */
function whenShown(file: string): Promise<void> {
  const before = pageMark()?.version
  let isHere = false
  return new Promise((resolve) => {
    const end = () => {
      drawn.disconnect()
      stopListening()
      clearTimeout(limit)
      resolve()
    }
    const drawn = new MutationObserver(() => {
      if (file === pageMark()?.file ? pageMark()?.version !== before : isHere) end()
    })
    drawn.observe(document.body, {subtree: true, childList: true, characterData: true, attributeFilter: [wordMark]})
    const stopListening = onUpdate(() => {
      isHere = true
      if (file !== pageMark()?.file) setTimeout(end, drawing)
    })
    const limit = setTimeout(end, longestDrawing)
  })
}
