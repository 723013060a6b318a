import {type FormEvent, type KeyboardEvent, useCallback, useRef, useState} from 'react'
import type {Change, Question, ShownBelow} from '../edit/protocol.ts'
import {labelOf, titleOf} from './labelOf.ts'
import {cancel, type Saved, saveTyped, type Typing} from './saving.ts'
import {ask} from './socket.ts'
import {change} from './store.ts'
import {useAnswer} from './useAnswer.ts'
import {ValueBox} from './ValueBox.tsx'

interface NewPanelProps {
  /** The kind of record, and the component of the page below which it is shown. */
  below?: ({kind: string} & ShownBelow) | undefined
}

/** A new record, with the questions of `npm run new`, or a new page. */
export function NewPanel({below}: NewPanelProps) {
  const {answer} = useAnswer(useCallback(() => ask('adding', {}), []))
  const [kind, setKind] = useState(below?.kind ?? 'page')
  const records = answer?.records ?? []
  const {questions = [], shownBy} = records.find((each) => each.kind === kind) ?? {}
  return (
    <>
      {!below && (
        <label>
          What is new?
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="page">a page</option>
            {records.map((each) => (
              <option key={each.kind} value={each.kind}>
                {each.kind}
              </option>
            ))}
          </select>
        </label>
      )}
      {(kind === 'page' || answer) && (
        <NewForm
          key={kind}
          kind={kind}
          below={below}
          shownBy={shownBy}
          questions={kind === 'page' ? pageQuestions : [...questions.map(withHelp), idQuestion]}
        />
      )}
    </>
  )
}

type Asked = Pick<Question, 'field' | 'example' | 'optional' | 'kept' | 'value'> & {help: string}

/** What a date, a choice or a number must be, its box says by itself. */
function withHelp({must, ...question}: Question): Asked {
  const help = [
    question.value.as === 'form' && `${must}, like ${question.example}`,
    question.optional && 'may be left empty',
  ]
  return {...question, help: help.filter(Boolean).join('; ')}
}

const idQuestion: Asked = {
  field: 'id',
  help: 'the short name by which pages call it; left empty, it is made of the first words above',
  example: 'spring-course',
  optional: true,
  value: {as: 'words'},
}

const pageQuestions: Asked[] = [
  {
    field: 'address',
    help: 'the end of its web address',
    example: 'money-clinic',
    optional: false,
    value: {as: 'words'},
  },
  {
    field: 'title',
    help: 'what search results show',
    example: 'Free money clinic in London',
    optional: false,
    value: {as: 'words'},
  },
  {
    field: 'description',
    help: 'one or two sentences',
    example: 'Bring a bill, leave with a plan.',
    optional: false,
    value: {as: 'words'},
  },
]

interface NewFormProps extends NewPanelProps {
  kind: string
  questions: Asked[]
  /** The component that shows a record of that kind. */
  shownBy?: string | undefined
}

function NewForm({kind, below, shownBy, questions}: NewFormProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const [refused, setRefused] = useState('')
  const answerTo = ({field, kept}: Asked) => answers[field] ?? kept ?? ''
  const given = () => {
    const all = questions.map((each) => [each.field, answerTo(each).trim() || (each.optional ? '-' : '')] as const)
    const given = Object.fromEntries(all)
    // What a record is called first names it best.
    if (given.id === '-') given.id = given[questions[0]?.field ?? ''] ?? ''
    return given
  }
  const typing = useTyping({
    change: () => changeOf(kind, given(), below),
    done: (saved) => doneWords(kind, saved, below, shownBy),
    settled: (outcome) => {
      if (outcome?.saved) change({panel: undefined})
      else if (outcome) setRefused(outcome.reason)
    },
    discard: () => {
      change({panel: undefined})
      return Object.keys(answers).length > 0
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void saveTyped(typing)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    void cancel(typing)
  }
  return (
    <form onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {questions.map((each) => (
        <div key={each.field} className="field">
          <label htmlFor={`new-${each.field}`}>{labelOf({key: each.field})}</label>
          <ValueBox
            id={`new-${each.field}`}
            aria-describedby={`help-${each.field}`}
            value={each.value}
            text={answerTo(each)}
            onText={(text) => setAnswers({...answers, [each.field]: text})}
            optional={each.optional}
            required={!each.optional}
            placeholder={each.example}
          />
          <span id={`help-${each.field}`} className="help">
            {each.help}
          </span>
        </div>
      ))}
      {refused && <p className="notSaved">{refused}</p>}
      <button type="submit">Add</button>
    </form>
  )
}

/** One instance for the lifetime of the form, updated on each render. */
function useTyping(now: Typing): Typing {
  const typing = useRef(now)
  return Object.assign(typing.current, now)
}

function doneWords(kind: string, {added = ''}: Saved, below: NewPanelProps['below'], shownBy: string | undefined) {
  if (kind === 'page') return `Your page is ready: ${added}.`
  if (below) return `Added: ${added}. It is shown below.`
  const next = shownBy
    ? `To show it on a page, press “Add below” there, then “${titleOf(shownBy)}”, and choose it.`
    : 'It is shown wherever the others of its kind are.'
  return `Added: ${added}. ${next}`
}

function changeOf(kind: string, {id = '', ...answers}: Record<string, string>, below?: ShownBelow): Change {
  if (kind !== 'page') return {do: 'addRecord', record: kind, id, answers, ...(below && {below})}
  const {address = '', title = '', description = ''} = answers
  return {do: 'addPage', address, title, description}
}
