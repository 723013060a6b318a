import {chipMark} from './words.ts'

/** Where typing starts: at a point of the window, at an end of the words, or with all of them chosen. */
export type Caret = {x: number; y: number} | 'start' | 'end' | 'all' | number

/** Puts the caret where it was asked for. */
export function putCaret(copy: HTMLElement, caret: Caret) {
  const selection = getSelection()
  if (!selection) return
  selection.selectAllChildren(copy)
  if (caret === 'start') selection.collapseToStart()
  else if (caret === 'end') selection.collapseToEnd()
  else if (typeof caret === 'number') {
    const at = pointAfter(copy, caret)
    selection.collapse(at.node, at.offset)
  } else if (caret !== 'all') {
    selection.collapseToEnd()
    const found = pointAt(caret.x, caret.y)
    if (!found || !copy.contains(found.node)) return
    selection.collapse(found.node, found.offset)
    // Nothing can be typed in a chip: behind it something can.
    const element = found.node instanceof Element ? found.node : found.node.parentElement
    const chip = element?.closest(`[${chipMark}]`)
    if (chip?.parentNode) selection.collapse(chip.parentNode, [...chip.parentNode.childNodes].indexOf(chip) + 1)
  }
}

/** The place in the text below a point: browsers before 2025 know it by two names. */
export function pointAt(x: number, y: number): {node: Node; offset: number} | undefined {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) return {node: position.offsetNode, offset: position.offset}
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? {node: range.startContainer, offset: range.startOffset} : undefined
}

/** The place after so many signs. */
function pointAfter(copy: HTMLElement, count: number): {node: Node; offset: number} {
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  let left = count
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    if (left <= node.length) return {node, offset: left}
    left -= node.length
  }
  return {node: copy, offset: copy.childNodes.length}
}
