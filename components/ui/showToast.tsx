import {toast} from 'react-toastify/unstyled'
import toasts from '../../content/toasts.yaml'
import {find} from './find.ts'
import {Message} from './Message.tsx'

/** The message to show as soon as there is a place for it: what was asked for before counts no more. */
let waiting: string | undefined
let hasPlace = false

/** Shows a message of `content/toasts.yaml` in place of the one that is shown: a visitor asked for this one now. */
export function showToast(id: string) {
  if (!hasPlace) {
    waiting = id
    return
  }
  const message = find(toasts, id, 'content/toasts.yaml')
  toast.dismiss()
  toast(({closeToast}) => <Message title={message.title} description={message.description} onClose={closeToast} />)
}

/** Says that the place for messages is there: two that are asked for before would lose one. */
export function placeIsReady() {
  hasPlace = true
  if (waiting) showToast(waiting)
}
