/** A ref callback that focuses an element when it is mounted, for example where it replaces a pressed button. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}
