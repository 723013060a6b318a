import type {Span} from '../../edit/protocol.ts'
import {fetchEditables, fetchOtherPages} from '../connection/fetchEditables.ts'
import {elementAt} from '../connection/marks.ts'
import {cancelInput} from '../connection/saving.ts'
import {announce, getState, updateBox, updateState} from '../connection/uiState.ts'
import {explainLineBreaks, handleEnter, handlePaste} from './blockKeys.ts'
import {type Box, type BoxOptions, createBox, getOpenBox} from './box.ts'
import {type EditableText, editableTexts, isBelow, isRich} from './editableTexts.ts'
import {handleBackspace, handleDelete} from './joinKeys.ts'
import {inputOfBox, saveBox, storeBoxDraft} from './saveBox.ts'

/** Opens a text for editing directly on the page. */
export function openText(place: EditableText, element: HTMLElement, opening: BoxOptions = {}): Box {
  const taking = {
    keys: {
      Enter: () => handleEnter(box, openAt),
      'Shift-Enter': () => explainLineBreaks(box),
      Escape: () => reportErrors(cancelInput(box)),
      'Mod-s': () => reportErrors(saveBox(box)),
      'Mod-k': () => updateState({linking: isRich(place)}),
    },
    backspace: () => handleBackspace(box, openAt),
    remove: () => handleDelete(box, openAt),
    typed() {
      // “Saved.” is not true of what was just typed.
      if (getState().isSaved) announce('')
      storeBoxDraft()
    },
    paste: (data: DataTransfer) => handlePaste(box, data, openAt),
  }
  const box: Box = createBox(place, elementFor(place, element, opening), opening, taking, (box) =>
    inputOfBox(box, openText),
  )
  // Keys that the text editor handles don’t reach other listeners: Escape doesn’t also close a panel.
  box.copy.addEventListener('keydown', (event) => event.defaultPrevented && event.stopPropagation())
  // Stays open after the save if the author focuses the text again while it is being saved.
  box.copy.addEventListener('focus', () => {
    box.closesWhenSaved = false
  })
  if (opening.typed) storeBoxDraft()
  void fetchOtherPages(place.span).then(
    (also) => getOpenBox() === box && updateBox({also}),
    () => {},
  )
  return box
}

/** Returns the element that is edited, or below which a new block is placed: the whole list, if below a list. */
function elementFor(place: EditableText, element: HTMLElement, {next}: BoxOptions): HTMLElement {
  if (!next || isBelow(place, next)) return element
  return [...document.querySelectorAll<HTMLElement>('ul, ol')].find((list) => list.contains(element)) ?? element
}

function reportErrors(work: Promise<unknown>) {
  work.catch((error: Error) => announce(error.message))
}

/** Opens the text at a span (a source range) for editing; `undefined` if there is no text on the page. */
export async function openAt(span: Span, opening: BoxOptions): Promise<Box | undefined> {
  const place = editableTexts(await fetchEditables(span.file)).find((each) => each.span.start === span.start)
  const element = elementAt(span.file, span.start)
  return place && element ? openText(place, element, opening) : undefined
}
