import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react'
import type {Place, Told} from '../edit/protocol.ts'
import {capital} from './labelOf.ts'
import {alsoOn} from './places.ts'
import {cancel, saveTyped} from './saving.ts'
import {type TextPlace, TypedValue} from './typedValue.ts'
import {ValueBox} from './ValueBox.tsx'

interface FieldProps {
  place: TextPlace
  label: string
  /** Whether the field gets the focus when the panel opens. */
  first?: boolean
  /** How many characters fit where the value is shown. */
  fits?: {most: number; where: string}
  /** The human-readable names of the choices. */
  names?: Record<string, string> | undefined
  onTyped?: (text: string) => void
  onSaved: () => void
}

/** The input for one value, which is saved on blur and on Enter. */
export function Field({place, label, first, fits, names, onTyped, onSaved}: FieldProps) {
  const [, rerender] = useState({})
  const [typed] = useState(() => new TypedValue(place, () => rerender({})))
  const [also, setAlso] = useState<Place[]>([])
  const id = useId()
  const field = useRef<HTMLElement>(null)
  const {text, refused} = typed
  const {value} = place
  const isOptional = place.can.includes('remove') && !place.can.includes('add')

  useEffect(() => {
    Object.assign(typed, {onSaved, onTyped})
    typed.see(place)
  }, [typed, place, onSaved, onTyped])
  useEffect(() => {
    if (first || typed.refused) field.current?.focus()
  }, [first, typed])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || (event.key === 's' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault()
      void saveTyped(typed)
    } else if (event.key === 'Escape' && (typed.underWay || text !== typed.saved)) {
      // Handled here, so that Escape doesn’t also close the panel.
      event.stopPropagation()
      void cancel(typed)
    }
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <ValueBox
        id={id}
        ref={field}
        value={value}
        text={text}
        optional={isOptional}
        names={names}
        onText={(next) => {
          typed.type(next)
          if (value.as === 'choice' || value.as === 'page') void saveTyped(typed)
        }}
        aria-invalid={Boolean(refused)}
        aria-describedby={`${id}-more`}
        // Moving the focus to the correction button must not send the refused value again.
        onBlur={() => void ((refused && typed.sent?.text === text.trim()) || saveTyped(typed))}
        onFocus={() => void alsoOn(place.span).then(setAlso, () => {})}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-more`} className="help">
        {value.as === 'form' && (
          <p>
            {capital(value.must)}, for example {value.example}
          </p>
        )}
        {fits && (
          <p>
            {text.length} of about {fits.most} letters fit in {fits.where}
            {text.length > fits.most && <b>: the end is cut off</b>}
          </p>
        )}
        {isOptional && !names && text && (
          <p>Optional: {value.as === 'choice' ? 'choose nothing' : 'leave it empty'} to remove it.</p>
        )}
        <AlsoOn also={also} />
        {refused && (
          <div className="notSaved">
            <Found {...refused} onMend={refused.mends ? () => void saveTyped(typed, true) : undefined} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The number of pages up to which their names are shown at once; above it, they are collapsed. */
const maxNamed = 3

/** Links to the other pages that show the same value. */
export function AlsoOn({also}: {also: Place[]}) {
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

export interface FoundProps {
  reason: string
  /** The current text in the file, if it was changed in the meantime. */
  now?: string | undefined
  findings: Told[]
  mends?: true | string | undefined
  /** Applies the fixes of the findings; absent if there are none to apply. */
  onMend?: (() => void) | undefined
}

/** The check’s findings on text that is not saved, with a button that applies their fixes. */
export function Found({reason, now, findings, mends, onMend}: FoundProps) {
  return (
    <>
      <p>
        <b>Not saved.</b> {reason}
      </p>
      {findings.map(({words}) => (
        <p key={words.join()}>{words.filter((each) => each !== reason).join(' ')}</p>
      ))}
      {onMend && (
        <button type="button" onClick={onMend}>
          {typeof mends === 'string' ? mends : 'Correct it and save'}
        </button>
      )}
      {now !== undefined && (
        <p>
          The file now says: <q>{now}</q>
        </p>
      )}
    </>
  )
}
