/** What people type for an address that has no scheme, and the address that it stands for. */
const shortForms: [RegExp, (typed: string) => string][] = [
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, (typed) => `mailto:${typed}`],
  [/^\+?[\d ()-]{7,}$/, (typed) => `tel:${typed.replace(/[^\d+]/g, '')}`],
  [/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i, (typed) => `https://${typed}`],
]

/**
 * Returns the address that was typed for a link, with its scheme, which is often left out: `www.gov.uk` is
 * `https://www.gov.uk`. `undefined` if it is no address; whether it may be linked to, the content check says.
 */
export function readLinkAddress(typed: string): string | undefined {
  if (typed === '' || /^(?:[a-z]+:|[/#])\S+$/i.test(typed)) return typed
  const [, complete] = shortForms.find(([form]) => form.test(typed)) ?? []
  return complete?.(typed)
}
