import {buttonStyles} from './ui/buttonStyles.ts'
import type {Label} from './ui/kinds.ts'
import {needsScript} from './ui/needsScript.ts'
import {pressSearch, searchId} from './ui/openSearch.ts'

interface SearchButtonProps {
  /**
   * The words on the button.
   * @example Search this site
   */
  children: Label
}

/** Opens the search of all pages. Without script there is none, and no button for it. */
export function SearchButton({children}: SearchButtonProps) {
  return (
    <button
      type="button"
      css={[buttonStyles.base, buttonStyles.outline]}
      data-wake={searchId}
      {...needsScript}
      onClick={pressSearch}
    >
      {children}
    </button>
  )
}
