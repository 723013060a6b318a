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
 * Makes a form work. Changes only attributes of what the document has, and React renders only into new
 * elements: so extensions, translators and browsers may change the form at any time, and typed words, focus
 * and caret stay.
 */
export function wakeForm(form: HTMLElement) {
  const island = form.closest<HTMLElement>('[data-island]') as HTMLElement
  siteAsleep.hidden = true
  try {
    // The browser may have rejected values before this script loaded.
    if (CSS.supports('selector(:user-invalid)'))
      for (const field of island.querySelectorAll<FormField>(':user-invalid')) showCorrection(field)
  } catch {
    showError(island)
  }
  island.dataset.awake = ''
}

/**
 * Shows only the correction of a field of our forms (`Field.tsx`) that its value needs. Returns whether there
 * is one.
 */
function showCorrection(field: FormField): boolean {
  if (!field.closest('[data-island]')) return false
  const elementOf = (name: string) => document.getElementById(`${field.id}-${name}`)
  let shown: HTMLElement | undefined
  for (const mistake of ['valueMissing', 'typeMismatch'] as const) {
    const correction = elementOf(mistake)
    if (!correction) continue
    correction.hidden = !field.validity[mistake]
    if (!correction.hidden) shown = correction
  }
  setOrRemove(field, 'aria-describedby', [elementOf('hint')?.id, shown?.id].filter(Boolean).join(' '))
  setOrRemove(field, 'aria-invalid', shown ? 'true' : false)
  return shown !== undefined
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
addEventListener(
  'invalid',
  (event) => {
    const field = event.target as FormField
    if (!showCorrection(field)) return
    // Keeps the browser from showing its own message too. It then doesn't focus the first invalid field
    // either.
    event.preventDefault()
    if (field === field.form?.querySelector(':is(input, textarea):invalid')) field.focus()
  },
  true,
)
addEventListener('input', ({target}) => {
  if ((target as Element).ariaInvalid) showCorrection(target as FormField)
})
