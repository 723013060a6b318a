import {formatTimes} from '../../components/ui/formatTimes.ts'
import {typeset} from '../../components/ui/typeset.ts'
import type {Editable} from '../edit/protocol.ts'
import {fetchTextAt, keyOf, matchesPanel} from './connection/fetchEditables.ts'
import {componentMarkAttribute} from './connection/Marked.tsx'
import {closestMarked, textMarkAttribute} from './connection/marks.ts'
import {sendRequest} from './connection/server.ts'
import {announce, getState, type Panel, updateState, withdraw} from './connection/uiState.ts'
import {bufferInputDuring, takeFocus} from './textEditor/inputBuffer.ts'
import {openText} from './textEditor/openText.ts'
import {saveAndClose} from './textEditor/saveText.ts'
import {getOpenEditor, type TextEditor, withTextEditor} from './textEditor/textEditor.ts'
import {collapseSpaces} from './textEditor/textStyles.ts'
import {selectWord} from './textEditor/view.ts'

/**
 * Starts editing on a click or Enter, or on F2 for elements on which Enter does something else, such as
 * links.
 */
export function listenForEditing() {
  document.addEventListener('click', onClick, true)
  document.addEventListener('dblclick', onDoubleClick, true)
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

/** Makes each text block, and each `<article>` that a component rendered, focusable with Tab. */
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
  if (!getState().on || event.ctrlKey || event.metaKey || event.button !== 0 || !(target instanceof Element))
    return
  if (target.closest('[data-editor]')) return
  if (getSelection()?.isCollapsed === false && !getOpenEditor()) return
  if (!isOnEditable(target, event)) return
  // `<summary>` still opens its details, and form fields work as they do for visitors.
  if (target.closest('input, select, textarea')) return
  if (!target.closest('summary')) event.preventDefault()
  event.stopPropagation()
  openEditable(target, {x: event.clientX, y: event.clientY})
}

/** Selects a word, which the browser does not if the text was opened between or after the two clicks. */
function onDoubleClick({target}: MouseEvent) {
  if (!getState().on || !(target instanceof Element)) return
  withTextEditor(({element, copy, view}) => {
    if (element.contains(target) || copy.contains(target)) selectWord(view)
  })()
}

/**
 * Whether a click is on text, a picture or another editable or interactive element, not on the space beside
 * it. The space between two lines of a text belongs to the text.
 */
function isOnEditable(target: Element, {clientX}: MouseEvent): boolean {
  if (target.closest(`[${textMarkAttribute}], article[${componentMarkAttribute}], img, svg, ${interactive}`))
    return true
  if (![...target.childNodes].some((node) => node instanceof Text && node.data.trim())) return false
  const words = document.createRange()
  words.selectNodeContents(target)
  const {left, right} = words.getBoundingClientRect()
  return left <= clientX && clientX <= right
}

function onKey(event: KeyboardEvent) {
  const {target} = event
  if (!getState().on || !(target instanceof HTMLElement) || target.closest('[data-editor]')) return
  if (event.key !== 'F2' && (event.key !== 'Enter' || target.matches(interactive))) return
  event.preventDefault()
  openEditable(target, 'end')
}

/** What a message is about that the next click answers. */
export const clickAgain = 'click'

/**
 * Opens an element’s text for editing, or else the panel of its record or component, after buffered input.
 */
function openEditable(element: Element, caret: Point | 'end') {
  const find = rememberElement(element)
  const at = caret === 'end' ? caret : pointIn(element, caret)
  void bufferInputDuring(() => openFound(find, at))
}

type Point = {x: number; y: number}

/** Returns a point relative to an element, whose place may change before its text is opened. */
function pointIn(element: Element, {x, y}: Point): Point {
  const {left, top} = element.getBoundingClientRect()
  return {x: x - left, y: y - top}
}

/**
 * Returns a function that finds an element again: after a save, React may show its text in another element.
 */
function rememberElement(element: Element): () => Element | undefined {
  const {textContent} = element
  const text = element.closest(`[${textMarkAttribute}]`)
  const words = text?.textContent
  return () => {
    if (element.isConnected && element.textContent === textContent) return element
    const alike = text ? [...document.querySelectorAll(`${text.localName}[${textMarkAttribute}]`)] : []
    const [found, ...more] = alike.filter((each) => each.textContent === words)
    return more.length === 0 ? found : undefined
  }
}

