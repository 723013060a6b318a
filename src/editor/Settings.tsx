import {openBox} from './box.ts'
import {boxMark} from './Marked.tsx'
import {readMark} from './marks.ts'
import {leave} from './saving.ts'
import {ask} from './socket.ts'
import {change, say} from './store.ts'

/** The way from a button's words to what it does, and from a word of a record to the rest of it. */
export function Settings() {
  const box = openBox()
  const own = readMark(box?.element ?? null, boxMark)
  const isRecord = box?.place.kind === 'text' && box.place.owner.of === 'record'
  const mark = own ?? (isRecord ? readMark(box.element.closest(`[${boxMark}]`), boxMark) : undefined)
  if (!box || !mark) return null
  const show = async () => {
    await leave(box, true)
    if (openBox()) return
    const {behind} = await ask('behind', mark)
    if (behind) change({panel: {shows: 'behind', behind, at: mark}})
  }
  return (
    <button type="button" onClick={() => void show().catch((error: Error) => say(error.message))}>
      {own ? 'What it does' : 'All of it'}
    </button>
  )
}
