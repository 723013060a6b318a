import {toggleMark} from 'prosemirror-commands'
import type {MarkType} from 'prosemirror-model'
import type {MouseEvent} from 'react'
import {cancelInput} from '../connection/saving.ts'
import {type BoxState, updateState, useUiState} from '../connection/uiState.ts'
import {type Box, withBox} from '../textBox/box.ts'
import {heightObserver, reserveMessageSpace} from '../textBox/boxPosition.ts'
import {emphasis, strong} from '../textBox/boxSchema.ts'
import {saveAndClose} from '../textBox/saveBox.ts'
import {BlockTools} from './BlockTools.tsx'
import {OtherPages} from './Field.tsx'
import {LinkForm} from './LinkForm.tsx'
import {RelatedPanelButtons} from './RelatedPanelButtons.tsx'
import {SaveFailureMessage} from './SaveFailureMessage.tsx'

/** Tools for the text being edited: formatting, actions on its block, and the reason why it is not saved, if any. */
export function BoxTools({box: {name, formatting, can, progress, also}}: {box: BoxState}) {
  const {linking} = useUiState()
  return (
    <section className="row" aria-label={`Tools for this ${name.toLowerCase()}`} onMouseDown={keepCaret}>
      <span className="name">{name}</span>
      {formatting.bold && (
        <button
          type="button"
          aria-label="Bold"
          aria-keyshortcuts="Control+B"
          onClick={withBox((box) => toggle(box, strong))}
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
            onClick={withBox((box) => toggle(box, emphasis))}
          >
            <i>I</i>
          </button>
          <button
            type="button"
            aria-keyshortcuts="Control+K"
            aria-expanded={Boolean(linking)}
            onClick={() => updateState({linking: !linking})}
          >
            Link
          </button>
        </>
      )}
      {/* Not disabled meanwhile: a disabled button loses the focus, which then could not go back to the text. */}
      <button type="button" onClick={withBox((box) => void saveAndClose(box, true))}>
        {progress.status === 'saving' ? 'Saving…' : 'Save'}
      </button>
      <button type="button" aria-keyshortcuts="Escape" onClick={withBox((box) => void cancelInput(box))}>
        Cancel
      </button>
      <div className="row rest">
        <RelatedPanelButtons />
        <BlockTools can={can} />
      </div>
      <OtherPages also={also} />
      {linking && <LinkForm />}
      {progress.status === 'kept' && (
        <div className="notes" ref={reportMessageHeight}>
          <SaveFailureMessage {...progress} />
        </div>
      )}
    </section>
  )
}

/** Formats the selected words, and gives the focus back to the text if the button was pressed by keyboard. */
function toggle({view}: Box, mark: MarkType) {
  toggleMark(mark)(view.state, view.dispatch)
  view.focus()
}

/** Makes room on the page below the edited text for the message, so that the message covers no other text. */
const reportMessageHeight = heightObserver(reserveMessageSpace)

/** Keeps the focus and caret in the edited text when a tool’s button is pressed. */
function keepCaret(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
