import {buttonStyles} from './ui/buttonStyles.ts'
import type {Label} from './ui/kinds.ts'
import {opensSearch} from './ui/searchPanel.ts'

interface SearchButtonProps {
  /**
   * The words on the button.
   * @example Search this site
   */
  children: Label
}

/**
 * A button that opens the search of all pages. It is hidden where JavaScript is off, because the search needs
 * it.
 */
export function SearchButton({children}: SearchButtonProps) {
  return (
    <button css={[buttonStyles.base, buttonStyles.outline]} {...opensSearch}>
      {children}
    </button>
  )
}
