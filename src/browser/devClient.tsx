import {CacheProvider} from '@emotion/react'
import {Fragment, StrictMode} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {MemoryRouter} from 'react-router-dom'
import {loadPage} from '../frame/pageModules.ts'
import {routeAddress} from '../frame/routeAddress.ts'
import {Site} from '../frame/Site.tsx'
import {CommitObserver} from './CommitObserver.tsx'
import {cache} from './cache.ts'
import {IslandBoundary} from './IslandBoundary.tsx'
import './islands.tsx'

/** React's strict mode, but not in `npm run edit`, where rendering everything twice would make editing slow. */
const DevWrapper = import.meta.env.MODE === 'development' ? StrictMode : Fragment

/**
 * Hydrates the whole page in dev, so that saved changes appear without a reload.
 * On built pages, React renders into new elements only.
 */
async function hydratePage() {
  const root = document.documentElement
  const path = root.dataset.page ?? ''
  const page = await loadPage(path)
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
        <CommitObserver onCommit={announce}>
          <IslandBoundary>
            <MemoryRouter initialEntries={[routeAddress(path)]}>
              <Site path={path} page={page} />
            </MemoryRouter>
          </IslandBoundary>
        </CommitObserver>
      </DevWrapper>
    </CacheProvider>,
  )
}

hydratePage()
