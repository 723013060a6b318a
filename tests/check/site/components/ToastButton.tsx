import type {Label} from '../../../../components/ui/kinds.ts'

interface ToastButtonProps {
  /** The message's `id` in `content/toasts.yaml`. */
  toast: string
  /** The words on the button. */
  children: Label
}

/** A button that shows a message. */
export function ToastButton({toast, children}: ToastButtonProps) {
  return (
    <button type="button" data-toast={toast}>
      {children}
    </button>
  )
}
