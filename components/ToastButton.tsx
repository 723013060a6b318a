import {css} from '@emotion/react'
import type {ReactNode} from 'react'
import {scriptingOff} from './theme.ts'
import {buttonStyles} from './ui/buttonStyles.ts'
import {showToast, type ToastId} from './ui/showToast.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface ToastButtonProps {
  /** The message's `id` in `content/toasts.yaml`. */
  toast: ToastId
  /** Said to screen readers after the label, to tell this button from others like it: `for Budgeting Basics`. */
  about?: string
  /** The words on the button. */
  children: ReactNode
}

/** A button for something that can't be done on the site yet: it says what to do instead. */
export function ToastButton({toast, about, children}: ToastButtonProps) {
  return (
    // `data-wake`: only React can show a message, so a press on this loads it (src/app/wake.ts).
    <button
      type="button"
      css={[buttonStyles.base, buttonStyles.solid, needsScript]}
      data-wake=""
      onClick={() => showToast(toast)}
    >
      {children}
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </button>
  )
}

/** Without scripting the button could do nothing: the e-mail address beside it does the job. */
const needsScript = css({[scriptingOff]: {display: 'none'}})
