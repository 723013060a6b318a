import {CacheProvider} from '@emotion/react'
import {hydrateRoot} from 'react-dom/client'
import {openSearch, searchId} from '../../components/ui/openSearch.ts'
import {showToast as showMessage} from '../../components/ui/showToast.tsx'
import {cache} from './cache.ts'
import {Toasts} from './Toasts.tsx'

/** Shows the pop-up message with the id in a button's `data-wake`, or opens the search. */
export function showToast(toast: string): Promise<void> | void {
  return toast === searchId ? openSearch() : showMessage(toast)
}

// A separate React root, so that showing a pop-up message doesn't need the code of the page or of the router.
hydrateRoot(
  document.getElementById('siteMessages') as HTMLElement,
  <CacheProvider value={cache}>
    <Toasts />
  </CacheProvider>,
)
