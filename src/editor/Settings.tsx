import {openBox} from './box.ts'
import {boxMark} from './Marked.tsx'
import {readMark} from './marks.ts'
import {leave} from './saving.ts'
import {ask} from './socket.ts'
import {change, say} from './store.ts'

/** The way from a button's words to what it does: where it leads, the message that it shows. */
export function Settings() {
  const box = openBox()
  const mark = readMark(box?.element ?? null, boxMark)
  if (!box || !mark) return null
  const show = async () => {
    await leave(box, true)
    if (openBox()) return
    const {behind} = await ask('behind', mark)
    if (behind) change({panel: {shows: 'behind', behind, at: mark}})
  }
  return (
    <button type="button" onClick={() => void show().catch((error: Error) => say(error.message))}>
      What it does
    </button>
  )
}
