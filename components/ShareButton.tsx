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

/**
 * A button that shares the page by the phone’s own share menu. It is hidden on devices that have no such
 * menu.
 */
export function ShareButton({children}: ShareButtonProps) {
  return (
    // `src/browser/share.ts` shows the button and handles its clicks.
    <button type="button" hidden data-share="" css={[buttonStyles.base, buttonStyles.outline, styles]}>
      {children}
    </button>
  )
}

const styles = css({'&[hidden]': {display: 'none !important'}})
