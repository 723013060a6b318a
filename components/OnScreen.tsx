import type {ReactNode} from 'react'

interface OnScreenProps {
  /**
   * Paragraphs.
   * @example Guess first, then open the card.
   */
  children: ReactNode
}

/** Says what to do on a screen, such as to open a card. It is not printed. */
export function OnScreen({children}: OnScreenProps) {
  // `src/document/printStyles.ts` hides it.
  return <div data-screen="">{children}</div>
}
