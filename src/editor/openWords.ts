import type {Span} from '../edit/protocol.ts'
import {backspace, enter, putList} from './blockKeys.ts'
import {type Box, isInEditor, keepTyped, layBox, leave, type Opening, openBox, takeBoxAway} from './box.ts'
import {elementAt} from './marks.ts'
import {takePasted} from './paste.ts'
import type {PastedList} from './pastedList.ts'
import {alsoOn, placesNow} from './places.ts'
import {cancel} from './saving.ts'
import {change, changeBox, say} from './store.ts'
import {takeWords} from './typing.ts'
import {bold, isRich, italic, type WordPlace, withWords} from './wordPlaces.ts'

/** Opens words to be typed in where they are read. */
export function openWords(place: WordPlace, element: HTMLElement, opening: Opening = {}): Box {
  takeBoxAway()
  const box = layBox(place, element, opening)
  takeWords(box, {enter: () => void enter(box, openAt), backspace: () => void backspace(box, openAt)})
  const put = (list: PastedList) => void putList(box, list, openAt).catch((error: Error) => say(error.message))
  takePasted(box, isRich(place), place.can.includes('add') ? put : undefined)
  box.copy.addEventListener('keydown', (event) => onKey(event, box))
  box.copy.addEventListener('blur', () => onBlur(box))
  void tellAlso(box)
  if (opening.typed) keepTyped()
  return box
}

/** Says which other pages show the same, before anything is saved. */
async function tellAlso(box: Box) {
  const also = await alsoOn(box.place.span).catch(() => [])
  if (openBox() === box) changeBox({also})
}

function onKey(event: KeyboardEvent, box: Box) {
  if (event.isComposing || event.keyCode === 229) return
  const control = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  const act = (action: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  if (event.key === 'Escape') act(() => void cancel(box))
  else if (control && key === 's') act(() => void leave(box, true))
  else if (control && key === 'b') act(() => bold(box.place))
  else if (control && key === 'i') act(() => italic(box.place))
  else if (control && key === 'k') act(() => change({linking: true}))
}

/** Opens the words that stand at a span now. */
export async function openAt(span: Span, opening: Opening): Promise<Box | undefined> {
  const place = withWords(await placesNow(span.file)).find((each) => each.span.start === span.start)
  const element = elementAt(span.file, span.start)
  return place && element ? openWords(place, element, opening) : undefined
}

/** The focus went from a box: unless it went to its tools, the words are left. */
function onBlur(box: Box) {
  setTimeout(() => {
    if (document.hasFocus() && isInEditor(document.activeElement)) return
    void leave(box)
  })
}
