import {toast} from 'react-toastify/unstyled'
import toasts from '../../content/toasts.yaml'
import {findRecord} from './findRecord.ts'
import {Message} from './Message.tsx'

interface PendingToast {
  toast: string
  /** The element that had the focus, and gets it back if the message contains the focus when it is closed. */
  opener: HTMLElement
}

/** The latest message that was requested but is not shown yet. Earlier ones are dropped. */
let pendingToast: PendingToast | undefined
/** Whether the container is not mounted yet or is adding a message: react-toastify would then lose another message. */
let busy = true

/** Returns the value of a button's `data-wake`: the message's id, and after a space what its email is about. */
export function wakeValue(id: string, chosen = ''): string {
  return `${id} ${chosen}`.trim()
}

/** Replaces the current message with one of `content/toasts.yaml`. `toast` is what `wakeValue` returns. */
export function showToast(toast: string) {
  pendingToast = {toast, opener: document.activeElement as HTMLElement}
  if (!busy) showPendingToast(pendingToast)
}

/** Reports that the container can show the next message: it is mounted, or has shown the previous one. */
export function onContainerReady() {
  busy = false
  if (pendingToast) showPendingToast(pendingToast)
}

function showPendingToast({toast: requested, opener}: PendingToast) {
  const [id = '', ...chosen] = requested.split(' ')
  const {subject, ...message} = findRecord(toasts, id, 'content/toasts.yaml')
  const about = subject && [subject, chosen.join(' ')].filter(Boolean).join(': ')
  pendingToast = undefined
  busy = true
  toast.dismiss()
  toast(({closeToast}) => (
    <Message {...message} subject={about} opener={opener} onShown={onContainerReady} onClose={closeToast} />
  ))
}
