import type {Inline} from '../edit/protocol.ts'
import {openBox} from './box.ts'
import {short} from './labelOf.ts'
import {boxMark} from './Marked.tsx'
import {readMark} from './marks.ts'
import {foundWords} from './places.ts'
import {leave} from './savingBox.ts'
import {ask} from './socket.ts'
import {change, type Panel, say} from './store.ts'
import {inlinesOf} from './wordPlaces.ts'
import {chipMark, innerOf} from './words.ts'

/** Buttons for related panels: a button’s link, a record’s other fields, a picture’s text, a component’s values. */
export function Settings() {
  const box = openBox()
  if (!box) return null
  const own = readMark(box.element, boxMark)
  const isRecord = box.place.kind === 'text' && box.place.owner.of === 'record'
  const mark = own ?? (isRecord ? readMark(box.element.closest(`[${boxMark}]`), boxMark) : undefined)
  const {file, start} = box.place.span
  const saveThenShow = async (find: () => Promise<Panel | undefined>) => {
    await leave(box, true)
    if (!openBox()) change({panel: await find()})
  }
  const act = (find: () => Promise<Panel | undefined>) => () =>
    void saveThenShow(find).catch((error: Error) => say(error.message))
  return (
    <>
      {mark && (
        <button
          type="button"
          onClick={act(async () => {
            const {behind} = await ask('behind', mark)
            return behind && {shows: 'behind', behind, at: mark}
          })}
        >
          {own ? 'Where this button goes' : 'All fields…'}
        </button>
      )}
      {hasPicture(inlinesOf(box.place)) && (
        <button type="button" onClick={act(async () => ({shows: 'pictures', file, start}))}>
          What the picture shows
        </button>
      )}
      {valuesIn(box.copy).map((words) => (
        <button key={words} type="button" onClick={act(() => foundWords(words))}>
          Change “{short(words)}”
        </button>
      ))}
    </>
  )
}

function hasPicture(inlines: Inline[]): boolean {
  return inlines.some((each) => ('kept' in each ? each.name === 'picture' : hasPicture(innerOf(each))))
}

/** Lists the values that components in the text show, without counts, which only change with their records. */
function valuesIn(copy: HTMLElement): string[] {
  const chips = [...copy.querySelectorAll<HTMLElement>(`[${chipMark}]`)]
  const shown = chips
    .filter(({dataset}) => /^[A-Z]/.test(dataset.name ?? '') && !dataset.name?.startsWith('Count '))
    .map(({textContent}) => textContent.trim())
  return [...new Set(shown)].filter(Boolean)
}
