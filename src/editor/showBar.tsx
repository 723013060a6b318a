import {createRoot} from 'react-dom/client'
import {Bar} from './Bar.tsx'
import {isInEditor, leave, openBox} from './box.ts'
import {listenForPictures} from './pictureFiles.ts'
import {barStyles, pageStyles} from './styles.ts'
import {listenForUndo} from './undo.ts'

/** Puts the bar at the foot of the page, in a tree of its own that the page’s styles do not reach. */
export function showBar() {
  const host = document.createElement('div')
  host.dataset.editor = 'bar'
  const shadow = host.attachShadow({mode: 'open'})
  shadow.append(styleOf(barStyles))
  document.head.append(styleOf(pageStyles))
  const root = document.createElement('div')
  shadow.append(root)
  document.body.append(host)
  // From the tools of a box the focus goes back to it, or the words are left.
  host.addEventListener('focusout', () =>
    setTimeout(() => {
      const box = openBox()
      if (box && !isInEditor(document.activeElement)) void leave(box)
    }),
  )
  createRoot(root).render(<Bar />)
  listenForUndo()
  listenForPictures()
}

function styleOf(rules: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = rules
  return style
}
