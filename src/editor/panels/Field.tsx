import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react'
import type {ReportedFinding, ShownOn} from '../../edit/protocol.ts'
import {fetchOtherPages} from '../connection/fetchEditables.ts'
import {capitalise} from '../connection/labelOf.ts'
import {cancelInput, saveTyped} from '../connection/saving.ts'
import {type EditableValue, TypedValue} from '../connection/typedValue.ts'
import {ValueInput} from './ValueInput.tsx'

export interface FieldProps {
  place: EditableValue
  label: string
  /** Whether the field gets the focus, when it is first shown or later. */
  first?: boolean
  /** How many characters of the value are shown, and where: in search results, for example. */
  fits?: {most: number; where: string}
  /** The human-readable names of the choices, if the value is one of several choices. */
  names?: Record<string, string> | undefined
  onTyped?: (text: string) => void
  onSaved: () => void
  /** The fields of the panel, to which this one is added. */
  panel: Set<TypedValue>
}

/** The input for one value, which is saved on blur and on Enter. */
export function Field({place, label, first, fits, names, onTyped, onSaved, panel}: FieldProps) {
  const [, rerender] = useState({})
  const [typed] = useState(() => new TypedValue(place, panel, () => rerender({})))
  const [also, setAlso] = useState<ShownOn>([])
  const id = useId()
  const field = useRef<HTMLElement>(null)
  const {text, refused} = typed
  const {value} = place
  const isOptional = place.can.includes('remove') && !place.can.includes('add')

  useEffect(() => {
    Object.assign(typed, {onSaved, onTyped})
    typed.adopt(place)
  }, [typed, place, onSaved, onTyped])
  useEffect(() => {
    panel.add(typed)
    return () => void panel.delete(typed)
  }, [panel, typed])
  useEffect(() => {
    if (first || typed.refused) field.current?.focus()
  }, [first, typed])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || (event.key === 's' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault()
      void saveTyped(typed)
    } else if (event.key === 'Escape' && (typed.runningSave || text !== typed.saved)) {
      // Stops the event, so that Escape doesn’t also close the panel.
      event.stopPropagation()
      void cancelInput(typed)
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
          if (value.type === 'choice' || value.type === 'page') void saveTyped(typed)
        }}
        aria-invalid={Boolean(refused)}
        aria-describedby={`${id}-more`}
        // Doesn’t send a refused value again, for example when the focus moves to the button that corrects it.
        onBlur={() => void ((refused && typed.sent?.text === text.trim()) || saveTyped(typed))}
        onFocus={() => void fetchOtherPages(place.span).then(setAlso, () => {})}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-more`} className="help">
        {value.type === 'form' && (
          <p>
            {capitalise(value.must)}, for example {value.example}
          </p>
        )}
        {fits && (
          <p>
            {text.length} of about {fits.most} characters fit in {fits.where}
            {text.length > fits.most && <b>: the end is cut off</b>}
          </p>
        )}
        {place.shown && text === place.text && <p>Visitors read: {place.shown}</p>}
        <OtherPages also={also} />
        {refused && (
          <div className="notSaved">
            <FindingsMessage {...refused} onFix={refused.fixable ? () => void saveTyped(typed, true) : undefined} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The most pages whose names are shown directly; more are listed in a collapsed element. */
const maxNamed = 3

/** Links to the other pages that show the value being edited. */
export function OtherPages({also}: {also: ShownOn}) {
  if (also === 'unknown') return <p>Other pages may show this too.</p>
  if (also.length === 0) return null
  const links = also.map(({address, title}, index) => (
    <span key={address}>
      {index > 0 && (index === also.length - 1 ? ' and ' : ', ')}
      <a href={address}>{title}</a>
    </span>
  ))
  if (also.length <= maxNamed) return <p>Also shown on {links}</p>
  return (
    <details>
      <summary>Also shown on {also.length} other pages</summary>
      <p>{links}</p>
    </details>
  )
}

export interface FindingsMessageProps {
  reason: string
  /** The current text in the file, if it was changed in the meantime. */
  now?: string | undefined
  findings: ReportedFinding[]
  fixable?: true | string | undefined
  /** Applies the automatic fixes of the findings; absent if there are none. */
  onFix?: (() => void) | undefined
}

/** The content check’s findings that prevent saving a text, with a button that applies their automatic fixes. */
export function FindingsMessage({reason, now, findings, fixable, onFix}: FindingsMessageProps) {
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
      {now !== undefined && (
        <p>
          It now says: <q>{now}</q>
        </p>
      )}
    </>
  )
}
