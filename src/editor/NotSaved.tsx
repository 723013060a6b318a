import {useEffect} from 'react'
import {type Box, openBox, withBox} from './box.ts'
import {Found, type FoundProps} from './Field.tsx'
import {cancel} from './saving.ts'
import {leave, useMine} from './savingBox.ts'

/** The reason why text is not saved, with a button for each way to continue. */
export function NotSaved(why: Omit<FoundProps, 'onMend'>) {
  const {reason, now, mends} = why
  useEffect(() => describeBox(reason), [reason])
  const actions: [name: string, action: (box: Box) => unknown][] =
    now === undefined
      ? [['Save again', (box) => leave(box, true)]]
      : [
          ['Use my version', (box) => useMine(box, now)],
          ['Keep the other version', cancel],
        ]
  actions.push(['Copy my text', ({copy}) => navigator.clipboard.writeText(copy.textContent ?? '')])
  return (
    <div className="notSaved">
      <Found {...why} onMend={mends ? withBox((box) => leave(box, true, true)) : undefined} />
      <div className="row">
        {actions.map(([name, action]) => (
          <button key={name} type="button" onClick={withBox(action)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Sets the reason on the box itself: ids can’t refer to the message in another shadow tree (WCAG 3.3.1). */
function describeBox(reason: string) {
  const box = openBox()?.copy
  box?.setAttribute('aria-invalid', 'true')
  box?.setAttribute('aria-description', `Not saved. ${reason}`)
  return () => {
    box?.removeAttribute('aria-invalid')
    box?.removeAttribute('aria-description')
  }
}
