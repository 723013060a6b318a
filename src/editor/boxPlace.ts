/** A box, and the element of the page that it lies over, or below. */
interface Laid {
  copy: HTMLElement
  element: HTMLElement
  next?: unknown
}

/** How high what is said below the open box is, in pixels. */
let said = 0

/** A ref that says how high an element is, in pixels: 0 once it is gone. */
export function heightTo(set: (height: number) => void) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined
    const watching = new ResizeObserver(() => set(element.offsetHeight))
    watching.observe(element)
    return () => {
      watching.disconnect()
      set(0)
    }
  }
}

/** Has room made on the page for what is said below the open box, so that it covers no words. */
export function makeRoomBelow(height: number) {
  said = height
  setOnce('--editor-said', height)
}

/** Lays a box over its element, or below it where it is to be a block of its own, with room for what is said of it. */
export function keepOver({copy, element, next}: Laid) {
  const {left, top, width, bottom, height} = element.getBoundingClientRect()
  // An element that is gone leaves its box where it was.
  if (element.isConnected && height > 0) {
    copy.style.left = `${left + scrollX}px`
    copy.style.width = `${isCell(element) ? width - gap : width}px`
    copy.style.top = `${(next ? bottom + gap : top) + scrollY}px`
    if (!next && copy.offsetHeight > height + 1) element.style.minHeight = `${copy.offsetHeight}px`
    const below = (next ? copy.offsetHeight + 2 * gap : 0) + (said > 0 ? said + 2 * gap : 0)
    if (below > 0) element.style.setProperty(sideOf(element), `${below}px`)
    else element.style.removeProperty(sideOf(element))
  }
  const box = copy.getBoundingClientRect()
  setOnce('--editor-left', box.left)
  setOnce('--editor-notes', topOfNotes(box))
}

/** Where what is said of a box begins: below it, or above it where there is no room below. */
function topOfNotes({top, bottom}: DOMRect): number {
  const foot = innerHeight - Number.parseFloat(document.documentElement.style.getPropertyValue('--editor-bar') || '0')
  const [below, above] = [bottom + gap, top - gap - said]
  return below + said > foot && top < foot && above >= 0 ? above : below
}

/** Gives an element the room back that its box took. */
export function giveRoomBack(element: HTMLElement) {
  element.style.removeProperty('min-height')
  element.style.removeProperty(sideOf(element))
}

/** What stays free round a box, in pixels. */
export const gap = 12

/** Cells stand close to each other, and have no margins. */
export function isCell(element: Element): boolean {
  return element.matches('td, th')
}

function sideOf(element: HTMLElement): string {
  return isCell(element) ? 'padding-bottom' : 'margin-bottom'
}

/** Not again with each frame: the whole page would be styled anew. */
function setOnce(name: string, pixels: number) {
  const {style} = document.documentElement
  if (style.getPropertyValue(name) !== `${pixels}px`) style.setProperty(name, `${pixels}px`)
}
