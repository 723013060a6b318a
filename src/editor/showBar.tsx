import {createRoot} from 'react-dom/client'
import {plainTextOf} from '../edit/inline/contents.ts'
import {Bar} from './Bar.tsx'
import {listenForUndo} from './connection/undo.ts'
import {barStyles, pageStyles} from './styles.ts'
import {contentOfBox, isInEditor, withBox} from './textBox/box.ts'
import {isHoldingInput} from './textBox/heldInput.ts'
import {listenForPictures} from './textBox/pictureFiles.ts'
import {saveAndClose, saveBox} from './textBox/saveBox.ts'

/** Adds the editor’s toolbar to the page, in a shadow tree that the page’s styles don’t affect. */
export function showBar() {
  const host = document.createElement('div')
  host.dataset.editor = 'bar'
  const shadow = host.attachShadow({mode: 'open'})
  shadow.append(styleOf(barStyles))
  document.head.append(styleOf(pageStyles))
  const root = document.createElement('div')
  shadow.append(root)
  document.body.append(host)
  document.addEventListener('focusout', () => setTimeout(onBlur))
  createRoot(root).render(<Bar />)
  listenForUndo()
  listenForPictures()
}

/** Saves the edited text if the focus moves to another window; saves and closes it if the focus moves to the page. */
function onBlur() {
  // While input is held, one box replaces another, and the next gets the focus.
  if (isHoldingInput()) return
  // If the window lost the focus, saves the text unless it is empty: the author may be about to rewrite it.
  if (!document.hasFocus()) withBox((box) => plainTextOf(contentOfBox(box)).trim() && saveBox(box))()
  else if (!isInEditor(document.activeElement)) withBox((box) => saveAndClose(box))()
}

function styleOf(textContent: string): HTMLStyleElement {
  return Object.assign(document.createElement('style'), {textContent})
}
