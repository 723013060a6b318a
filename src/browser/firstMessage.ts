/**
 * Answers a press with its message at once, drawn by the build: react-toastify is twenty times as heavy.
 * It is asked for at the same time, and shows every message from the moment it is there.
 */
import {drawings, styles} from 'virtual:first-messages'
import type * as react from './messages.tsx'

/** A text, or an element: its name, its attributes and what is in it. */
export type Drawn = string | [name: string, attributes: Record<string, string>, ...children: Drawn[]]

/** Elements of every page, which browsers know by their ids. The first is a live region: what comes into it is announced. */
declare const siteFirstMessage: HTMLElement
declare const siteAsleep: HTMLElement
declare const siteMain: HTMLElement
declare const siteMessages: HTMLElement

const [, messages] = (document.documentElement.dataset.chunks as string).split(' ') as [string, string]
let loaded: typeof react | undefined
/** What had the focus when the message was asked for. */
let opener: HTMLElement

async function loadReact(): Promise<typeof react> {
  loaded = await import(/* @vite-ignore */ messages)
  return loaded as typeof react
}

/** Answers a control by what its `data-wake` says. Rejects only where nothing could be shown. */
export async function showToast(toast: string): Promise<void> {
  // What could not come for an earlier press is here.
  siteAsleep.hidden = true
  const [id = '', ...chosen] = toast.split(' ')
  const drawing = drawings[id]
  if (loaded || !drawing) return (await loadReact()).showToast(toast)
  opener = document.activeElement as HTMLElement
  siteFirstMessage.replaceChildren(draw(drawing))
  if (chosen.length === 0) return
  // What its mail is about follows the subject of the message itself, as React's says it.
  for (const mail of siteFirstMessage.querySelectorAll<HTMLAnchorElement>('[href*="subject="]'))
    mail.href += encodeURIComponent(`: ${chosen.join(' ')}`)
}

/** An element as the build drew it. The page's policy lets no text become elements. */
function draw(drawn: Drawn, inSvg = false): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn)
  const [name, attributes, ...children] = drawn
  const isSvg = inSvg || name === 'svg'
  const element = document.createElementNS(`http://www.w3.org/${isSvg ? '2000/svg' : '1999/xhtml'}`, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children.map((child) => draw(child, isSvg)))
  return element
}

/** Closes the message. With the focus in it, that goes back to where it was asked for, or else stays in the page. */
function close() {
  const hasFocus = siteFirstMessage.contains(document.activeElement)
  siteFirstMessage.replaceChildren()
  if (!hasFocus) return
  siteMain.focus({preventScroll: true})
  // Who presses with a pointer may have scrolled away from there, and stays.
  opener.focus({preventScroll: !siteMain.matches(':focus-visible')})
}

/** As `Toasts.tsx` asks: a file that both import would be one more to wait for. */
function menuIsOpen() {
  return CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open')
}

siteFirstMessage.addEventListener('click', ({target}) => {
  if ((target as Element).closest('button')) close()
})
// It may be meant for the open menu, or for who is typing: what has words to select is typed into.
addEventListener('keydown', ({key, target}) => {
  if (key === 'Escape' && !(target as HTMLInputElement).select && !menuIsOpen()) close()
})
// It makes way for a message that React shows, before the next frame.
new MutationObserver(() => {
  if (siteMessages.querySelector('.Toastify__toast')) close()
}).observe(siteMessages, {childList: true, subtree: true})
const style = document.createElement('style')
document.head.append(style)
const sheet = style.sheet as CSSStyleSheet
// One rule round all of them: the policy lets rules be put in, and no text.
sheet.insertRule(`@media all{${styles}}`)
// With the first move towards a control. If it can't be had, the message stays the build's.
loadReact().catch(() => {})
