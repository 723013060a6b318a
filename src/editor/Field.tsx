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
  /** The caret goes here when the panel opens. */
  first?: boolean
  /** How many signs fit where it is shown. */
  fits?: {most: number; where: string}
  /** What its choices are called. */
  names?: Record<string, string> | undefined
  onTyped?: (text: string) => void
  onSaved: () => void
}

/** One value in the box that suits it: saved when it is left, and with Enter. */
export function Field({place, label, first, fits, names, onTyped, onSaved}: FieldProps) {
  const [, draw] = useState({})
  const [typed] = useState(() => new TypedValue(place, () => draw({})))
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
      // Handled here: Escape does not close the panel as well.
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
        // What was refused is not asked for again by going to the button that mends it.
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
            {refused.now !== undefined && (
              <p>
                The file now says: <q>{refused.now}</q>
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** Of more pages the number is shown, and their names when that is pressed. */
const mostNamed = 3

/** The other pages that show the same; nothing where there are none. */
export function AlsoOn({also}: {also: Place[]}) {
  if (also.length === 0) return null
  const links = also.map(({address, title}, index) => (
    <span key={address}>
      {index > 0 && (index === also.length - 1 ? ' and ' : ', ')}
      <a href={address}>{title}</a>
    </span>
  ))
  if (also.length <= mostNamed) return <p>Also shown on {links}</p>
  return (
    <details>
      <summary>Also shown on {also.length} other pages</summary>
      <p>{links}</p>
    </details>
  )
}

interface FoundProps {
  reason: string
  findings: Told[]
  mends?: true | string | undefined
  /** Writes what the findings say; nothing where that is left to a person. */
  onMend?: (() => void) | undefined
}

/** What the check found in words that are not saved, in its words, with its mend as a button. */
export function Found({reason, findings, mends, onMend}: FoundProps) {
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
    </>
  )
}
