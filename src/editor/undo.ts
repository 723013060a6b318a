import type {Done} from '../edit/protocol.ts'
import {short} from './foundWords.ts'
import {forgetLatest, inTurn} from './saving.ts'
import {ask} from './socket.ts'
import {say} from './store.ts'

/** What Ctrl+Z undoes: the latest that is not committed and that the file still says. */
export function toUndo(done: Done[]): Done | undefined {
  return done.find(({can}) => can === 'undo')
}

/** What Ctrl+Shift+Z does again: what was put back last, unless something was changed since. */
export function toRedo(done: Done[]): Done | undefined {
  const latest = done[0]?.at ?? ''
  const [last] = done
    .filter(({undone = '', can}) => can === 'redo' && undone >= latest)
    .sort((one, other) => String(other.undone).localeCompare(String(one.undone)))
  return last
}

/** Puts the latest change back, on whatever page it was. */
export function undoLatest() {
  return inTurn(async () => {
    const last = toUndo(await ask('done', {}))
    if (last) await act('undo', last.id, `Undone, in ${last.file}: “${short(last.before || last.after, 60)}”.`)
    else say('There is nothing to undo.')
  })
}

/** Does again what was put back last. */
export function redoLatest() {
  return inTurn(async () => {
    const last = toRedo(await ask('done', {}))
    if (last) await act('redo', last.id, `Redone, in ${last.file}: “${short(last.after || last.before, 60)}”.`)
    else say('There is nothing to redo.')
  })
}

/** Undoes or redoes one change, after everything that is being saved. */
export function undoOne(name: 'undo' | 'redo', id: string) {
  return inTurn(() => act(name, id, name === 'undo' ? 'Undone.' : 'Redone.'))
}

async function act(name: 'undo' | 'redo', id: string, done: string) {
  forgetLatest()
  const answer = await ask(name, {id})
  say(answer.saved ? done : answer.reason)
}

/** Has Ctrl+Z and Ctrl+Shift+Z put back whole changes, but in a field, where they are the field’s own. */
export function listenForUndo() {
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    const [target] = event.composedPath()
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    const again = key === 'y' || event.shiftKey
    ;(again ? redoLatest() : undoLatest()).catch((error: Error) => say(error.message))
  })
}
