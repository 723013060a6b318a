import type {Editable} from '../edit/protocol.ts'

/** What was typed in a field of a panel and is not saved. */
interface FieldDraft {
  text: string
  /** What stood there before. */
  before: string
  page: string
}

type TextPlace = Extract<Editable, {kind: 'text'}>

const keyOf = ({span, owner, key}: TextPlace) => `edit:field:${span.file}:${JSON.stringify(owner)}:${key}`

/** Keeps what is typed in a field, should saving another one have the page loaded anew; nothing where it says what stands there. */
export function keepField(place: TextPlace, text: string) {
  if (text === place.text) sessionStorage.removeItem(keyOf(place))
  else sessionStorage.setItem(keyOf(place), JSON.stringify({text, before: place.text, page: location.pathname}))
}

/** What was typed in a field before the page was loaded anew. */
export function readField(place: TextPlace): FieldDraft | undefined {
  const kept = sessionStorage.getItem(keyOf(place))
  const draft: FieldDraft | undefined = kept ? JSON.parse(kept) : undefined
  return draft?.page === location.pathname ? draft : undefined
}
