import {useEffect, useRef, useState} from 'react'
import {signOutAction} from './connection/server.ts'
import {modeKey, type Panel, updateState, useUiState} from './connection/uiState.ts'
import {runStatusAction, undoOrRedo} from './connection/undo.ts'
import {useShownFile} from './connection/useServerData.tsx'
import {PanelView} from './panels/PanelView.tsx'
import {TextTools} from './panels/TextTools.tsx'
import {heightObserver} from './textEditor/position.ts'
import {saveThenShow} from './textEditor/saveText.ts'
import {getOpenEditor, isInEditor} from './textEditor/textEditor.ts'

/**
 * The editor’s toolbar at the bottom of the window: tools for the text being edited, a status, other buttons.
 */
export function Bar() {
  const {on, disconnected, about, statusAction, panel, textEditor, ...state} = useUiState()
  const isFailureInPanel = state.isFailure && panel !== undefined
  const status = isFailureInPanel ? '' : state.status
  const [more, setMore] = useState(false)
  const show = (next: Panel) => {
    if (panel?.kind === next.kind) updateState({panel: undefined})
    else saveThenShow(() => next)
  }
  useEffect(() => {
    document.documentElement.toggleAttribute('data-editing', on)
    sessionStorage.setItem(modeKey, on ? 'edit' : 'preview')
  }, [on])
  useEffect(() => {
    // The panel needs the room that the rows of “More” take on a phone.
    if (panel) setMore(false)
  }, [panel])
  const moreButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key !== 'Escape') return
      // Moves the focus first, because the buttons that are hidden next may contain it.
      if (isInEditor(document.activeElement)) moreButton.current?.focus()
      setMore(false)
    }
    if (more && !panel) addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [more, panel])
  const file = useShownFile()
  const signOut = signOutAction()
  const panels: [name: string, panel: Panel][] = [
    ...(file ? [['Title and description', {kind: 'page'}] as [string, Panel]] : []),
    ['What I changed', {kind: 'changes'}],
    ['Add…', {kind: 'new'}],
    ['Menu', {kind: 'menu'}],
    ['Propose these changes', {kind: 'propose'}],
  ]
  return (
    <>
      <UnplacedTexts />
      {panel && <PanelView key={panel.kind} panel={panel} />}
      <div
        className="bar"
        data-more={more || undefined}
        data-text={textEditor ? '' : undefined}
        ref={reportHeight}
      >
        {textEditor && <TextTools editor={textEditor} />}
        <section className="row" aria-label="Editing">
          <div className="said" ref={reportMessageHeight}>
            <p role="status">
              {disconnected && <b>{disconnected} </b>}
              {status && (
                // If the reason is already shown next to the text, this status is only for screen readers.
                <span
                  className={
                    textEditor?.saveState.status === 'failed' && about === getOpenEditor()
                      ? 'heard'
                      : undefined
                  }
                >
                  {status}
                </span>
              )}
              {!status &&
                !isFailureInPanel &&
                !disconnected &&
                (on ? !textEditor && <Hint /> : 'Links and buttons work as for visitors.')}
            </p>
            {statusAction && (
              <button type="button" onClick={() => runStatusAction(statusAction)}>
                {statusAction.label}
              </button>
            )}
          </div>
          <div className="row">
            <button type="button" aria-keyshortcuts="Control+Z" onClick={() => void undoOrRedo('undo')}>
              Undo
            </button>
            <button
              className="later"
              type="button"
              aria-keyshortcuts="Control+Shift+Z"
              onClick={() => void undoOrRedo('redo')}
            >
              Redo
            </button>
            <button
              className="more"
              type="button"
              aria-expanded={more}
              ref={moreButton}
              onClick={() => setMore(!more)}
            >
              More
            </button>
          </div>
          <div className="row later">
            <button
              type="button"
              title={on ? 'Links then open with one click. While you edit, press Ctrl and click' : undefined}
              onClick={() => updateState({on: !on, status: ''})}
            >
              {on ? 'Follow links' : 'Edit again'}
            </button>
            {panels.map(([name, next]) => (
              <button
                key={name}
                type="button"
                aria-expanded={panel?.kind === next.kind}
                onClick={() => show(next)}
              >
                {name}
              </button>
            ))}
            {signOut && (
              <button type="button" onClick={signOut}>
                Sign out
              </button>
            )}
          </div>
        </section>
      </div>
    </>
  )
}

/** Whether fingers are what this device is used with. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches

/** Instructions, shown until something happens; on phones only the first words, so that the bar is one line. */
function Hint() {
  return (
    <>
      {isTouched() ? 'Tap' : 'Click'} any text to edit it
      <span className="keys">
        , or press Tab and Enter. It saves when you click elsewhere. Ctrl+click follows a link
      </span>
      .
    </>
  )
}

/** Stores the toolbar’s height in a CSS variable, so that other elements can be placed above it. */
const reportHeight = heightObserver((height) => {
  const {style} = document.documentElement
  const isHigher = height > Number.parseFloat(style.getPropertyValue('--editor-bar') || '0')
  style.setProperty('--editor-bar', `${height}px`)
  // The text that is edited must not be below the rows that “More” or “Link” has opened.
  if (isHigher) getOpenEditor()?.copy.scrollIntoView({block: 'nearest'})
})

/** Stores the height of the message: on a phone, the bar makes room for it above the row of tools. */
const reportMessageHeight = heightObserver((height) =>
  document.documentElement.style.setProperty('--editor-said', `${height}px`),
)

/** Lists unsaved text whose block no longer exists on the page, until the author copies or discards it. */
function UnplacedTexts() {
  const {unplacedTexts} = useUiState()
  if (unplacedTexts.length === 0) return null
  return (
    <section className="unplaced" aria-label="Words that are not saved">
      {unplacedTexts.map((each) => (
        <div key={each.text}>
          <p>{each.reason}</p>
          <textarea readOnly aria-label="Your words" value={each.text} />
          {each.currentText !== undefined && (
            <p>
              It now says: <q>{each.currentText}</q>
            </p>
          )}
          <div className="row">
            <button type="button" onClick={() => void navigator.clipboard.writeText(each.text)}>
              Copy my text
            </button>
            <button
              type="button"
              onClick={() => updateState({unplacedTexts: unplacedTexts.filter((other) => other !== each)})}
            >
              Discard
            </button>
          </div>
        </div>
      ))}
    </section>
  )
}
