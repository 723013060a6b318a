import {CacheProvider} from '@emotion/react'
import {hydrateRoot} from 'react-dom/client'
import {openSearch, searchId} from '../../components/ui/openSearch.ts'
import {showToast as showMessage} from '../../components/ui/showToast.tsx'
import {cache} from './cache.ts'
import {Toasts} from './Toasts.tsx'

/** Opens the message or search of a control's `data-wake`. */
export function showToast(toast: string): Promise<void> | void {
  return toast === searchId ? openSearch() : showMessage(toast)
}

// A separate React root outside the page, because messages need neither the page's code nor the router.
hydrateRoot(
  document.getElementById('siteMessages') as HTMLElement,
  <CacheProvider value={cache}>
    <Toasts />
  </CacheProvider>,
)
