import {CacheProvider} from '@emotion/react'
import {hydrateRoot} from 'react-dom/client'
import {openSearch, searchId} from '../../components/ui/openSearch.ts'
import {showToast as showMessage} from '../../components/ui/showToast.tsx'
import {cache} from './cache.ts'
import {Toasts} from './Toasts.tsx'

/** Shows the message, or opens the search, that the `data-wake` of a button names. */
export function showToast(toast: string): Promise<void> | void {
  return toast === searchId ? openSearch() : showMessage(toast)
}

// A separate React root, so that showing a message doesn't need the code of the page or of the router.
hydrateRoot(
  document.getElementById('siteMessages') as HTMLElement,
  <CacheProvider value={cache}>
    <Toasts />
  </CacheProvider>,
)
