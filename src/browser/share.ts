/**
 * Inlined into documents with a `ShareButton`: shows the button if the device has a share sheet, and opens
 * the sheet. Not a React component, which would load after the click: browsers open the sheet only while they
 * handle a click.
 */
if (navigator.share) {
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    button.hidden = false
    // The promise rejects if the visitor closes the sheet, which is no error.
    button.onclick = () => navigator.share({title: document.title, url: location.pathname}).catch(() => {})
  }
}
