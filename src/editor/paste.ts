import type {Inline} from '../edit/protocol.ts'
import type {Box} from './box.ts'
import {pointAt} from './caret.ts'
import {listIn, type PastedList} from './pastedList.ts'
import {chipMark, fromNodes, keptIn, toNodes} from './words.ts'

/** Has a box take from the clipboard words, links and its own locked pieces; nothing of how they looked elsewhere. A list goes where lists can stand. */
export function takePasted({copy, before, chip}: Box, rich: boolean, putList?: (list: PastedList) => void) {
  const own = keptIn(before)
  const put = (inlines: Inline[]) => insert(copy, inlines, own, chip)
  copy.addEventListener('paste', (event) => {
    event.preventDefault()
    if (!event.clipboardData) return
    const list = rich && putList ? listIn(bodyOf(event.clipboardData)) : undefined
    if (list) putList?.({...list, lines: list.lines.map((line) => line.flatMap(clean))})
    else put(wordsIn(event.clipboardData, rich))
  })
  takeDropped(copy, (data) => put(wordsIn(data, rich)))
}

/** Has a box take what is let go over it; what was drawn from its own words is moved. */
function takeDropped(copy: HTMLElement, put: (data: DataTransfer) => void) {
  let kept: string | undefined
  let own: Range | undefined
  copy.addEventListener('dragstart', ({target}) => {
    // A chip that is chosen is drawn by its words.
    const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null
    kept = element?.closest(`[${chipMark}]`)?.getAttribute(chipMark) ?? undefined
    const selection = getSelection()
    own = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
  })
  copy.addEventListener('dragend', () => {
    kept = own = undefined
  })
  copy.addEventListener('drop', (event) => {
    event.preventDefault()
    const selection = getSelection()
    const at = pointAt(event.clientX, event.clientY)
    if (!selection || !event.dataTransfer) return
    if (kept !== undefined) {
      if (at && copy.contains(at.node)) selection.collapse(at.node, at.offset)
      return move(copy, kept)
    }
    if (at && copy.contains(at.node)) {
      if (own?.isPointInRange(at.node, at.offset)) return
      const place = document.createRange()
      place.setStart(at.node, at.offset)
      own?.deleteContents()
      selection.collapse(place.startContainer, place.startOffset)
    }
    put(event.dataTransfer)
  })
}

/** Moves a locked piece to where the caret is; beside another one, never into it. */
function move(copy: HTMLElement, kept: string) {
  const chip = copy.querySelector(`[${chipMark}="${CSS.escape(kept)}"]`)
  const range = getSelection()?.getRangeAt(0)
  if (!chip || !range || chip.contains(range.startContainer)) return
  const {startContainer} = range
  const other = (startContainer instanceof Element ? startContainer : startContainer.parentElement)?.closest(
    `[${chipMark}]`,
  )
  if (other) range.setStartAfter(other)
  range.collapse(true)
  range.insertNode(chip)
  range.setStartAfter(chip)
  range.collapse(true)
  copy.dispatchEvent(new InputEvent('input', {bubbles: true}))
}

/** What a clipboard brings: words; and links and marks, where the box takes them. */
function wordsIn(data: DataTransfer, rich: boolean): Inline[] {
  const html = rich ? data.getData('text/html') : ''
  if (!html) return [{words: data.getData('text/plain').replace(/\s+/g, ' ')}]
  return fromNodes(bodyOf(data).childNodes).flatMap(clean)
}

/** The page that a clipboard brings, without what is no words. */
function bodyOf(data: DataTransfer): HTMLElement {
  const {body} = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, title, xml')) element.remove()
  return body
}

/** Without what a page of this site has not: bold that is only a way of wrapping, and links of other programs. */
function clean(inline: Inline): Inline[] {
  if ('words' in inline) return [{words: inline.words.replace(/\s+/g, ' ')}]
  if ('kept' in inline) return [inline]
  if ('link' in inline) {
    const inner = inline.inner.flatMap(clean)
    return /^(https?:|mailto:|tel:|[/#])/.test(inline.link) ? [{link: inline.link, inner}] : inner
  }
  return 'strong' in inline ? [{strong: inline.strong.flatMap(clean)}] : [{emphasis: inline.emphasis.flatMap(clean)}]
}

/** Puts words where the caret is, so that Ctrl+Z takes them out again. */
function insert(copy: HTMLElement, inlines: Inline[], own: number[], chip: (kept: number) => HTMLElement) {
  const holder = document.createElement('div')
  holder.append(...toNodes(inlines, (kept) => (own.includes(kept) ? [...chip(kept).childNodes] : [])))
  // A piece of another block, or one that is there already, comes as its words.
  for (const each of holder.querySelectorAll<HTMLElement>(`[${chipMark}]`)) {
    const kept = each.getAttribute(chipMark) ?? ''
    if (!own.includes(Number(kept)) || copy.querySelector(`[${chipMark}="${kept}"]`))
      each.replaceWith(...each.childNodes)
  }
  document.execCommand('insertHTML', false, holder.innerHTML)
}
