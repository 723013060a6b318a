import {createRoot} from 'react-dom/client'
import {Bar} from './Bar.tsx'
import {type Box, isInEditor, typedIn, withBox} from './box.ts'
import {listenForPictures} from './pictureFiles.ts'
import {leave, saveBox} from './savingBox.ts'
import {barStyles, pageStyles} from './styles.ts'
import {listenForUndo} from './undo.ts'
import {textOf} from './words.ts'

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
  document.addEventListener('focusout', () => setTimeout(withBox(onBlur)))
  createRoot(root).render(<Bar />)
  listenForUndo()
  listenForPictures()
}

/** The focus went from a box: unless it went to its tools, the words are left; from another window somebody comes back. */
function onBlur(box: Box) {
  // What was emptied may be about to be written anew.
  if (!document.hasFocus()) void (textOf(typedIn(box)).trim() && saveBox(box))
  else if (!isInEditor(document.activeElement)) void leave(box)
}

function styleOf(textContent: string): HTMLStyleElement {
  return Object.assign(document.createElement('style'), {textContent})
}
