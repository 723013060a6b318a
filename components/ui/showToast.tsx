import {toast} from 'react-toastify/unstyled'
import toasts from '../../content/toasts.yaml'
import {find} from './find.ts'
import {Message, roles} from './Message.tsx'

interface Asked {
  id: string
  /** Where `{email}` leads in place of an empty mail: one that holds what a visitor typed. */
  mail?: string
}

/** The message that was asked for last and is not shown yet: what was asked for before it counts no more. */
let waiting: Asked | undefined
/** Until there is a place for messages, and while one is on its way there: the library would lose the next. */
let busy = true

/** Shows a message of `content/toasts.yaml` in place of the one that is shown: a visitor asked for this one now. */
export function showToast(id: string, mail?: string) {
  waiting = {id, mail}
  if (!busy) showWaiting(waiting)
}

/** Says that the place for messages can take one: it is there, or has shown the one before. */
export function placeIsFree() {
  busy = false
  if (waiting) showWaiting(waiting)
}

function showWaiting({id, mail}: Asked) {
  const {kind, title, description} = find(toasts, id, 'content/toasts.yaml')
  waiting = undefined
  busy = true
  toast.dismiss()
  const say = ({closeToast}: {closeToast: () => void}) => (
    <Message {...{kind, title, description, mail}} onShown={placeIsFree} onClose={closeToast} />
  )
  toast(say, {role: roles[kind]})
}
