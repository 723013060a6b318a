import {plainTextOf} from '../../edit/inline/contents.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {pageMark} from '../connection/marks.ts'
import {onConnection, onUpdate, ServerUnreachable, sendRequest} from '../connection/server.ts'
import {announce, getState, updateState, updateTextEditor} from '../connection/uiState.ts'
import {type EditableText, editableTexts, inlinesOfText} from './editableTexts.ts'
import {sameInlines} from './schema.ts'
import {getOpenEditor, moveTextEditorTo} from './textEditor.ts'

/**
 * Updates the edited text’s position when files change, and reports when the connection to the server is
 * lost.
 */
export function followUpdates() {
  onUpdate(() => void relocateTextEditor())
  const root = document.getElementById('siteRoot')
  if (root) {
    let version = pageMark()?.version
    new MutationObserver(() => {
      if (version === pageMark()?.version) return
      version = pageMark()?.version
      void relocateTextEditor()
    }).observe(root, {subtree: true, attributeFilter: ['data-edit']})
  }
  // The bar shows the reason until the connection is back, whatever else is announced.
  onConnection((connected) =>
    updateState({disconnected: connected ? undefined : new ServerUnreachable().message}),
  )
  reportNoConnection()
}

/** How long to wait for the server’s first response, in milliseconds. */
const responseTimeout = 10_000

/** Reports if the socket never opens, as behind some proxies: Vite then queues requests without an error. */
function reportNoConnection() {
  const timer = setTimeout(() => {
    updateState({
      disconnected:
        'Nothing can be changed at this address. Open the one that the editor’s start window shows.',
    })
  }, responseTimeout)
  const stopTimer = () => clearTimeout(timer)
  sendRequest('listChanges', {}).then(stopTimer, stopTimer)
}

/**
 * Finds the text being edited after its file changed; if it was changed or removed, shows what the file has
 * now.
 */
async function relocateTextEditor() {
  const editor = getOpenEditor()
  if (!editor || getState().textEditor?.saveState.status === 'saving') return
  const {editable} = editor
  const editables = await fetchEditables(editable.span.file).catch((error) =>
    // The file was deleted. Without a connection, nothing is known about it.
    error instanceof ServerUnreachable ? undefined : [],
  )
  if (!editables || getOpenEditor() !== editor || getState().textEditor?.saveState.status === 'saving') return
  const words = editableTexts(editables).filter(({kind}) => kind === editable.kind)
  const [like, ...others] = words.filter((each) => sameText(each, editable))
  const same =
    words.find((each) => each.span.hash === editable.span.hash) ?? (others.length === 0 ? like : undefined)
  if (same) return moveTextEditorTo(same)
  const reason = 'Somebody changed this text while you were typing. Yours is still here.'
  const isReported = getState().textEditor?.saveState.status === 'failed'
  const nowThere = words.find((each) => each.span.start === editable.span.start)
  updateTextEditor({
    saveState: {
      status: 'failed',
      reason,
      currentText: nowThere && plainTextOf(inlinesOfText(nowThere)),
      findings: [],
    },
  })
  // Scrolls the text to the centre, so that there is room for the message below it.
  if (!isReported) editor.copy.scrollIntoView({block: 'center'})
  announce(`Not saved. ${reason}`, undefined, editor)
}

function sameText(each: EditableText, editable: EditableText): boolean {
  const sameKey = each.kind === 'text' && editable.kind === 'text' ? each.key === editable.key : true
  return sameKey && sameInlines(inlinesOfText(each), inlinesOfText(editable))
}
