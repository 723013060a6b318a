/**
 * The editable copy of a text and the page element that it covers or, with `insertBelow`, is placed below.
 */
interface PlacedCopy {
  copy: HTMLElement
  element: HTMLElement
  insertBelow?: unknown
}

/** The height in pixels of the message below the text being edited, which says why that text is not saved. */
let messageHeight = 0

/** Returns a ref callback that reports an element’s height in pixels, and 0 once it is removed. */
export function heightObserver(set: (height: number) => void) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined
    const watching = new ResizeObserver(() => set(Math.ceil(element.getBoundingClientRect().height)))
    watching.observe(element)
    return () => {
      watching.disconnect()
      set(0)
    }
  }
}

/** Makes room on the page for the message below the edited text, so that the message covers no other text. */
export function reserveMessageSpace(height: number) {
  messageHeight = height
  setIfChanged('--editor-message', height)
}

/**
 * Positions an editable copy over its element, or below it for a new block, and makes room for the message.
 */
export function positionCopy({copy, element, insertBelow}: PlacedCopy) {
  const {left, top, width, bottom, height} = element.getBoundingClientRect()
  // If the element is removed from the page, the editable copy stays where it was.
  if (element.isConnected && height > 0) {
    copy.style.left = `${left + scrollX}px`
    copy.style.width = `${isCell(element) ? width - gap : width}px`
    copy.style.top = `${(insertBelow ? bottom + gap : top) + scrollY}px`
    if (!insertBelow && copy.offsetHeight > height + 1) element.style.minHeight = `${copy.offsetHeight}px`
    const below =
      (insertBelow ? copy.offsetHeight + 2 * gap : 0) + (messageHeight > 0 ? messageHeight + 2 * gap : 0)
    if (below > 0) element.style.setProperty(spacingProperty(element), `${below}px`)
    else element.style.removeProperty(spacingProperty(element))
  }
  const box = copy.getBoundingClientRect()
  uncover(box)
  setIfChanged('--editor-left', box.left)
  setIfChanged('--editor-notes', messageTop(box))
}

/** Returns the top of the message in pixels: below the edited text, or above it if there is no room below. */
function messageTop({top, bottom}: DOMRect): number {
  const barTop =
    innerHeight - Number.parseFloat(document.documentElement.style.getPropertyValue('--editor-bar') || '0')
  const [below, above] = [bottom + gap, top - gap - messageHeight]
  return below + messageHeight > barTop && top < barTop && above >= 0 ? above : below
}

/**
 * Hides the corner with advice while it covers the edited text; first closes its list, unless the author is
 * in it.
 */
function uncover({left, right, top, bottom}: DOMRect) {
  const host = adviceHost()
  const corner = host?.shadowRoot?.querySelector('details')
  if (!host || !corner || document.activeElement === host) return
  const advice = corner.getBoundingClientRect()
  const covers = left < advice.right && advice.left < right && top < advice.bottom && advice.top < bottom
  if (covers && corner.open) corner.open = false
  else host.style.visibility = covers ? 'hidden' : ''
}

/** Returns the corner with advice, which `adviceCorner.ts` adds also to pages without the editor. */
function adviceHost(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-editor=advice]')
}

/** Undoes what `positionBox` did to an element and its surroundings. */
export function removeExtraSpace(element: HTMLElement) {
  adviceHost()?.style.removeProperty('visibility')
  element.style.removeProperty('min-height')
  element.style.removeProperty(spacingProperty(element))
}

/** The space around an editable copy of a text, in pixels. */
export const gap = 12

/**
 * Whether an element is a table cell, which needs other spacing: cells are close together and have no
 * margins.
 */
export function isCell(element: Element): boolean {
  return element.matches('td, th')
}

function spacingProperty(element: HTMLElement): string {
  return isCell(element) ? 'padding-bottom' : 'margin-bottom'
}

/** Sets a CSS variable only if it changed: setting it in every frame would restyle the whole page. */
function setIfChanged(name: string, pixels: number) {
  const {style} = document.documentElement
  if (style.getPropertyValue(name) !== `${pixels}px`) style.setProperty(name, `${pixels}px`)
}
