import {useEffect} from 'react'
import {cancelInput} from '../connection/saving.ts'
import {type Box, getOpenBox, withBox} from '../textBox/box.ts'
import {overwriteWithMine, saveAndClose} from '../textBox/saveBox.ts'
import {FindingsMessage, type FindingsMessageProps} from './Field.tsx'

/** The reason why text is not saved, with buttons to correct it, save again, choose a version or copy the text. */
export function SaveFailureMessage(why: Omit<FindingsMessageProps, 'onFix'>) {
  const {reason, now, fixable} = why
  useEffect(() => describeBox(reason), [reason])
  const actions: [name: string, action: (box: Box) => unknown][] =
    now === undefined
      ? [['Save again', (box) => saveAndClose(box, true)]]
      : [
          ['Use my version', (box) => overwriteWithMine(box, now)],
          ['Keep the other version', cancelInput],
        ]
  actions.push(['Copy my text', ({copy}) => navigator.clipboard.writeText(copy.textContent ?? '')])
  return (
    <div className="notSaved">
      <FindingsMessage {...why} onFix={fixable ? withBox((box) => saveAndClose(box, true, true)) : undefined} />
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

/** Describes the error on the edited element itself, as ids can’t refer into a shadow tree (WCAG 3.3.1). */
function describeBox(reason: string) {
  const box = getOpenBox()?.copy
  box?.setAttribute('aria-invalid', 'true')
  box?.setAttribute('aria-description', `Not saved. ${reason}`)
  return () => {
    box?.removeAttribute('aria-invalid')
    box?.removeAttribute('aria-description')
  }
}
