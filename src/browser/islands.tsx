import {CacheProvider} from '@emotion/react'
import {type ReactNode, useEffect} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {ContactFields} from '../../components/ContactForm.tsx'
import {NewsletterFields} from '../frame/NewsletterForm.tsx'
import {cache} from './cache.ts'
import {IslandBoundary} from './IslandBoundary.tsx'
import './messages.tsx'

/** An element of every page, which browsers know by its id. */
declare const siteAsleep: HTMLElement

/** What each island holds, by its name in the document. */
const contents = {contactForm: ContactFields, newsletter: NewsletterFields}

const hydrated = new Map<HTMLElement, Promise<void>>()

/** Hydrates an island, once. Settles when React answers a press on it. */
export function hydrate(island: HTMLElement): Promise<void> {
  const known = hydrated.get(island) ?? takeOver(island)
  hydrated.set(island, known)
  return known
}

async function takeOver(island: HTMLElement) {
  siteAsleep.hidden = true
  const Content = contents[island.dataset.island as keyof typeof contents]
  const form = island.querySelector('form')
  const typed = form ? [...new FormData(form)] : []
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <CacheProvider value={cache}>
        <Committed onCommit={resolve}>
          <IslandBoundary>
            <Content />
          </IslandBoundary>
        </Committed>
      </CacheProvider>,
      // An extension or a translator had changed the island, so React rendered it anew.
      {onRecoverableError() {}},
    )
  })
  const now = island.querySelector('form')
  if (now && now !== form) putBack(now, typed)
  island.dataset.awake = ''
}

/** What was typed and chosen before React rendered the form anew. */
function putBack(form: HTMLFormElement, typed: [string, FormDataEntryValue][]) {
  for (const [name, value] of typed) {
    const field = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList
    field.value = String(value)
  }
}

/** Reports when React has committed everything inside it. */
export function Committed({onCommit, children}: {onCommit: () => void; children: ReactNode}) {
  useEffect(onCommit, [onCommit])
  return children
}
