import {type Box, keepTyped} from './box.ts'
import {say} from './store.ts'
import {allowsBold} from './wordPlaces.ts'
import {chipMark, keptIn} from './words.ts'

/** What keys do besides typing. */
export interface Doing {
  /** Enter. */
  enter: () => void
  /** Backspace where nothing stands before. */
  backspace: () => void
}

/** Ways of changing the look of words that a page does not have. */
const foreign = /^format(?!Bold$|Italic$)/

/** Has a box take words in the way of this site, whatever the browser would make of them. */
export function takeWords(box: Box, {enter, backspace}: Doing) {
  const {copy} = box
  copy.addEventListener('beforeinput', (event) => {
    // A letter that is being put together from several keys is left to the browser.
    if (event.isComposing) return
    const {inputType} = event
    if (box.held !== undefined) {
      event.preventDefault()
      if (inputType === 'insertText') box.held += event.data ?? ''
      return
    }
    if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      event.preventDefault()
      if (inputType === 'insertParagraph') enter()
    } else if (foreign.test(inputType) || inputType === 'insertHorizontalRule' || /List$/.test(inputType)) {
      event.preventDefault()
    } else if (inputType === 'formatBold' && !allowsBold(box.place)) {
      event.preventDefault()
    } else if (inputType === 'insertText' && event.data && typeInLink(event.data)) {
      event.preventDefault()
      copy.dispatchEvent(new InputEvent('input', {bubbles: true}))
    } else if (inputType.startsWith('delete')) {
      if (inputType === 'deleteContentBackward' && isAtStart(copy)) {
        event.preventDefault()
        backspace()
      } else if (chooseChip(box, inputType.endsWith('Forward') ? 'after' : 'before')) event.preventDefault()
    }
  })
  // Whoever goes to the end of a link and types there begins words after it.
  for (const moved of ['pointerdown', 'keydown'] as const)
    copy.addEventListener(moved, (event) => {
      if (!(event instanceof KeyboardEvent) || /^(Arrow|Home|End)/.test(event.key)) typedIn = undefined
    })
  copy.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) putBackChips(box)
    keepTyped()
  })
  copy.addEventListener('compositionend', () => putBackChips(box))
}

/** The link whose last words are being typed. */
let typedIn: Element | undefined

/** Types at the end of a link whose last words are typed anew: Chromium puts all but the first letter behind it. */
function typeInLink(words: string): boolean {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  const link = range && elementOf(range.startContainer)?.closest('[data-editor] a')
  if (!range || !link?.contains(range.endContainer)) return false
  const rest = range.cloneRange()
  rest.setEnd(link, link.childNodes.length)
  if (rest.toString() !== range.toString() || (range.collapsed && typedIn !== link)) return false
  range.deleteContents()
  const last = link.lastChild
  const text = last instanceof Text ? last : link.appendChild(document.createTextNode(''))
  text.appendData(words)
  selection?.collapse(text, text.length)
  typedIn = link
  return true
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement
}

function isAtStart(copy: HTMLElement): boolean {
  const selection = getSelection()
  if (!selection?.isCollapsed || !selection.rangeCount) return false
  const before = selection.getRangeAt(0).cloneRange()
  before.setStart(copy, 0)
  return before.toString() === '' && !before.cloneContents().querySelector(`[${chipMark}]`)
}

/** A locked piece that a deletion would take is chosen first; when it was chosen, it goes. */
function chooseChip(box: Box, side: 'before' | 'after'): boolean {
  const selection = getSelection()
  if (!selection?.rangeCount) return false
  const range = selection.getRangeAt(0)
  if (!range.collapsed) {
    const [chip, ...more] = chipsIn(range)
    if (chip && more.length === 0 && range.toString() === chip.textContent) box.removed.add(numberOf(chip))
    return false
  }
  const chip = neighbour(range, side)
  if (!chip) return false
  const around = document.createRange()
  around.selectNode(chip)
  selection.removeAllRanges()
  selection.addRange(around)
  say(
    `${chip.dataset.name} is chosen. Press ${side === 'before' ? 'Backspace' : 'Delete'} again to take it out, or Ctrl+X to move it.`,
  )
  return true
}

/** The chip right beside a caret. */
function neighbour({startContainer, startOffset}: Range, side: 'before' | 'after'): HTMLElement | undefined {
  let node: Node | null | undefined
  if (startContainer instanceof Text) {
    const atEdge = side === 'before' ? startOffset === 0 : startOffset === startContainer.length
    node = atEdge ? sibling(startContainer, side) : undefined
  } else node = startContainer.childNodes[side === 'before' ? startOffset - 1 : startOffset]
  while (node instanceof Text && node.length === 0) node = sibling(node, side)
  return node instanceof HTMLElement && node.hasAttribute(chipMark) ? node : undefined
}

function sibling(node: Node, side: 'before' | 'after') {
  return side === 'before' ? node.previousSibling : node.nextSibling
}

function chipsIn(range: Range): HTMLElement[] {
  return [...range.cloneContents().querySelectorAll<HTMLElement>(`[${chipMark}]`)]
}

function numberOf(chip: HTMLElement): number {
  return Number(chip.getAttribute(chipMark))
}

/** A locked piece that went with other words, and was not taken out on purpose, comes back where the caret is. */
function putBackChips(box: Box) {
  const there = new Set([...box.copy.querySelectorAll<HTMLElement>(`[${chipMark}]`)].map(numberOf))
  const gone = keptIn(box.before).filter((kept) => !there.has(kept) && !box.removed.has(kept))
  for (const kept of there) box.removed.delete(kept)
  const selection = getSelection()
  for (const kept of gone) {
    const chip = box.chip(kept)
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
    if (range && box.copy.contains(range.startContainer)) {
      range.insertNode(chip)
      range.setStartBefore(chip)
      range.collapse(true)
    } else box.copy.append(chip)
    say(`${chip.dataset.name} stays. To take it out, choose it alone and press Backspace.`)
  }
}
