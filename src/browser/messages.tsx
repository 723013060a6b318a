import {CacheProvider} from '@emotion/react'
import {hydrateRoot} from 'react-dom/client'
import {cache} from './cache.ts'
import {Toasts} from './Toasts.tsx'

export {showToast} from '../../components/ui/showToast.tsx'

// A separate React root, so that showing a pop-up message doesn't need the code of the page or of the router.
hydrateRoot(
  document.getElementById('siteMessages') as HTMLElement,
  <CacheProvider value={cache}>
    <Toasts />
  </CacheProvider>,
)
