import {CacheProvider} from '@emotion/react'
import {Fragment, type ReactNode, StrictMode, useEffect} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {MemoryRouter} from 'react-router-dom'
import {addressOf} from './addressOf.ts'
import './messages.tsx'
import {insertFromNowOn, insertHeld, pageCache} from './pageCache.ts'
import {loadPage} from './pageModules.ts'
import {rememberFields} from './rememberFields.ts'
import {Site} from './Site.tsx'

/** In dev React draws and runs everything twice, to show what leaves something behind; not while words are edited. */
const Checked = import.meta.env.MODE === 'development' ? StrictMode : Fragment

/** Settles once React has taken over the page; `wake.ts` then repeats the press that it held. */
export const awake: Promise<void> = hydrate()

/**
 * Takes over the page that the document says it is, whatever the address says: then the first render is the document's.
 * Throws when the page's file can't be loaded; then nothing is hydrated and the document stays as it is.
 */
async function hydrate() {
  const root = document.documentElement
  const page = root.dataset.page ?? ''
  await loadPage(page)
  document.getElementById('siteAsleep')?.setAttribute('hidden', '')
  const putBack = rememberFields()
  await new Promise<void>((resolve) => {
    hydrateRoot(
      document.getElementById('siteRoot') as HTMLElement,
      <CacheProvider value={pageCache}>
        <Checked>
          <Committed onCommit={resolve}>
            {/* Every link is the browser’s: the router says which page this is, and no more. */}
            <MemoryRouter initialEntries={[addressOf(page)]}>
              <Site />
            </MemoryRouter>
          </Committed>
        </Checked>
      </CacheProvider>,
      {
        // React takes everything off the page that it cannot render, header and footer included. The document has it all.
        onUncaughtError: () => location.reload(),
        onRecoverableError: insertHeld,
      },
    )
  })
  insertFromNowOn()
  putBack()
  root.dataset.awake = ''
}

/** Tells when React has taken over everything inside it. */
function Committed({onCommit, children}: {onCommit: () => void; children: ReactNode}) {
  useEffect(onCommit, [onCommit])
  return children
}
