import {needsScript} from './needsScript.ts'

/**
 * The id of the search panel (`src/frame/SearchPanel.tsx`). It has a capital letter, because no heading's id
 * has one.
 */
export const searchPanelId = 'siteSearch'

/**
 * The attributes of a button that opens the search panel. It is hidden where scripts are off: the search
 * needs one.
 */
export const opensSearch = {type: 'button', popoverTarget: searchPanelId, ...needsScript} as const
