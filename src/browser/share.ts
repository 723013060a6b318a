/**
 * Inlined into documents with a `ShareButton`: shows the button if the device has a share sheet, and opens the sheet.
 * Not in React, because browsers open the sheet only while they handle a click.
 */
if (navigator.share) {
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    button.hidden = false
    // Rejects if the visitor closes the sheet.
    button.onclick = () => navigator.share({title: document.title, url: location.pathname}).catch(() => {})
  }
}
