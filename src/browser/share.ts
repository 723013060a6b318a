/**
 * Stands inside a document with a `ShareButton`: shows it where the phone has a share sheet, and opens that sheet. It is
 * done here, and at once, because browsers open it only while they answer a press. Old browsers run it too.
 */
if (navigator.share) {
  for (const button of [...document.querySelectorAll<HTMLElement>('[data-share]')]) {
    button.hidden = false
    // Whoever closes the sheet again rejects it.
    button.onclick = () => navigator.share({title: document.title, url: location.pathname}).catch(() => {})
  }
}
