import {CacheProvider} from '@emotion/react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {showToast} from '../../components/ui/showToast.tsx'
import {cache} from './cache.ts'
import {showDraft} from './contactForm.tsx'
import {IslandError} from './IslandBoundary.tsx'
import './messages.tsx'

/** The element of the component `LoadingError`, on every page. Browsers make a global variable of its id. */
declare const siteAsleep: HTMLElement

type FormField = HTMLInputElement | HTMLTextAreaElement

/** What sending the form of each island does, by its `data-island` attribute. */
const senders: Record<string, (form: HTMLFormElement) => void> = {
  contactForm: showDraft,
  newsletter(form) {
    form.reset()
    showToast('newsletter')
  },
}

/**
 * Makes a form work. Changes only attributes of what the document has, and React renders only into new elements: so
 * extensions, translators and browsers may change the form at any time, and typed words, focus and caret stay.
 */
export function wakeForm(form: HTMLElement) {
  const island = form.closest<HTMLElement>('[data-island]') as HTMLElement
  siteAsleep.hidden = true
  try {
    // The browser may have rejected values before this script loaded.
    if (CSS.supports('selector(:user-invalid)'))
      for (const field of island.querySelectorAll<FormField>(':user-invalid')) setRefused(field, true)
  } catch {
    showError(island)
  }
  island.dataset.awake = ''
}

/** Shows or hides the correction of a field (`Field.tsx`). Fields without a correction stay as they are. */
function setRefused(field: FormField, refused: boolean) {
  const correction = document.getElementById(`${field.id}-correction`)
  if (!correction) return
  correction.hidden = !refused
  const hint = document.getElementById(`${field.id}-hint`)
  const descriptions = [hint?.id, refused && correction.id].filter(Boolean).join(' ')
  setOrRemove(field, 'aria-describedby', descriptions)
  setOrRemove(field, 'aria-invalid', refused && 'true')
}

function setOrRemove(element: Element, name: string, value: string | false) {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

/** Replaces the content of an island that throws by an error message (S8.2). */
function showError(island: HTMLElement) {
  flushSync(() =>
    createRoot(island).render(
      <CacheProvider value={cache}>
        <IslandError />
      </CacheProvider>,
    ),
  )
}

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const send = senders[form.closest<HTMLElement>('[data-island]')?.dataset.island ?? '']
  if (!send) return
  event.preventDefault()
  send(form)
})
// `invalid` events don't bubble.
addEventListener('invalid', ({target}) => setRefused(target as FormField, true), true)
addEventListener('input', ({target}) => {
  const field = target as FormField
  if (field.validity?.valid) setRefused(field, false)
})
