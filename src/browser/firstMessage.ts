/**
 * Answers the first press on a control with a message: with its words at once, as the build wrote them down,
 * for a message waits for nothing that could come later. What announces, swipes and replaces messages is React's, twenty
 * times as heavy: it takes their place as soon as it is there, without a visitor seeing it.
 */
import {drawings, styles} from 'virtual:first-messages'
import type * as react from './messages.tsx'

/** A text, or an element: its name, its attributes and what is in it. */
export type Drawn = string | [name: string, attributes: Record<string, string>, ...children: Drawn[]]

/** Elements of every page, which browsers know by their ids. */
declare const siteAsleep: HTMLElement
declare const siteMessages: HTMLElement

const first = document.createElement('section')
first.id = 'siteFirstMessage'

/** The message that is shown until React shows it. */
let waiting: string | undefined
/** What had the focus when it was asked for. */
let opener: HTMLElement
let reactIsHere = false
/** Whether React was told to show it. */
let isHandedOver = false

const [, messages] = (document.documentElement.dataset.chunks as string).split(' ') as [string, string]
const loadReact = (): Promise<typeof react> => import(/* @vite-ignore */ messages)
// Asked for with the first move towards a control. If it can't be had, the press asks again.
loadReact().catch(() => {})

/** How long who listens waits for React, in milliseconds. */
const patience = 4000

/** Answers a control by what its `data-wake` says. Rejects only where nothing could be shown. */
export async function showToast(toast: string): Promise<void> {
  // What could not come for an earlier press is here.
  siteAsleep.hidden = true
  // What its mail is about, behind the id, is for React to write.
  const drawing = drawings[toast.split(' ')[0] as string]
  if (reactIsHere || !drawing) {
    const {showToast} = await loadReact()
    if (drawing) close()
    return showToast(toast)
  }
  waiting = toast
  opener = document.activeElement as HTMLElement
  first.replaceChildren(draw(drawing))
  first.setAttribute('aria-label', (first.querySelector('strong') as HTMLElement).textContent)
  siteMessages.after(first)
  followUp(toast)
}

async function followUp(toast: string) {
  setTimeout(announce, patience)
  try {
    const {showToast} = await loadReact()
    reactIsHere = true
    // What is being pressed stays until it was.
    if (first.matches(':active')) await pressEnds()
    // It may have been closed, or another asked for; and what was announced here is not announced again.
    if (waiting !== toast || isAnnounced()) return
    isHandedOver = true
    showToast(toast, opener)
  } catch {
    announce()
  }
}

/** Tells this message itself, as soon as it is known that what changes here is to be told: React is late, or never comes. */
function announce() {
  if (!waiting || isAnnounced()) return
  first.setAttribute('aria-live', 'polite')
  setTimeout(() => {
    // Who is on one of its links stays on it.
    const focused = document.activeElement as HTMLElement
    first.append(...first.childNodes)
    focused.focus()
  }, 100)
}

function isAnnounced() {
  return first.hasAttribute('aria-live')
}

/** Settles when the pointer is up and what that does was done. */
function pressEnds() {
  return new Promise((resolve) => addEventListener('pointerup', () => setTimeout(resolve), {once: true}))
}

function close() {
  waiting = undefined
  first.replaceChildren()
  // Where it announces, it is there before what it says.
  if (!isAnnounced()) first.remove()
}

/** Closes it for a visitor, who is again where it was asked for: what else React's heeds would wait for it. */
function dismiss() {
  const hasFocus = first.contains(document.activeElement)
  close()
  if (hasFocus) opener.focus()
}

/** Makes way for React's message before the next frame: no visitor sees two, or one that moves. */
function giveWay() {
  const message = siteMessages.querySelector('.Toastify__toast')
  if (!message || !isHandedOver) return
  isHandedOver = false
  // Closed between the two: so is this one.
  if (!waiting) return (message.querySelector('button') as HTMLElement).click()
  for (const animation of message.getAnimations()) animation.finish()
  const focused = controlsOf(first).indexOf(document.activeElement as HTMLElement)
  close()
  controlsOf(message)[focused]?.focus()
}

function controlsOf(message: Element): HTMLElement[] {
  return [...message.querySelectorAll<HTMLElement>('a, button')]
}

/** As React's asks (`Toasts.tsx`): what both had from one file, this one would wait for. */
function menuIsOpen() {
  return CSS.supports('selector(:popover-open)') && document.querySelector(':popover-open')
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

first.addEventListener('click', ({target}) => {
  if ((target as Element).closest('button')) dismiss()
})
// As with React's, it may be meant for the open menu, or for who is typing: what has words to select is typed into.
addEventListener('keydown', ({key, target}) => {
  if (key === 'Escape' && !(target as HTMLInputElement).select && !menuIsOpen()) dismiss()
})
new MutationObserver(giveWay).observe(siteMessages, {childList: true, subtree: true})
const style = document.createElement('style')
document.head.append(style)
const sheet = style.sheet as CSSStyleSheet
// One rule round all of them: the policy lets rules be put in, and no text.
sheet.insertRule(`@media all{${styles}}`)
