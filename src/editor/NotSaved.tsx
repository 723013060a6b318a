import type {Told} from '../edit/protocol.ts'
import {openBox} from './box.ts'
import {leave, mend, takeBack, useMine} from './saving.ts'

interface NotSavedProps {
  reason: string
  /** What stands in the file now, where that is something else. */
  now?: string
  findings: Told[]
}

/** Why words are not saved, and every way on. */
export function NotSaved({reason, now, findings}: NotSavedProps) {
  const withBox = (action: (box: NonNullable<ReturnType<typeof openBox>>) => void) => () => {
    const box = openBox()
    if (box) action(box)
  }
  return (
    <div className="notSaved">
      <p>
        <b>Not saved.</b> {reason}
      </p>
      {findings.map(({message, help, write}) => (
        <p key={message}>
          {message !== reason && message} {help}
          {write && (
            <button type="button" onClick={withBox((box) => mend(box, write))}>
              Write: {write}
            </button>
          )}
        </p>
      ))}
      {now !== undefined && (
        <>
          <p>
            In the file it says now: <q>{now}</q>
          </p>
          <div className="row">
            <button type="button" onClick={withBox((box) => void useMine(box, now))}>
              Save mine over it
            </button>
            <button type="button" onClick={withBox(takeBack)}>
              Keep what is there
            </button>
          </div>
        </>
      )}
      <div className="row">
        <button type="button" onClick={withBox((box) => void leave(box, true))}>
          Try again
        </button>
        <button type="button" onClick={withBox(({copy}) => void navigator.clipboard.writeText(copy.textContent ?? ''))}>
          Copy my words
        </button>
      </div>
    </div>
  )
}
