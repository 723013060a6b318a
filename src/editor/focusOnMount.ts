/** A ref: focuses an element that appears in place of the button that was pressed. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}
