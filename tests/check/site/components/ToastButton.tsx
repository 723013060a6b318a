import type {Label, Text} from '../../../../components/ui/kinds.ts'

interface ToastButtonProps {
  /** The message's `id` in `content/toasts.yaml`. */
  toast: string
  /** Added to the label for screen readers. */
  about?: Text
  /** The words on the button. */
  children: Label
}

/** A button that shows a message. */
export function ToastButton({toast, about, children}: ToastButtonProps) {
  return (
    <button type="button" data-toast={toast} aria-description={about}>
      {children}
    </button>
  )
}
