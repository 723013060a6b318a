import {useEffect} from 'react'
import type {Told} from '../edit/protocol.ts'
import {leave, openBox, useMine} from './box.ts'
import {Found} from './Field.tsx'
import {cancel} from './saving.ts'

interface NotSavedProps {
  reason: string
  /** What stands in the file now, where that is something else. */
  now?: string
  findings: Told[]
  mends?: true | string
}

/** Why words are not saved, and every way on. */
export function NotSaved({reason, now, findings, mends}: NotSavedProps) {
  const withBox = (action: (box: NonNullable<ReturnType<typeof openBox>>) => void) => () => {
    const box = openBox()
    if (box) action(box)
  }
  useEffect(() => sayOfBox(reason), [reason])
  return (
    <div className="notSaved">
      <Found
        reason={reason}
        findings={findings}
        mends={mends}
        onMend={mends ? withBox((box) => void leave(box, true, true)) : undefined}
      />
      {now !== undefined && (
        <p>
          In the file it says now: <q>{now}</q>
        </p>
      )}
      <div className="row">
        {now === undefined ? (
          <button type="button" onClick={withBox((box) => void leave(box, true))}>
            Save again
          </button>
        ) : (
          <>
            <button type="button" onClick={withBox((box) => void useMine(box, now))}>
              Use my version
            </button>
            <button type="button" onClick={withBox((box) => void cancel(box))}>
              Keep the other version
            </button>
          </>
        )}
        <button type="button" onClick={withBox(({copy}) => void navigator.clipboard.writeText(copy.textContent ?? ''))}>
          Copy my text
        </button>
      </div>
    </div>
  )
}

/** Says it of the open box itself: no address leads to these words, which stand in a tree of their own (WCAG 3.3.1). */
function sayOfBox(reason: string) {
  const box = openBox()?.copy
  box?.setAttribute('aria-invalid', 'true')
  box?.setAttribute('aria-description', `Not saved. ${reason}`)
  return () => {
    box?.removeAttribute('aria-invalid')
    box?.removeAttribute('aria-description')
  }
}
