import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react'
import type {Editable, Place, Told} from '../edit/protocol.ts'
import {AlsoOn} from './AlsoOn.tsx'
import {Found} from './Found.tsx'
import {keepField, readField} from './fieldDrafts.ts'
import {alsoOn} from './places.ts'
import {whenShown} from './shown.ts'
import {ask} from './socket.ts'
import {say, saySaved} from './store.ts'
import {ValueBox} from './ValueBox.tsx'

/** Why a value is not saved, and what stands in the file instead. */
interface Refused {
  /** What was refused. */
  text?: string
  reason: string
  now?: string
  findings: Told[]
  mends?: boolean
}

export type TextPlace = Extract<Editable, {kind: 'text'}>

interface FieldProps {
  place: TextPlace
  label: string
  /** The caret goes here when the panel opens. */
  first?: boolean
  /** How many signs fit where it is shown. */
  fits?: {most: number; where: string}
  onTyped?: (text: string) => void
  onSaved: () => void
}

/** One value in the box that suits it: saved when it is left, and with Enter. */
export function Field({place, label, first, fits, onTyped, onSaved}: FieldProps) {
  const [draft] = useState(() => readField(place))
  const [text, setText] = useState(draft?.text ?? place.text)
  const [refused, setRefused] = useState(() => draft && leftOver(draft, place))
  const [also, setAlso] = useState<Place[]>([])
  const id = useId()
  const field = useRef<HTMLElement>(null)
  const {value} = place

  // What somebody else wrote is shown, unless something of one's own is being typed.
  const before = useRef(place.text)
  useEffect(() => {
    setText((typed) => (typed === before.current ? place.text : typed))
    before.current = place.text
  }, [place.text])
  useEffect(() => {
    if (first || draft) field.current?.focus()
  }, [first, draft])

  const type = (next: string) => {
    setText(next)
    keepField(place, next)
    onTyped?.(next)
  }
  const save = async (next: string, mend?: true) => {
    if (next.trim() === place.text.trim()) return setRefused(undefined)
    const shown = whenShown(place.span.file)
    const there = before.current
    // What the file says once it is saved may have other quote marks, or what the check wrote.
    before.current = next
    const refuse = (why: Refused) => {
      before.current = there
      setText(next)
      setRefused(why)
      say(`Not saved. ${why.reason}`)
    }
    try {
      const answer = await ask('save', {do: 'text', span: place.span, to: next.trim(), ...(mend && {mend})})
      if (!answer.saved) return refuse({...answer, text: next, findings: answer.findings ?? []})
      setRefused(undefined)
      keepField(place, place.text)
      saySaved(answer)
      await shown
      onSaved()
    } catch (error) {
      refuse({reason: (error as Error).message, findings: []})
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || (event.key === 's' && (event.ctrlKey || event.metaKey))) {
      event.preventDefault()
      void save(text)
    } else if (event.key === 'Escape' && text !== place.text) {
      event.stopPropagation()
      type(place.text)
      setRefused(undefined)
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
        onText={(next) => {
          type(next)
          if (value.as === 'choice') void save(next)
        }}
        aria-invalid={Boolean(refused)}
        aria-describedby={`${id}-more`}
        // What was refused is not asked for again by going to the button that mends it.
        onBlur={() => void (refused?.text === text || save(text))}
        onFocus={() => void alsoOn(place.span).then(setAlso, () => {})}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-more`} className="help">
        {value.as === 'form' && (
          <p>
            {value.must}, like {value.example}
          </p>
        )}
        {fits && (
          <p>
            {text.length} of about {fits.most} letters fit in {fits.where}
            {text.length > fits.most && <b>: the end is cut off</b>}
          </p>
        )}
        <AlsoOn also={also} />
        {refused && (
          <div className="notSaved">
            <Found {...refused} onMend={refused.mends ? () => void save(text, true) : undefined} />
            {refused.now !== undefined && (
              <p>
                In the file it says now: <q>{refused.now}</q>
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** What is said of words that were being typed when the page was loaded anew. */
function leftOver({before}: {before: string}, {text}: TextPlace): Refused {
  if (before === text)
    return {reason: 'What you typed here is not in the file yet. Press Enter to save it.', findings: []}
  return {reason: 'It was changed in the file while you were typing.', now: text, findings: []}
}
