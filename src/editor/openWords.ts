import type {Span} from '../edit/protocol.ts'
import {backspace, enter, paste} from './blockKeys.ts'
import {type Box, layBox, type Opening, openBox} from './box.ts'
import {elementAt} from './marks.ts'
import {alsoOn, placesNow} from './places.ts'
import {cancel} from './saving.ts'
import {keepTyped, saveBox, typingIn} from './savingBox.ts'
import {change, changeBox, say} from './store.ts'
import {isBelow, isRich, type WordPlace, withWords} from './wordPlaces.ts'

/** Opens text for editing in place. */
export function openWords(place: WordPlace, element: HTMLElement, opening: Opening = {}): Box {
  const taking = {
    keys: {
      Enter: () => run(enter(box, openAt)),
      'Shift-Enter': () => {},
      Escape: () => run(cancel(box)),
      'Mod-s': () => run(saveBox(box)),
      'Mod-k': () => change({linking: isRich(place)}),
    },
    backspace: () => run(backspace(box, openAt)),
    typed: () => keepTyped(),
    holds(words: string) {
      if (box.held !== undefined) box.held += words
      return box.held !== undefined
    },
    paste: (data: DataTransfer) => run(paste(box, data, openAt)),
  }
  const box: Box = layBox(place, elementFor(place, element, opening), opening, taking, (box) =>
    typingIn(box, openWords),
  )
  // Keys that the box handles go no further: Escape doesn’t also close a panel.
  box.copy.addEventListener('keydown', (event) => event.defaultPrevented && event.stopPropagation())
  // The author clicked into the box again while it was being saved.
  box.copy.addEventListener('focus', () => {
    box.closes = false
  })
  if (opening.typed) keepTyped()
  void alsoOn(place.span).then(
    (also) => openBox() === box && changeBox({also}),
    () => {},
  )
  return box
}

/** Returns the element for a box: the whole list, if a new block goes below a list. */
function elementFor(place: WordPlace, element: HTMLElement, {next}: Opening): HTMLElement {
  if (!next || isBelow(place, next)) return element
  return [...document.querySelectorAll<HTMLElement>('ul, ol')].find((list) => list.contains(element)) ?? element
}

function run(work: Promise<unknown>) {
  work.catch((error: Error) => say(error.message))
}

/** Opens the text that is now at a span. */
export async function openAt(span: Span, opening: Opening): Promise<Box | undefined> {
  const place = withWords(await placesNow(span.file)).find((each) => each.span.start === span.start)
  const element = elementAt(span.file, span.start)
  return place && element ? openWords(place, element, opening) : undefined
}
