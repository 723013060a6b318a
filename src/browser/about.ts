/**
 * Inlined into documents with the contact form. For visitors from a card (`/contact?about=its-id`), states what the
 * message is about, selects the inquiry and fills in the subject, with or without React.
 */
const line = document.querySelector('[data-about]') as HTMLElement
const subjects: [id: string, inquiry: string, subject: string][] = JSON.parse(line.dataset.about as string)

function fill() {
  const requested = new URLSearchParams(location.search).get('about')
  const [, inquiry, subject] = subjects.find(([id]) => id === requested) ?? []
  if (!inquiry || !subject) return
  const form = line.closest('form') as HTMLFormElement
  // A field, or radio buttons, whose value is that of the selected button.
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | RadioNodeList
  const paragraph = line.parentNode as HTMLElement
  paragraph.hidden = false
  line.textContent = field('subject').value = subject
  field('inquiryType').value = inquiry
}

fill()
// A prerendered page may lack the query: browsers reuse one response for all queries, so it is filled in again here.
document.addEventListener('prerenderingchange', fill)
