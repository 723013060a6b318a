import {toast} from 'react-toastify/unstyled'
import toasts from '../../content/toasts.yaml'
import {findRecord} from './findRecord.ts'
import {Message} from './Message.tsx'

interface PendingToast {
  toast: string
  /** The element that had the focus, and gets it back if the message contains the focus when it is closed. */
  opener: HTMLElement
}

/** The latest pop-up message that was requested and is not shown yet. It replaces an earlier one. */
let pendingToast: PendingToast | undefined
/**
 * Whether react-toastify would lose a message now: its container is not mounted yet, or is adding another
 * message.
 */
let busy = true

/**
 * Returns a button's `data-wake`: its message's id, and after a space a text to add to the message's email
 * subject.
 */
export function wakeValue(id: string, chosen = ''): string {
  return `${id} ${chosen}`.trim()
}

/** Returns the subject of a message's emails, with what was chosen: “Waiting list: Budgeting Basics”. */
export function subjectAbout(subject: string, chosen = ''): string {
  return [subject, chosen].filter(Boolean).join(': ')
}

/**
 * Replaces the current pop-up message with one of `content/toasts.yaml`. `toast` is what `wakeValue` returns.
 */
export function showToast(toast: string) {
  pendingToast = {toast, opener: document.activeElement as HTMLElement}
  if (!busy) showPendingToast(pendingToast)
}

/**
 * Shows the pending message. Called when react-toastify's container is mounted, and when it has shown a
 * message.
 */
export function onContainerReady() {
  busy = false
  if (pendingToast) showPendingToast(pendingToast)
}

function showPendingToast({toast: requested, opener}: PendingToast) {
  const [id = '', ...chosen] = requested.split(' ')
  const {subject, ...message} = findRecord(toasts, id, 'content/toasts.yaml')
  const about = subject && subjectAbout(subject, chosen.join(' '))
  pendingToast = undefined
  busy = true
  toast.dismiss()
  toast(({closeToast}) => (
    <Message {...message} subject={about} opener={opener} onShown={onContainerReady} onClose={closeToast} />
  ))
}
