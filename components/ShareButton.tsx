import {css} from '@emotion/react'
import {buttonStyles} from './ui/buttonStyles.ts'
import type {Label} from './ui/kinds.ts'

interface ShareButtonProps {
  /**
   * The words on the button.
   * @example Share this guide
   */
  children: Label
}

/** Passes the page on by the phone’s own share sheet, to any app that is on it. Where there is no such sheet there is no button. */
export function ShareButton({children}: ShareButtonProps) {
  return (
    // `src/browser/share.ts` shows and answers it.
    <button type="button" hidden data-share="" css={[buttonStyles.base, buttonStyles.outline, styles]}>
      {children}
    </button>
  )
}

const styles = css({'&[hidden]': {display: 'none !important'}})
