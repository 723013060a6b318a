/**
 * Stands inside a document with the contact form: for a visitor who comes from a card (`/contact?about=its-id`)
 * the form says what it is about, with the inquiry chosen and the subject written, before React is there and without it.
 * Old browsers run it too, so it uses only what the oldest of them have (`browserslist` in package.json).
 */
const line = document.querySelector('[data-about]') as HTMLElement
const subjects: [id: string, inquiry: string, subject: string][] = JSON.parse(line.dataset.about as string)

function fill() {
  const asked = new URLSearchParams(location.search).get('about')
  const [, inquiry, subject] = subjects.find(([id]) => id === asked) || []
  if (!inquiry || !subject) return
  const form = line.closest('form') as HTMLFormElement
  // A field, or the radio buttons of one name, whose value is that of the chosen one.
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | RadioNodeList
  const paragraph = line.parentNode as HTMLElement
  paragraph.hidden = false
  line.textContent = field('subject').value = subject
  field('inquiryType').value = inquiry
}

fill()
// The plain page may have been made ready ahead, and is shown for a card's link: their files are the same.
document.addEventListener('prerenderingchange', fill)
