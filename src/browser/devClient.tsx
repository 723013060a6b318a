import {CacheProvider} from '@emotion/react'
import {Fragment, StrictMode} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {createPageRouter} from '../frame/pageRouter.tsx'
import {routeAddress} from '../frame/routeAddress.ts'
import {CommitObserver} from './CommitObserver.tsx'
import {cache} from './cache.ts'
import {IslandError} from './IslandBoundary.tsx'
import './islands.tsx'

/**
 * React's strict mode, but not in `npm run edit`, where rendering everything twice would make editing slow.
 */
const DevWrapper = import.meta.env.MODE === 'development' ? StrictMode : Fragment

/**
 * Hydrates the whole page in dev, so that saved changes appear without a reload.
 * On built pages, React renders into new elements only.
 */
async function hydratePage() {
  const root = document.documentElement
  const page = await createPageRouter(<IslandError />)(routeAddress(root.dataset.page ?? ''))
  const announce = () => {
    root.dataset.awake = ''
    void import('./search.ts')
    for (const {dataset} of document.querySelectorAll<HTMLScriptElement>('script[data-after]'))
      void import(/* @vite-ignore */ dataset.after ?? '')
  }
  hydrateRoot(
    document.getElementById('siteRoot') as HTMLElement,
    <CacheProvider value={cache}>
      <DevWrapper>
        <CommitObserver onCommit={announce}>{page}</CommitObserver>
      </DevWrapper>
    </CacheProvider>,
  )
}

hydratePage()
