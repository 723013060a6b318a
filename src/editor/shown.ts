import {pageMark, wordMark} from './marks.ts'
import {onUpdate} from './socket.ts'

/** The longest that anyone waits for a page to be drawn anew, in milliseconds: one that is broken elsewhere never is. */
const longest = 4000

/** How long a page takes at most to be drawn once it has what is new; what it does not show is never drawn. */
const drawing = 250

/** Settles when the page shows what is saved in a file from now on. Asked for before it is saved. */
export function whenShown(file: string): Promise<void> {
  const before = pageMark()?.version
  let isHere = false
  return new Promise((resolve) => {
    const end = () => {
      drawn.disconnect()
      stopListening()
      clearTimeout(limit)
      resolve()
    }
    const drawn = new MutationObserver(() => {
      if (file === pageMark()?.file ? pageMark()?.version !== before : isHere) end()
    })
    drawn.observe(document.body, {subtree: true, childList: true, characterData: true, attributeFilter: [wordMark]})
    const stopListening = onUpdate(() => {
      isHere = true
      if (file !== pageMark()?.file) setTimeout(end, drawing)
    })
    const limit = setTimeout(end, longest)
  })
}
