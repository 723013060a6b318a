import {css} from '@emotion/react'
import {color, radius, space} from '../../components/theme.ts'
import {buttonStyles} from '../../components/ui/buttonStyles.ts'
import {inputStyle} from '../../components/ui/inputStyle.ts'
import {searchPanelId} from '../../components/ui/searchPanel.ts'
import * as labels from '../../content/labels.yaml'

/**
 * The panel of the search. A native popover, so it opens from the document at once, closes on Escape and
 * returns the focus; `src/browser/search.ts` adds its list. In the header, so that the menu of a phone stays
 * open below it.
 */
export function SearchPanel() {
  return (
    <div id={searchPanelId} popover="auto" role="dialog" aria-label={labels.search} css={styles}>
      <label htmlFor="siteSearched">{labels.searchSite}</label>
      <input
        id="siteSearched"
        type="search"
        autoComplete="off"
        autoFocus
        dir="auto"
        enterKeyHint="go"
        css={inputStyle}
      />
      <button
        type="button"
        popoverTarget={searchPanelId}
        popoverTargetAction="hide"
        css={[buttonStyles.base, buttonStyles.outline]}
      >
        {labels.close}
      </button>
      <p role="status" />
    </div>
  )
}

const styles = css({
  width: 'min(40rem, 100vw - 2rem)',
  maxHeight: 'calc(100vh - 3rem)',
  marginTop: space[5],
  padding: space[5],
  color: color('ink'),
  background: color('paper'),
  border: `1px solid ${color('line')}`,
  borderRadius: radius.card,
  '&::backdrop': {background: 'rgb(0 0 0 / 50%)'},
  '&:popover-open': {display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2]},
  '@supports not selector(:popover-open)': {display: 'none'},
  '& > :not(input, button)': {gridColumn: '1 / -1'},
  '& label': {fontWeight: 700},
  // Hides WebKit's own clear button, which would be right beside our button “Close”.
  '& input::-webkit-search-cancel-button': {display: 'none'},
})
