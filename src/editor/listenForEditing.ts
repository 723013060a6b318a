import type {Editable} from '../edit/protocol.ts'
import {getOpenBox} from './box.ts'
import {fetchTextAt, matchesPanel} from './fetchEditables.ts'
import {componentMarkAttribute} from './Marked.tsx'
import {closestMarked, textMarkAttribute} from './marks.ts'
import {openText} from './openText.ts'
import {saveAndClose} from './saveBox.ts'
import {enqueue} from './saving.ts'
import {sendRequest} from './socket.ts'
import {announce, getState, updateState} from './uiState.ts'

/** Opens text on a click, on Enter, and on F2 where Enter already does something else. */
export function listenForEditing() {
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  makeFocusable()
  new MutationObserver(makeFocusable).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: [textMarkAttribute, componentMarkAttribute],
  })
}

/** Elements on which Enter or a click already does something. */
const interactive = 'a[href], button, summary, input, select, textarea, label'

/** Makes each text block and each card focusable with Tab. */
function makeFocusable() {
  for (const element of document.querySelectorAll<HTMLElement>(
    `[${textMarkAttribute}], article[${componentMarkAttribute}]`,
  )) {
    if (element.hasAttribute('tabindex') || element.matches(interactive)) continue
    element.tabIndex = 0
    element.setAttribute('aria-keyshortcuts', 'Enter')
  }
}

function onClick(event: MouseEvent) {
  const {target} = event
  if (!getState().on || event.ctrlKey || event.metaKey || event.button !== 0 || !(target instanceof Element)) return
  if (target.closest('[data-editor]')) return
  if (getSelection()?.isCollapsed === false && !getOpenBox()) return
  if (!isOnEditable(target, event)) return
  // Questions open and form fields work as they do for visitors.
  const isField = target.closest('input, select, textarea, label')
  if (isField) return
  if (!target.closest('summary')) event.preventDefault()
  event.stopPropagation()
  void openEditable(target, {x: event.clientX, y: event.clientY})
}

/** Whether a click is on something editable: text, a picture or a card. A click beside them does nothing. */
function isOnEditable(target: Element, {clientX, clientY}: MouseEvent): boolean {
  if (target.closest(`[${textMarkAttribute}], article[${componentMarkAttribute}], img, svg, ${interactive}`))
    return true
  const words = document.createRange()
  return [...target.childNodes].some((node) => {
    words.selectNode(node)
    const lines = node instanceof Text ? [...words.getClientRects()] : []
    return lines.some(
      ({left, right, top, bottom}) => left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    )
  })
}

function onKey(event: KeyboardEvent) {
  const {target} = event
  if (!getState().on || !(target instanceof HTMLElement) || target.closest('[data-editor]')) return
  if (event.key !== 'F2' && (event.key !== 'Enter' || target.matches(interactive))) return
  event.preventDefault()
  void openEditable(target, 'end')
}

/** Opens what is at an element: its text, or the panel of its record or component. */
async function openEditable(element: Element, caret: {x: number; y: number} | 'end') {
  const textBefore = element.textContent
  const before = getOpenBox()
  if (before) await saveAndClose(before)
  if (getOpenBox())
    return announce('The text that you are editing is not saved yet. Save it first, or press Esc to cancel.')
  // Until the page shows the last save, its marks refer to the old text.
  await enqueue(() => {})
  if (!element.isConnected || element.textContent !== textBefore)
    return announce('The page has just changed. Click again.')
  try {
    const marked = closestMarked(element)
    const place = marked && (await fetchTextAt(marked.mark))
    if (marked && place?.kind === 'inline') return void openText(place, marked.element, {caret})
    if (marked?.of === 'words')
      return announce(place?.kind === 'locked' ? place.why : 'The page is changing. Click again in a moment.')
    const heading = marked && linkedHeading(element)
    if (heading) return void openEditable(heading, 'end')
    const {behind} = marked ? await sendRequest('behind', {file: marked.mark.file, start: marked.mark.start}) : {}
    const parts = behind ? [...behind.records.flatMap(({editables}) => editables), ...behind.editables] : []
    const words = clickedText(element, marked?.element)
    if (!words && parts.length === 0) return
    const own = parts.filter((each) => hasText(each, words))
    // Site-wide values that a component shows, such as the phone number, are not its own.
    const places = own.length > 0 || !words ? own : await sendRequest('find', {words})
    const [only, ...more] = places
    // A box can cover an element only if the element contains nothing but the value.
    const isAlone = element.children.length === 0 && collapseSpaces(element.textContent) === words
    if (only?.kind === 'text' && more.length === 0 && isAlone && /^(words|form)$/.test(only.value.type))
      return void openText(only, element as HTMLElement, {caret})
    if (behind && marked && parts.length > 0 && (own.length > 0 || places.length !== 1)) {
      const [first] = own
      const focus = first?.kind === 'text' ? first.span.file + first.key : undefined
      return updateState({panel: {kind: 'behind', behind, at: marked.mark, focus}})
    }
    const panel = matchesPanel(words, places)
    if (panel) updateState({panel})
  } catch (error) {
    announce((error as Error).message)
  }
}

/** Returns the heading on this page that a component links to by the heading’s own text. */
function linkedHeading(element: Element): Element | undefined {
  const link = element.closest('a')
  const target = link?.pathname === location.pathname && document.getElementById(decodeURIComponent(link.hash.slice(1)))
  const headings = target ? [target, ...target.querySelectorAll('h2, h3, h4')] : []
  return headings.find(
    (each) =>
      each.hasAttribute(textMarkAttribute) &&
      collapseSpaces(each.textContent) === collapseSpaces(link?.textContent ?? ''),
  )
}

/** Returns the text that was clicked: that of the closest element that has text. */
function clickedText(element: Element, within: Element = document.body): string {
  let at: Element | null = element
  while (at && at !== within && !collapseSpaces(at.textContent)) at = at.parentElement
  return collapseSpaces(at?.textContent ?? '')
}

function hasText(place: Editable, words: string): boolean {
  return place.kind === 'text' && withHyphens(collapseSpaces(place.text)) === withHyphens(words)
}

/** Undoes the dashes that `components/ui/typeset.ts` sets in the text of records. */
function withHyphens(words: string): string {
  return words.replace(/–/g, '-')
}

function collapseSpaces(words: string | null): string {
  return (words ?? '').replace(/\s+/g, ' ').trim()
}
