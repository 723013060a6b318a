/** What a control says by its `data-wake` that opens the search. */
export const searchId = 'search'

/** Opens the search. Its code and its index are loaded now and not before; throws when they can’t be had. */
export function openSearch(): Promise<void> {
  return import('./Search.tsx').then(({showSearch}) => showSearch())
}

/** Answers a press in dev, as `src/browser/wake.ts` does on a built page. */
export function pressSearch() {
  openSearch().catch(() => {
    const note = document.getElementById('siteAsleep') as HTMLElement
    note.hidden = false
  })
}
