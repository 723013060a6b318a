import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react'
import type {ReportedFinding, ShownOn} from '../../edit/protocol.ts'
import {fetchOtherPages} from '../connection/fetchEditables.ts'
import {type EditableValue, FieldEdit} from '../connection/fieldEdit.ts'
import {capitalise} from '../connection/labelOf.ts'
import {cancelPendingEdit, savePendingEdit} from '../connection/saving.ts'
import {ValueInput} from './ValueInput.tsx'

export interface FieldProps {
  editable: EditableValue
  label: string
  /** Whether the field gets the focus, when it is first shown or later. */
  takesFocus?: boolean
  /** How many characters of the value are shown, and where: in search results, for example. */
  limit?: {max: number; context: string}
  /** The human-readable names of the choices, if the value is one of several choices. */
  names?: Record<string, string> | undefined
  onTyped?: (text: string) => void
  onSaved: () => void
  /** The fields of the panel, to which this one is added. */
  panel: Set<FieldEdit>
}

/** The input for one value, which is saved on blur and on Enter. */
export function Field({editable, label, takesFocus, limit, names, onTyped, onSaved, panel}: FieldProps) {
  const [, rerender] = useState({})
  const [typed] = useState(() => new FieldEdit(editable, panel, () => rerender({})))
  const [otherPages, setOtherPages] = useState<ShownOn>([])
  const id = useId()
  const field = useRef<HTMLElement>(null)
  const {text, failure} = typed
  const {value} = editable
  const isOptional = editable.actions.includes('remove') && !editable.actions.includes('add')

  useEffect(() => {
    Object.assign(typed, {onSaved, onTyped})
    typed.adopt(editable)
  }, [typed, editable, onSaved, onTyped])
  useEffect(() => {
    panel.add(typed)
    return () => void panel.delete(typed)
  }, [panel, typed])
  useEffect(() => {
    if (takesFocus || typed.failure) field.current?.focus()
  }, [takesFocus, typed])

  const saveTyped = () => {
    // The browser calls half a date or a number of letters empty, and an empty value may be removed.
    const isIncomplete = field.current instanceof HTMLInputElement && field.current.validity.badInput
    if (isIncomplete)
      typed.refuse(
        `“${label}” must be ${value.type === 'date' ? 'a date with day, month and year' : 'a whole number'}.`,
      )
    else void savePendingEdit(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || (event.key === 's' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault()
      saveTyped()
    } else if (event.key === 'Escape' && (typed.runningSave || text !== typed.saved)) {
      // Stops the event, so that Escape doesn’t also close the panel.
      event.stopPropagation()
      void cancelPendingEdit(typed)
    }
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && !names && ' (optional)'}
      </label>
      <ValueInput
        id={id}
        ref={field}
        value={value}
        text={text}
        optional={isOptional}
        names={names}
        onText={(next) => {
          typed.type(next)
          if (value.type === 'choice' || value.type === 'page') void savePendingEdit(typed)
        }}
        aria-invalid={Boolean(failure)}
        aria-describedby={`${id}-more`}
        // Doesn’t send a rejected value again, for example when the focus moves to the button that corrects
        // it.
        onBlur={() => (failure && typed.sent?.text === text.trim()) || saveTyped()}
        onFocus={() => void fetchOtherPages(editable.span).then(setOtherPages, () => {})}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-more`} className="help">
        {value.type === 'format' && (
          <p>
            {capitalise(value.requirement)}, for example {value.example}
          </p>
        )}
        {limit && (
          <p>
            {text.length} of about {limit.max} characters fit in {limit.context}
            {text.length > limit.max && <b>: the end is cut off</b>}
          </p>
        )}
        {editable.shown && text === editable.text && <p>Visitors read: {editable.shown}</p>}
        <OtherPages pages={otherPages} />
        {failure && (
          <div className="notSaved">
            <FindingsMessage
              {...failure}
              onFix={failure.fixable ? () => void savePendingEdit(typed, true) : undefined}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** The most pages whose names are shown directly; more are listed in a collapsed element. */
const maxNamed = 3

/** Links to the other pages that show the value being edited. */
export function OtherPages({pages}: {pages: ShownOn}) {
  if (pages === 'unknown') return <p>Other pages may show this too.</p>
  if (pages.length === 0) return null
  const links = pages.map(({address, title}, index) => (
    <span key={address}>
      {index > 0 && (index === pages.length - 1 ? ' and ' : ', ')}
      <a href={address}>{title}</a>
    </span>
  ))
  if (pages.length <= maxNamed) return <p>Also shown on {links}</p>
  return (
    <details>
      <summary>Also shown on {pages.length} other pages</summary>
      <p>{links}</p>
    </details>
  )
}

export interface FindingsMessageProps {
  reason: string
  /** The current text in the file, if it was changed in the meantime. */
  currentText?: string | undefined
  findings: ReportedFinding[]
  fixable?: true | string | undefined
  /** Applies the automatic fixes of the findings; absent if there are none. */
  onFix?: (() => void) | undefined
}

/**
 * The content check’s findings that prevent saving a text, with a button that applies their automatic fixes.
 */
export function FindingsMessage({reason, currentText, findings, fixable, onFix}: FindingsMessageProps) {
  const [only] = findings.length === 1 ? findings : []
  return (
    <>
      <p>
        <b>Not saved.</b> {reason}
      </p>
      {findings.map(({sentences: [problem = '', ...instructions], field, fix}) => (
        <p key={problem}>
          {[
            problem,
            ...(field === undefined ? instructions : [`Change ‘${field}’ too.`]),
            fix && !fix.button && field === undefined && fix.correction,
          ]
            .filter((each) => each && each !== reason)
            .join(' ')}
        </p>
      ))}
      {onFix && (
        <button type="button" onClick={onFix}>
          {typeof fixable === 'string' ? fixable : `${only?.fix?.button ?? 'Correct it'} and save`}
        </button>
      )}
      {currentText !== undefined && (
        <p>
          It now says: <q>{currentText}</q>
        </p>
      )}
    </>
  )
}
