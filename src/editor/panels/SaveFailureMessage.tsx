import {useEffect} from 'react'
import {cancelPendingEdit} from '../connection/saving.ts'
import {overwriteWithMine, saveAndClose} from '../textEditor/saveText.ts'
import {getOpenEditor, type TextEditor, withTextEditor} from '../textEditor/textEditor.ts'
import {FindingsMessage, type FindingsMessageProps} from './Field.tsx'

/**
 * The reason why text is not saved, with buttons to correct it, save again, choose a version or copy the
 * text.
 */
export function SaveFailureMessage(failure: Omit<FindingsMessageProps, 'onFix'>) {
  const {reason, currentText, fixable} = failure
  useEffect(() => describeFailure(reason), [reason])
  const actions: [name: string, action: (editor: TextEditor) => unknown][] =
    currentText === undefined
      ? [['Save again', (editor) => saveAndClose(editor, true)]]
      : [
          ['Use my version', (editor) => overwriteWithMine(editor, currentText)],
          ['Keep the other version', cancelPendingEdit],
        ]
  actions.push(['Copy my text', ({copy}) => navigator.clipboard.writeText(copy.textContent ?? '')])
  return (
    <div className="notSaved">
      <FindingsMessage
        {...failure}
        onFix={fixable ? withTextEditor((editor) => saveAndClose(editor, true, true)) : undefined}
      />
      <div className="row">
        {actions.map(([name, action]) => (
          <button key={name} type="button" onClick={withTextEditor(action)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Describes the error on the edited element itself, as ids can’t refer into a shadow tree (WCAG 3.3.1). */
function describeFailure(reason: string) {
  const element = getOpenEditor()?.copy
  element?.setAttribute('aria-invalid', 'true')
  element?.setAttribute('aria-description', `Not saved. ${reason}`)
  return () => {
    element?.removeAttribute('aria-invalid')
    element?.removeAttribute('aria-description')
  }
}
