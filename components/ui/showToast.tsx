import {toast} from 'react-toastify/unstyled'
import toasts from '../../content/toasts.yaml'
import {find} from './find.ts'
import {Message} from './Message.tsx'

interface PendingToast {
  toast: string
  /** The element that had the focus. Gets it back if the message contains the focus when it is closed. */
  opener: HTMLElement
}

/** The latest message that was requested but is not shown yet. Earlier ones are dropped. */
let waiting: PendingToast | undefined
/** True until the container is mounted and while it adds a message: the library would lose the next one. */
let busy = true

/** Returns the value of a control's `data-wake`: the message's id, and after a space what its email is about. */
export function wakesTo(id: string, chosen = ''): string {
  return `${id} ${chosen}`.trim()
}

/** Replaces the current message with one of `content/toasts.yaml`. `toast` is what `wakesTo` returns. */
export function showToast(toast: string) {
  waiting = {toast, opener: document.activeElement as HTMLElement}
  if (!busy) showWaiting(waiting)
}

/** Reports that the container can show the next message: it is mounted, or has shown the previous one. */
export function placeIsFree() {
  busy = false
  if (waiting) showWaiting(waiting)
}

function showWaiting({toast: asked, opener}: PendingToast) {
  const [id = '', ...chosen] = asked.split(' ')
  const {subject, ...message} = find(toasts, id, 'content/toasts.yaml')
  const about = subject && [subject, chosen.join(' ')].filter(Boolean).join(': ')
  waiting = undefined
  busy = true
  toast.dismiss()
  toast(({closeToast}) => (
    <Message {...message} subject={about} opener={opener} onShown={placeIsFree} onClose={closeToast} />
  ))
}
