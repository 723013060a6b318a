/** The value of `data-wake` on a button that opens the search. */
export const searchId = 'search'

/** Loads the code and the index of the search and opens it. Rejects if either can't be loaded. */
export function openSearch(): Promise<void> {
  return import('./Search.tsx').then(({showSearch}) => showSearch())
}

/** Handles a click on the search button in dev. On a built page `src/browser/wake.ts` handles it. */
export function handleSearchClick() {
  openSearch().catch(() => {
    const note = document.getElementById('siteAsleep') as HTMLElement
    note.hidden = false
  })
}
