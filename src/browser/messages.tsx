import {CacheProvider} from '@emotion/react'
import {hydrateRoot} from 'react-dom/client'
import {openSearch, searchId} from '../../components/ui/openSearch.ts'
import {showToast as showMessage} from '../../components/ui/showToast.tsx'
import {cache} from './cache.ts'
import {Toasts} from './Toasts.tsx'

/** Answers a control, once its first message was shown (`firstMessage.ts`) or a form was hydrated, by what its `data-wake` says: with a message, or with the search. */
export function showToast(toast: string, opener?: HTMLElement): Promise<void> | void {
  return toast === searchId ? openSearch() : showMessage(toast, opener)
}

/** The place for messages is a root of its own, outside the page: a message needs neither the page's code nor the router. */
hydrateRoot(
  document.getElementById('siteMessages') as HTMLElement,
  <CacheProvider value={cache}>
    <Toasts />
  </CacheProvider>,
)
