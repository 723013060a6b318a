import {toggleMark} from 'prosemirror-commands'
import type {MouseEvent} from 'react'
import {BlockTools} from './BlockTools.tsx'
import {withBox} from './box.ts'
import {heightTo, makeRoomBelow} from './boxPlace.ts'
import {AlsoOn} from './Field.tsx'
import {LinkForm} from './LinkForm.tsx'
import {NotSaved} from './NotSaved.tsx'
import {Settings} from './Settings.tsx'
import {cancel} from './saving.ts'
import {leave} from './savingBox.ts'
import {type BoxState, change, useEditor} from './store.ts'
import {emphasis, strong} from './words.ts'

/** The tools of the open box: formatting, actions on the block, and the reason why the text is not saved, if any. */
export function BoxTools({box: {name, rich, can, progress, also}}: {box: BoxState}) {
  const {linking} = useEditor()
  return (
    <section className="row" aria-label={`Tools for this ${name.toLowerCase()}`} onMouseDown={keepCaret}>
      <span className="name">{name}</span>
      {rich.bold && (
        <button
          type="button"
          aria-label="Bold"
          aria-keyshortcuts="Control+B"
          onClick={withBox(({view}) => toggleMark(strong)(view.state, view.dispatch))}
        >
          <b>B</b>
        </button>
      )}
      {rich.link && (
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
            onClick={() => change({linking: !linking})}
          >
            Link
          </button>
        </>
      )}
      <button type="button" onClick={withBox((box) => void leave(box, true))} disabled={progress.is === 'saving'}>
        {progress.is === 'saving' ? 'Saving…' : 'Save'}
      </button>
      <button type="button" aria-keyshortcuts="Escape" onClick={withBox((box) => void cancel(box))}>
        Cancel
      </button>
      <div className="row rest">
        <Settings />
        <BlockTools can={can} />
      </div>
      <AlsoOn also={also} />
      {linking && <LinkForm />}
      {progress.is === 'kept' && (
        <div className="notes" ref={reportMessageHeight}>
          <NotSaved {...progress} />
        </div>
      )}
    </section>
  )
}

/** Makes room on the page below the text, so that the message covers nothing. */
const reportMessageHeight = heightTo(makeRoomBelow)

/** Keeps the focus and caret in the text when a tool is pressed. */
function keepCaret(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
