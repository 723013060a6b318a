import {CacheProvider} from '@emotion/react'
import {hydrateRoot} from 'react-dom/client'
import {showToast} from '../../components/ui/showToast.tsx'
import {cache} from './cache.ts'
import {Toasts} from './Toasts.tsx'

export {showToast}

/** The place for messages is a root of its own, outside the page: a message waits neither for the page's code nor for the router. */
hydrateRoot(
  document.getElementById('siteMessages') as HTMLElement,
  <CacheProvider value={cache}>
    <Toasts />
  </CacheProvider>,
)
