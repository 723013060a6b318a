import {CacheProvider} from '@emotion/react'
import {hydrateRoot} from 'react-dom/client'
import {openSearch, searchId} from '../../components/ui/openSearch.ts'
import {showToast as showMessage} from '../../components/ui/showToast.tsx'
import {cache} from './cache.ts'
import {Toasts} from './Toasts.tsx'

/** Answers a control by what its `data-wake` says: with a message, or with the search. */
export function showToast(toast: string): Promise<void> | void {
  return toast === searchId ? openSearch() : showMessage(toast)
}

/** The place for messages is a root of its own, outside the page: a message needs neither the page's code nor the router. */
hydrateRoot(
  document.getElementById('siteMessages') as HTMLElement,
  <CacheProvider value={cache}>
    <Toasts />
  </CacheProvider>,
)
