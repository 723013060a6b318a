import {css} from '@emotion/react'
import * as labels from '../content/labels.yaml'
import site from '../content/site.yaml'
import type {Label} from './ui/kinds.ts'
import {showToast} from './ui/showToast.tsx'
import {VisuallyHidden} from './ui/VisuallyHidden.tsx'

interface DonateLinkProps {
  /**
   * The words of the link.
   * @example Give by card
   */
  children: Label
}

/** The `id` of the pop-up message in `content/toasts.yaml`. */
const message = 'opening-donation-page'

/**
 * Opens the card payment provider's donation page in a new window, and shows a pop-up message that says so.
 */
export function DonateLink({children}: DonateLinkProps) {
  return (
    <a
      href={site.donationPage}
      target="_blank"
      rel="noopener noreferrer"
      data-wake={message}
      onClick={() => showToast(message)}
    >
      {children}
      <svg css={arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
      </svg>
      <VisuallyHidden>{` ${labels.newWindow}`}</VisuallyHidden>
    </a>
  )
}

const arrow = css({
  flex: 'none',
  width: '1.15em',
  height: '1.15em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
