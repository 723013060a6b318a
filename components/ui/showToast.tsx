import {toast} from 'react-toastify/unstyled'
import toasts from '../../content/toasts.yaml'
import {find} from './find.ts'
import {Message} from './Message.tsx'

/** Shows a message of `content/toasts.yaml` in place of the one that is shown: a visitor asked for this one now. */
export function showToast(id: string) {
  const message = find(toasts, id, 'content/toasts.yaml')
  toast.clearWaitingQueue()
  toast.dismiss()
  toast(({closeToast}) => <Message title={message.title} description={message.description} onClose={closeToast} />)
}
