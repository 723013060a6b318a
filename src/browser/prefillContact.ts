/**
 * Inlined into pages with the contact form. If the address has a record's id (`/contact?about=its-id`), fills
 * in the subject of the email, shows it above the fields, and selects the type of inquiry, even before React
 * has loaded.
 */
const line = document.querySelector('[data-about]') as HTMLElement
const subjects: [id: string, inquiry: string, subject: string][] = JSON.parse(line.dataset.about as string)

function fill() {
  const requested = new URLSearchParams(location.search).get('about')
  const [, inquiry, subject] = subjects.find(([id]) => id === requested) ?? []
  if (!inquiry || !subject) return
  const form = line.closest('form') as HTMLFormElement
  // Returns a field, or a group of radio buttons. Setting the value of a group selects the button with this
  // value.
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | RadioNodeList
  const paragraph = line.parentNode as HTMLElement
  paragraph.hidden = false
  line.textContent = field('subject').value = subject
  field('inquiryType').value = inquiry
}

fill()
// Fills in the form again when a prerendered page is shown, because browsers may prerender a page without its
// query.
document.addEventListener('prerenderingchange', fill)
