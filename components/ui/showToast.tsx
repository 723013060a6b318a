import {toast} from 'react-toastify/unstyled'
import toasts from '../../content/toasts.yaml'
import {find} from './find.ts'
import {Message} from './Message.tsx'

/** The message that was asked for last and is not shown yet: what was asked for before it counts no more. */
let waiting: string | undefined
/** Until there is a place for messages, and while one is on its way there: the library would lose the next. */
let busy = true

/** Shows a message of `content/toasts.yaml` in place of the one that is shown: a visitor asked for this one now. */
export function showToast(id: string) {
  waiting = id
  if (!busy) showWaiting(id)
}

/** Says that the place for messages can take one: it is there, or has shown the one before. */
export function placeIsFree() {
  busy = false
  if (waiting) showWaiting(waiting)
}

function showWaiting(id: string) {
  const {title, description} = find(toasts, id, 'content/toasts.yaml')
  waiting = undefined
  busy = true
  toast.dismiss()
  toast(({closeToast}) => (
    <Message title={title} description={description} onShown={placeIsFree} onClose={closeToast} />
  ))
}
