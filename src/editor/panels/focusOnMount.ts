/**
 * A ref callback that focuses an element when it is mounted, for example where it replaces a pressed button.
 */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}

/**
 * A ref callback that scrolls all of an element into view when it is mounted, for example below a pressed
 * button.
 */
export function scrollOnMount(element: HTMLElement | null) {
  element?.scrollIntoView({block: 'nearest'})
}
