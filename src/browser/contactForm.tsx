import {CacheProvider} from '@emotion/react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {DraftReady, type EmailDraft} from '../../components/ui/DraftReady.tsx'
import {showToast} from '../../components/ui/showToast.tsx'
import inquiries from '../../content/inquiries.yaml'
import {cache} from './cache.ts'
import {IslandBoundary} from './IslandBoundary.tsx'

/**
 * Replaces the fields of the contact form by a draft of an email with what was typed, until the visitor
 * starts again.
 */
export function showDraft(form: HTMLFormElement) {
  const draft = readForm(form)
  const fields = form.querySelector('[data-needs-script]') as HTMLElement
  const about = form.querySelector<HTMLElement>('p:has([data-about])')
  form.reset()
  if (about) about.hidden = true
  fields.hidden = true
  const place = form.appendChild(document.createElement('div'))
  const root = createRoot(place)

  function startAgain() {
    root.unmount()
    place.remove()
    fields.hidden = false
    fields.querySelector('input')?.focus()
  }

  // Shows the draft synchronously, before the second click of a double click can press something else.
  flushSync(() =>
    root.render(
      <CacheProvider value={cache}>
        <IslandBoundary>
          <DraftReady {...draft} onStartAgain={startAgain} />
        </IslandBoundary>
      </CacheProvider>,
    ),
  )
  showToast('message-sent')
}

function readForm(form: HTMLFormElement): EmailDraft {
  const fields = new FormData(form)
  const typed = (name: string) => String(fields.get(name) ?? '')
  const inquiry = inquiries.find(({id}) => id === typed('inquiryType'))?.label
  const signature = [typed('name'), typed('email'), inquiry].filter(Boolean).join('\n')
  return {subject: typed('subject'), body: `${typed('message')}\n\n${signature}`}
}
