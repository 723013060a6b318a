import {pageMark} from './marks.ts'
import {onUpdate} from './socket.ts'

/** The longest that anyone waits for a page to be drawn anew: one that is broken elsewhere never is. */
const longest = 4000

let updates = 0
onUpdate(() => updates++)

/** Settles when the page shows what is saved in a file from now on. Asked for before it is saved. */
export function whenShown(file: string): Promise<void> {
  const [version, seen] = [pageMark()?.version, updates]
  const isShown = () => (file === pageMark()?.file ? pageMark()?.version !== version : updates > seen)
  const end = performance.now() + longest
  return new Promise((resolve) => {
    const look = () => {
      if (isShown() || performance.now() > end) resolve()
      else setTimeout(look, 8)
    }
    look()
  })
}
