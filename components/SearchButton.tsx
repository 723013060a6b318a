import {buttonStyles} from './ui/buttonStyles.ts'
import type {Label} from './ui/kinds.ts'
import {needsScript} from './ui/needsScript.ts'
import {handleSearchClick, searchId} from './ui/openSearch.ts'

interface SearchButtonProps {
  /**
   * The words on the button.
   * @example Search this site
   */
  children: Label
}

/** A button that opens the search of all pages. It is hidden where JavaScript is off, because the search needs it. */
export function SearchButton({children}: SearchButtonProps) {
  return (
    <button
      type="button"
      css={[buttonStyles.base, buttonStyles.outline]}
      data-wake={searchId}
      {...needsScript}
      onClick={handleSearchClick}
    >
      {children}
    </button>
  )
}
