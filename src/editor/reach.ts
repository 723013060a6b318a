import type {Editable} from '../edit/protocol.ts'
import {openBox} from './box.ts'
import {boxMark} from './Marked.tsx'
import {markedRound, wordMark} from './marks.ts'
import {openWords} from './openWords.ts'
import {panelOf, wordsAt} from './places.ts'
import {inTurn} from './saving.ts'
import {leave} from './savingBox.ts'
import {ask} from './socket.ts'
import {change, current, say} from './store.ts'

/** Lets words be reached: by a click, by Tab and Enter, and by F2 on what Enter presses already. */
export function reachWords() {
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  makeReachable()
  new MutationObserver(makeReachable).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: [wordMark, boxMark],
  })
}

/** What Enter and a click do something to on the page itself. */
const pressed = 'a[href], button, summary, input, select, textarea, label'

/** Tab comes to each block of words and each card, as it comes to links. */
function makeReachable() {
  for (const element of document.querySelectorAll<HTMLElement>(`[${wordMark}], article[${boxMark}]`)) {
    if (element.hasAttribute('tabindex') || element.matches(pressed)) continue
    element.tabIndex = 0
    element.setAttribute('aria-keyshortcuts', 'Enter')
  }
}

function onClick(event: MouseEvent) {
  const {target} = event
  if (!current().on || event.ctrlKey || event.metaKey || event.button !== 0 || !(target instanceof Element)) return
  if (target.closest('[data-editor]')) return
  if (getSelection()?.isCollapsed === false && !openBox()) return
  if (!isOnSomething(target, event)) return
  // Questions open as they do for visitors, and fields take words.
  const isField = target.closest('input, select, textarea, label')
  if (isField) return
  if (!target.closest('summary')) event.preventDefault()
  event.stopPropagation()
  void edit(target, {x: event.clientX, y: event.clientY})
}

/** Whether a click hits something that can be edited: words, a picture or a card; beside them it does nothing. */
function isOnSomething(target: Element, {clientX, clientY}: MouseEvent): boolean {
  if (target.closest(`[${wordMark}], article[${boxMark}], img, svg, ${pressed}`)) return true
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
  if (!current().on || !(target instanceof HTMLElement) || target.closest('[data-editor]')) return
  if (event.key !== 'F2' && (event.key !== 'Enter' || target.matches(pressed))) return
  event.preventDefault()
  void edit(target, 'end')
}

/** Opens what stands at an element of the page: its words, or the record or component behind it. */
async function edit(element: Element, caret: {x: number; y: number} | 'end') {
  const seen = element.textContent
  const before = openBox()
  if (before) await leave(before)
  if (openBox()) return say('The text that you are editing is not saved yet. Save it first, or press Esc to cancel.')
  // Until the page shows what was saved, its marks are those of the text before.
  await inTurn(() => {})
  if (element.textContent !== seen) return say('The page has just changed. Click again.')
  try {
    const round = markedRound(element)
    const place = round && (await wordsAt(round.mark))
    if (round && place?.kind === 'inline') return void openWords(place, round.element, {caret})
    if (round?.of === 'words')
      return say(place?.kind === 'locked' ? place.why : 'The page is changing. Click again in a moment.')
    const {behind} = round ? await ask('behind', {file: round.mark.file, start: round.mark.start}) : {}
    const parts = behind ? [...behind.records.flatMap(({places}) => places), ...behind.places] : []
    const words = wordsOf(element, round?.element)
    if (!words && parts.length === 0) return
    const own = parts.filter((each) => says(each, words))
    // What a component shows of the whole site, like the phone number, is none of its own.
    const places = own.length > 0 || !words ? own : await ask('find', {words})
    const [only, ...more] = places
    // A box can lie over an element that holds nothing but the value, which is words of whatever form.
    const isAlone = element.children.length === 0 && spaced(element.textContent) === words
    if (only?.kind === 'text' && more.length === 0 && isAlone && /^(words|form)$/.test(only.value.as))
      return void openWords(only, element as HTMLElement, {caret})
    if (behind && round && parts.length > 0 && (own.length > 0 || places.length !== 1)) {
      const [first] = own
      const focus = first?.kind === 'text' ? first.span.file + first.key : undefined
      return change({panel: {shows: 'behind', behind, at: round.mark, focus}})
    }
    const panel = panelOf(words, places)
    if (panel) change({panel})
  } catch (error) {
    say((error as Error).message)
  }
}

/** The words that were clicked: those of the smallest element with words round the place. */
function wordsOf(element: Element, within: Element = document.body): string {
  let at: Element | null = element
  while (at && at !== within && !spaced(at.textContent)) at = at.parentElement
  return spaced(at?.textContent ?? '')
}

function says(place: Editable, words: string): boolean {
  return place.kind === 'text' && set(spaced(place.text)) === set(words)
}

/** Words of records are set with their dashes and spaces: `components/ui/typeset.ts`. */
function set(words: string): string {
  return words.replace(/–/g, '-')
}

function spaced(words: string | null): string {
  return (words ?? '').replace(/\s+/g, ' ').trim()
}