async function openFound(
  find: () => Element | undefined,
  at: Point | 'end',
): Promise<TextEditor | undefined> {
  withdraw(clickAgain)
  const {saved: earlierSave} = getState()
  const before = getOpenEditor()
  if (before) await saveAndClose(before)
  const unsaved = getOpenEditor()
  if (unsaved) {
    takeFocus(() => unsaved.view.focus())
    const reason = 'The text that you are editing is not saved yet. Save it first, or press Esc to cancel.'
    announce(reason, undefined, clickAgain)
    return undefined
  }
  const element = find()
  if (!element) return void announce('The page has just changed. Click again.', undefined, clickAgain)
  const {left, top} = element.getBoundingClientRect()
  const opened = await openElement(element, at === 'end' ? at : {x: at.x + left, y: at.y + top})
  // If this click saved another text, the message is about that save, and stays.
  if (opened && earlierSave && getState().saved === earlierSave) announce('')
  return opened
}

async function openElement(element: Element, caret: Point | 'end'): Promise<TextEditor | undefined> {
  const marked = closestMarked(element)
  const editable = marked && (await fetchTextAt(marked.mark))
  if (marked && editable?.kind === 'inline') return openText(editable, marked.element, {caret})
  if (marked?.type === 'text') {
    const reason =
      editable?.kind === 'locked' ? editable.reason : 'The page is changing. Click again in a moment.'
    return void announce(reason, undefined, clickAgain)
  }
  const heading = marked && linkedHeading(element)
  if (heading) return openElement(heading, 'end')
  const {component} = marked
    ? await sendRequest('describeComponent', {file: marked.mark.file, start: marked.mark.start})
    : {}
  const parts = component?.editables ?? []
  const text = clickedText(element, marked?.element)
  if (!text && parts.length === 0) return undefined
  const date = element.closest('time')?.dateTime
  const own = parts.filter((each) => hasText(each, text) || isShownAs(each, text, date))
  // Text that is not the component’s own may be a site-wide value, such as the phone number.
  const isOwn = own.length > 0 || !text
  const {editables, isWhole} = isOwn
    ? {editables: own, isWhole: true}
    : await sendRequest('findValues', {text})
  const [only, ...more] = editables
  // The value can be edited on the page only if the element contains nothing else, and is no label of a form
  // field.
  const isAlone = element.children.length === 0 && collapseSpaces(element.textContent) === text
  const isLabel = element.closest('label') !== null
  // Nor if it is shown in other words.
  const isPlain = isAlone && !isLabel && (own.length === 0 || own.some((each) => hasText(each, text)))
  if (
    only?.kind === 'text' &&
    isWhole &&
    more.length === 0 &&
    isPlain &&
    /^(text|format)$/.test(only.value.type)
  )
    return openText(only, element as HTMLElement, {caret})
  if (component && marked && parts.length > 0 && (own.length > 0 || !isWhole || editables.length !== 1)) {
    const first = own[0] ?? parts.find((each) => isAmong(each, text))
    const focus = first?.kind === 'text' ? keyOf(first) : undefined
    // A component without fields of its own puts its words together from values of other files.
    const hasFields = parts.some(({kind}) => kind === 'text')
    const values = hasFields || isWhole ? undefined : editables
    const panel: Panel = {kind: 'component', title: component.title, at: marked.mark, focus, values}
    return void takeFocus(() => updateState({panel}))
  }
  const panel = matchesPanel(editables)
  if (panel) takeFocus(() => updateState({panel}))
  return undefined
}

/**
 * Returns the heading to edit if the clicked link shows the text of a heading on this page and leads to it.
 */
function linkedHeading(element: Element): Element | undefined {
  const link = element.closest('a')
  const target =
    link?.pathname === location.pathname && document.getElementById(decodeURIComponent(link.hash.slice(1)))
  const headings = target ? [target, ...target.querySelectorAll('h2, h3, h4')] : []
  return headings.find(
    (each) =>
      each.hasAttribute(textMarkAttribute) &&
      collapseSpaces(each.textContent) === collapseSpaces(link?.textContent ?? ''),
  )
}

/** Returns the text of the closest element at or above the clicked one that has text. */
function clickedText(element: Element, within: Element = document.body): string {
  let at: Element | null = element
  while (at && at !== within && !collapseSpaces(at.textContent)) at = at.parentElement
  return collapseSpaces(at?.textContent ?? '')
}

function hasText(editable: Editable, words: string): boolean {
  return (
    editable.kind === 'text' &&
    [editable.text, typeset(editable.text)].some((each) => collapseSpaces(each) === words)
  )
}

/** Whether a value is shown in other words: a date written out, or times as people say them. */
function isShownAs(editable: Editable, words: string, date: string | undefined): boolean {
  return editable.kind === 'text' && (editable.text === date || formatTimes(editable.text) === words)
}

/** Whether a value is one of several words, such as the number in “12 places left”. */
function isAmong(editable: Editable, words: string): boolean {
  return editable.kind === 'text' && editable.text !== '' && ` ${words} `.includes(` ${editable.text} `)
}
