import type {Label, Text} from './ui/kinds.ts'
import {Link} from './ui/Link.tsx'
import {showToast} from './ui/showToast.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface ToastLinkProps {
  /** The message's `id` in `content/toasts.yaml`. */
  toast: string
  /**
   * Where the link goes: a page (`/get-involved`) or a place on this page (`#get-involved`).
   * @example /get-involved
   */
  to: string
  /**
   * Added to the words for screen readers, to tell this link from one like it that leads elsewhere: `on this
   * page`.
   */
  about?: Text
  /**
   * The words of the link.
   * @example Get Involved
   */
  children: Label
  className?: string
}

/** A link that also shows a pop-up message, such as a welcome, on the page that it leads to. */
export function ToastLink({toast, to, about, children, className}: ToastLinkProps) {
  return (
    <Link to={to} className={className} data-wake={toast} onClick={() => showToast(toast)}>
      {children}
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </Link>
  )
}
