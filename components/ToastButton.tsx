import toasts from '../content/toasts.yaml'
import {buttonStyles} from './ui/buttonStyles.ts'
import {ContactWords} from './ui/ContactWords.tsx'
import {findRecord} from './ui/findRecord.ts'
import type {Label, Text} from './ui/kinds.ts'
import {needsScript, scriptFallback} from './ui/needsScript.ts'
import {showToast, subjectAbout, wakeValue} from './ui/showToast.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface ToastButtonProps {
  /** The message's `id` in `content/toasts.yaml`. */
  toast: string
  /**
   * Added to the label for screen readers, to tell this button from others like it: `for Budgeting Basics`.
   */
  about?: Text
  /** Added to the subject of the email that the pop-up message asks visitors to send: `Budgeting Basics`. */
  chosen?: Text
  /**
   * The words on the button.
   * @example Ask for a place
   */
  children: Label
}

/** A button for something that can't be done on the site yet. Its pop-up message says what to do instead. */
export function ToastButton({toast: id, about, chosen, children}: ToastButtonProps) {
  const {description, subject} = findRecord(toasts, id, 'content/toasts.yaml')
  const toast = wakeValue(id, chosen)
  return (
    <>
      {/* `data-wake` makes a click load the script that shows the pop-up message (`src/browser/wake.ts`). */}
      <button
        type="button"
        css={[buttonStyles.base, buttonStyles.outline]}
        data-wake={toast}
        {...needsScript}
        onClick={() => showToast(toast)}
      >
        {children}
        {about && <VisuallyHidden> {about}</VisuallyHidden>}
      </button>
      {/* Where JavaScript doesn't run, the text of the pop-up message is on the page in place of the button. */}
      <span {...scriptFallback}>
        <ContactWords words={description} subject={subject && subjectAbout(subject, chosen)} />
      </span>
    </>
  )
}
