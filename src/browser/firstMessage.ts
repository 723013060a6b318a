/**
 * Shows the pop-up message of a button immediately, from DOM nodes that the build rendered. Meanwhile loads
 * React and react-toastify, which are twenty times larger than this file, and which show all later messages.
 */
import {drawings, styles} from 'virtual:first-messages'
import type * as react from './messages.tsx'

/** A DOM node of a message as data: a text node, or an element with name, attributes and children. */
export type RenderedNode =
  | string
  | [name: string, attributes: Record<string, string>, ...children: RenderedNode[]]

/**
 * Elements of every page. Browsers make global variables of their ids. `siteAsleep` is the error
 * `LoadingError`.
 */
declare const siteFirstMessage: HTMLElement
declare const siteAsleep: HTMLElement
declare const siteMain: HTMLElement
declare const siteMessages: HTMLElement

const [, , messages] = (document.documentElement.dataset.chunks as string).split(' ') as [
  string,
  string,
  string,
]
let loaded: typeof react | undefined
/** The element that had the focus when the pop-up message was opened. */
let opener: HTMLElement

async function loadReact(): Promise<typeof react> {
  loaded = await import(/* @vite-ignore */ messages)
  return loaded as typeof react
}

/** Shows the message with the id in a button's `data-wake`. Rejects if code can't be loaded. */
export async function showToast(toast: string): Promise<void> {
  // Hides the error that this file could not be loaded after an earlier click, because it is loaded now.
  siteAsleep.hidden = true
  const [id = '', ...chosen] = toast.split(' ')
  const drawing = drawings[id]
  if (loaded || !drawing) return (await loadReact()).showToast(toast)
  opener = document.activeElement as HTMLElement
  siteFirstMessage.replaceChildren(createNode(drawing))
  if (chosen.length === 0) return
  // Appends the text after the id to the subject of the message's mail links, as
  // `components/ui/showToast.tsx` does.
  for (const mail of siteFirstMessage.querySelectorAll<HTMLAnchorElement>('[href*="subject="]'))
    mail.href += encodeURIComponent(`: ${chosen.join(' ')}`)
}

/**
 * Creates a DOM node and its children one by one: the content security policy forbids parsing HTML from
 * strings.
 */
function createNode(drawn: RenderedNode, inSvg = false): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn)
  const [name, attributes, ...children] = drawn
  const isSvg = inSvg || name === 'svg'
  const element = document.createElementNS(`http://www.w3.org/${isSvg ? '2000/svg' : '1999/xhtml'}`, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children.map((child) => createNode(child, isSvg)))
  return element
}

/**
 * Closes the message. If the focus is in the message, moves it to `opener`, or to `<main>` if that is
 * impossible.
 */
function closeMessage() {
  const hasFocus = siteFirstMessage.contains(document.activeElement)
  siteFirstMessage.replaceChildren()
  if (!hasFocus) return
  siteMain.focus({preventScroll: true})
  // Scrolls back to the opener only for keyboard users. Pointer users may have scrolled away on purpose.
  opener.focus({preventScroll: !siteMain.matches(':focus-visible')})
}

/** The same function as in `Toasts.tsx`. Not shared, because browsers would have to request one more file. */
function menuIsOpen() {
  return CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open')
}

siteFirstMessage.addEventListener('click', ({target}) => {
  if ((target as Element).closest('button')) closeMessage()
})
// Escape closes the message, but not in the open menu or in a text field. Only text fields have the method
// `select`.
addEventListener('keydown', ({key, target}) => {
  if (key === 'Escape' && !(target as HTMLInputElement).select && !menuIsOpen()) closeMessage()
})
// Closes this message as soon as React shows a later one, before the browser paints both.
new MutationObserver(() => {
  if (siteMessages.querySelector('.Toastify__toast')) closeMessage()
}).observe(siteMessages, {childList: true, subtree: true})
const style = document.createElement('style')
document.head.append(style)
const sheet = style.sheet as CSSStyleSheet
// The content security policy blocks text in a `<style>`. All rules are in one `@media`: `insertRule` accepts
// only one.
sheet.insertRule(`@media all{${styles}}`)
// Loads React as soon as this file runs, often before a click. Without React, this file shows each button's
// message.
loadReact().catch(() => {})
