import {toggleMark} from 'prosemirror-commands'
import type {MouseEvent} from 'react'
import {BlockTools} from './BlockTools.tsx'
import {withBox} from './box.ts'
import {heightObserver, reserveMessageSpace} from './boxPosition.ts'
import {emphasis, strong} from './boxSchema.ts'
import {OtherPages} from './Field.tsx'
import {LinkForm} from './LinkForm.tsx'
import {RelatedPanelButtons} from './RelatedPanelButtons.tsx'
import {SaveFailureMessage} from './SaveFailureMessage.tsx'
import {saveAndClose} from './saveBox.ts'
import {cancelInput} from './saving.ts'
import {type BoxState, updateState, useUiState} from './uiState.ts'

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
          onClick={withBox(({view}) => toggleMark(strong)(view.state, view.dispatch))}
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
            onClick={withBox(({view}) => toggleMark(emphasis)(view.state, view.dispatch))}
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
      <button
        type="button"
        onClick={withBox((box) => void saveAndClose(box, true))}
        disabled={progress.status === 'saving'}
      >
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

/** Makes room on the page below the edited text for the message, so that the message covers no other text. */
const reportMessageHeight = heightObserver(reserveMessageSpace)

/** Keeps the focus and caret in the edited text when a tool’s button is pressed. */
function keepCaret(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
