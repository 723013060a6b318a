import type {WordPlace} from './wordPlaces.ts'

/** Whether words take italics and links; a label and a value are plain. */
export function isRich(place: WordPlace): boolean {
  return place.kind === 'inline' && place.where !== 'label'
}

/** Whether words take bold; a heading is bold already. */
export function allowsBold(place: WordPlace): boolean {
  return isRich(place) && !(place.kind === 'inline' && place.where === 'heading')
}

/** Makes the chosen words bold, or plain again. */
export function bold(place: WordPlace) {
  if (allowsBold(place)) document.execCommand('bold')
}

/** Makes the chosen words italic, or plain again. */
export function italic(place: WordPlace) {
  if (isRich(place)) document.execCommand('italic')
}
