import {CacheProvider} from '@emotion/react'
import {type ReactNode, useEffect} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {ContactFields} from '../../components/ContactForm.tsx'
import {NewsletterFields} from '../frame/NewsletterForm.tsx'
import {cache} from './cache.ts'
import {IslandBoundary} from './IslandBoundary.tsx'
import './messages.tsx'

/** The element of the component `LoadingError`, on every page. Browsers make a global variable of its id. */
declare const siteAsleep: HTMLElement

/** The component of each island (a part of a page that React hydrates), by its `data-island` attribute. */
const contents = {contactForm: ContactFields, newsletter: NewsletterFields}

const hydrated = new Map<HTMLElement, Promise<void>>()

/** Hydrates an island, but only once. Resolves when React handles the island's events. */
export function hydrate(island: HTMLElement): Promise<void> {
  const promise = hydrated.get(island) ?? hydrateIsland(island)
  hydrated.set(island, promise)
  return promise
}

async function hydrateIsland(island: HTMLElement) {
  siteAsleep.hidden = true
  const Content = contents[island.dataset.island as keyof typeof contents]
  const form = island.querySelector('form')
  const typed = form ? [...new FormData(form)] : []
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <CacheProvider value={cache}>
        <CommitObserver onCommit={resolve}>
          <IslandBoundary>
            <Content />
          </IslandBoundary>
        </CommitObserver>
      </CacheProvider>,
      // Ignores this error: if a browser extension or translator changed the island, React renders it again.
      {onRecoverableError() {}},
    )
  })
  const current = island.querySelector('form')
  if (current && current !== form) restoreValues(current, typed)
  island.dataset.awake = ''
}

/** Restores the values that the visitor had typed, in a form that React rendered again. */
function restoreValues(form: HTMLFormElement, typed: [string, FormDataEntryValue][]) {
  for (const [name, value] of typed) {
    const field = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList
    field.value = String(value)
  }
}

/** Calls `onCommit` when React has committed all children. */
export function CommitObserver({onCommit, children}: {onCommit: () => void; children: ReactNode}) {
  useEffect(onCommit, [onCommit])
  return children
}
