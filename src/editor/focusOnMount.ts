/** A ref callback that focuses an element when it is mounted, as in place of the button that was pressed. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}
