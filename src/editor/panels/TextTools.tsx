import {toggleMark} from 'prosemirror-commands'
import type {MarkType} from 'prosemirror-model'
import type {MouseEvent} from 'react'
import {cancelPendingEdit} from '../connection/saving.ts'
import {type TextEditorState, updateState, useUiState} from '../connection/uiState.ts'
import {heightObserver, reserveMessageSpace} from '../textEditor/position.ts'
import {saveAndClose} from '../textEditor/saveText.ts'
import {emphasis, strong} from '../textEditor/schema.ts'
import {type TextEditor, withTextEditor} from '../textEditor/textEditor.ts'
import {BlockTools} from './BlockTools.tsx'
import {OtherPages} from './Field.tsx'
import {LinkForm} from './LinkForm.tsx'
import {RelatedPanelButtons} from './RelatedPanelButtons.tsx'
import {SaveFailureMessage} from './SaveFailureMessage.tsx'

/**
 * Tools for the text being edited: formatting, actions on its block, and the reason why it is not saved, if
 * any.
 */
export function TextTools({
  editor: {name, formatting, actions, saveState, otherPages},
}: {
  editor: TextEditorState
}) {
  const {isLinkFormOpen} = useUiState()
  return (
    <section className="row" aria-label={`Tools for this ${name.toLowerCase()}`} onMouseDown={keepCaret}>
      <span className="name">{name}</span>
      {formatting.bold && (
        <button
          type="button"
          aria-label="Bold"
          aria-keyshortcuts="Control+B"
          onClick={withTextEditor((editor) => toggle(editor, strong))}
        >
          <b>B</b>
        </button>
      )}
      {formatting.link && (
        <>
          <button
            type="button"
            aria-label="Italic"
            aria-keyshortcuts="Control+I"
            onClick={withTextEditor((editor) => toggle(editor, emphasis))}
          >
            <i>I</i>
          </button>
          <button
            type="button"
            aria-keyshortcuts="Control+K"
            aria-expanded={Boolean(isLinkFormOpen)}
            onClick={() => updateState({isLinkFormOpen: !isLinkFormOpen})}
          >
            Link
          </button>
        </>
      )}
      {/* Not disabled meanwhile: a disabled button loses the focus, which then could not go back to the text. */}
      <button type="button" onClick={withTextEditor((editor) => void saveAndClose(editor, true))}>
        {saveState.status === 'saving' ? 'Saving…' : 'Save'}
      </button>
      <button
        type="button"
        aria-keyshortcuts="Escape"
        onClick={withTextEditor((editor) => void cancelPendingEdit(editor))}
      >
        Cancel
      </button>
      <div className="row rest">
        <RelatedPanelButtons />
        <BlockTools actions={actions} />
        <OtherPages pages={otherPages} />
      </div>
      {isLinkFormOpen && <LinkForm />}
      {saveState.status === 'failed' && (
        <div className="notes" ref={reportMessageHeight}>
          <SaveFailureMessage {...saveState} />
        </div>
      )}
    </section>
  )
}

/** Formats the selected words, and gives the focus back to the text if the button was pressed by keyboard. */
function toggle({view}: TextEditor, mark: MarkType) {
  toggleMark(mark)(view.state, view.dispatch)
  view.focus()
}

/** Makes room on the page below the edited text for the message, so that the message covers no other text. */
const reportMessageHeight = heightObserver(reserveMessageSpace)

/** Keeps the focus and caret in the edited text when a tool’s button is pressed. */
function keepCaret(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
