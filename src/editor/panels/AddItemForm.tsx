import {type FormEvent, type KeyboardEvent, useId, useState} from 'react'
import type {ValueType} from '../../edit/protocol.ts'
import {announceFailure} from '../connection/uiState.ts'
import {focusOnMount} from './focusOnMount.ts'
import {ValueInput} from './ValueInput.tsx'

interface AddItemFormProps {
  questions: {name: string; label: string; value: ValueType}[]
  /** Adds the item; it is called only with an answer to each question. */
  add: (answers: Record<string, string>) => Promise<unknown>
  onCancel: () => void
}

/** The form for a new item of a list: nothing is written before it has all its words. */
export function AddItemForm({questions, add, onCancel}: AddItemFormProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const id = useId()
  const isComplete = questions.every(({name}) => answers[name]?.trim())
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) add(answers).catch((error: Error) => announceFailure(error.message))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement) onSubmit(event)
    if (event.key !== 'Escape') return
    // Stops the event, so that Escape closes this form but not the panel.
    event.stopPropagation()
    onCancel()
  }
  return (
    <form onSubmit={onSubmit} onKeyDown={onKeyDown} aria-label="New item">
      {questions.map(({name, label, value}, index) => (
        <div key={name} className="field">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <ValueInput
            id={`${id}-${name}`}
            ref={index === 0 ? focusOnMount : undefined}
            value={value}
            text={answers[name] ?? ''}
            onText={(text) => setAnswers((before) => ({...before, [name]: text}))}
          />
        </div>
      ))}
      <div className="row">
        <button type="submit" disabled={!isComplete}>
          Add
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
