import {createRoot} from 'react-dom/client'
import {plainTextOf} from '../edit/inline/contents.ts'
import {Bar} from './Bar.tsx'
import {listenForUndo} from './connection/undo.ts'
import {barStyles, pageStyles} from './styles.ts'
import {isBufferingInput} from './textEditor/inputBuffer.ts'
import {listenForPictures} from './textEditor/pictureFiles.ts'
import {saveAndClose, saveText} from './textEditor/saveText.ts'
import {contentOf, isInEditor, withTextEditor} from './textEditor/textEditor.ts'

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
  makeRoomForKeyboard()
}

/**
 * Keeps the toolbar above the keyboard on the screen, which covers the lower part of the window on iPhones. The
 * part is zero where the keyboard makes the window smaller.
 */
function makeRoomForKeyboard() {
  const {visualViewport: visible} = window
  visible?.addEventListener('resize', () => {
    const covered = visible.scale === 1 ? Math.max(0, innerHeight - visible.height) : 0
    document.documentElement.style.setProperty('--editor-keyboard', `${covered}px`)
  })
}

/**
 * Saves the edited text if the focus moves to another window; saves and closes it if the focus moves to the
 * page.
 */
function onBlur() {
  // While input is buffered, one text editor replaces another, and the next gets the focus.
  if (isBufferingInput()) return
  // If the window lost the focus, saves the text unless it is empty: the author may be about to rewrite it.
  if (!document.hasFocus())
    withTextEditor((editor) => plainTextOf(contentOf(editor)).trim() && saveText(editor))()
  else if (!isInEditor(document.activeElement)) withTextEditor((editor) => saveAndClose(editor))()
}

function styleOf(textContent: string): HTMLStyleElement {
  return Object.assign(document.createElement('style'), {textContent})
}
