import {toast} from 'react-toastify/unstyled'
import toasts from '../../content/toasts.yaml'
import {find} from './find.ts'
import {Message} from './Message.tsx'

interface Asked {
  toast: string
  /** What had the focus then, and has it again when the message is closed with the focus in it. */
  opener: HTMLElement
}

/** The message that was asked for last and is not shown yet: what was asked for before it counts no more. */
let waiting: Asked | undefined
/** Until there is a place for messages, and while one is on its way there: the library would lose the next. */
let busy = true

/** What a control says by its `data-wake`: the message's id, and behind a space what its mail is about. */
export function wakesTo(id: string, chosen = ''): string {
  return `${id} ${chosen}`.trim()
}

/** Shows a message of `content/toasts.yaml`, named as `wakesTo` does, in place of the one that is shown: a visitor asked for this one now. */
export function showToast(toast: string) {
  waiting = {toast, opener: document.activeElement as HTMLElement}
  if (!busy) showWaiting(waiting)
}

/** Says that the place for messages can take one: it is there, or has shown the one before. */
export function placeIsFree() {
  busy = false
  if (waiting) showWaiting(waiting)
}

function showWaiting({toast: asked, opener}: Asked) {
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
