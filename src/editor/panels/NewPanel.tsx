import {type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState} from 'react'
import type {AddableRecordKind, Change, ComponentPlacement} from '../../edit/protocol.ts'
import {
  deleteDraft,
  draftedKind,
  type FormDraft,
  formDraftKey,
  readDraft,
  storeDraft,
} from '../connection/drafts.ts'
import {capitalise} from '../connection/labelOf.ts'
import {cancelPendingEdit, type PendingEdit, type SavedChange, savePendingEdit} from '../connection/saving.ts'
import {sendRequest} from '../connection/server.ts'
import {announce, updateState} from '../connection/uiState.ts'
import {useServerData} from '../connection/useServerData.tsx'
import {ValueInput} from './ValueInput.tsx'

interface NewPanelProps {
  /**
   * The kind of record to add, the component that shows it, and the source range below which that is added.
   */
  below?: ({kind: string} & ComponentPlacement) | undefined
}

const pageKind: AddableRecordKind = {
  kind: 'page',
  name: 'page',
  records: [],
  shownOn: [],
  questions: [
    {
      field: 'title',
      label: 'Title',
      help: 'Also shown in search results',
      example: 'Free money clinic in London',
      optional: false,
    },
    {
      field: 'description',
      label: 'Description',
      help: 'One or two sentences',
      example: 'Bring a bill, leave with a plan.',
      optional: false,
    },
    {
      field: 'web address',
      label: 'Web address',
      help: 'Made from the title',
      example: 'money-clinic',
      optional: true,
    },
  ].map((question) => ({...question, value: {type: 'text'}})),
}

/** The panel for adding a new page or a new record: the author answers a question for each field. */
export function NewPanel({below}: NewPanelProps) {
  const {data, notice} = useServerData(useCallback(() => sendRequest('listAddable', {}), []))
  const [kind, setKind] = useState(() => below?.kind ?? draftedKind() ?? 'page')
  const [like, setLike] = useState('')
  const all = [pageKind, ...(data?.records ?? [])]
  const chosen = all.find((each) => each.kind === kind)
  return (
    <>
      {!below && (
        <label>
          What do you want to add?
          <select value={kind} onChange={({target}) => setKind(target.value)}>
            {all.map((each) => (
              <option key={each.kind} value={each.kind}>
                {capitalise(each.name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {chosen && chosen.records.length > 0 && (
        <label>
          Start with
          <select value={like} onChange={({target}) => setLike(target.value)}>
            <option value="">An empty form</option>
            {chosen.records.map(({id, name}) => (
              <option key={id} value={id}>
                Copy of “{name}”
              </option>
            ))}
          </select>
        </label>
      )}
      {notice}
      {chosen && (
        <NewForm
          key={`${kind} ${like}`}
          kind={chosen}
          below={below}
          copied={chosen.records.find(({id}) => id === like)?.answers}
        />
      )}
    </>
  )
}

interface NewFormProps extends NewPanelProps {
  kind: AddableRecordKind
  /** The answers of the record that is copied, if any. */
  copied: Record<string, string> | undefined
}

function NewForm({kind, below, copied}: NewFormProps) {
  const {questions} = kind
  const draftKey = formDraftKey(kind.kind)
  const [answers, setAnswers] = useState(() => copied ?? readDraft<FormDraft>(draftKey)?.answers ?? {})
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<{reason: string; field?: string | undefined}>()
  const form = useRef<HTMLFormElement>(null)
  const given = () =>
    Object.fromEntries(
      questions.map(({field, optional}) => [field, answers[field]?.trim() || (optional ? '-' : '')] as const),
    )
  const typing = useTypedInput({
    change: () => newItemChange(kind.kind, given(), below),
    message: (saved) => savedMessage(kind, given(), saved, below),
    onSettled: (outcome) => {
      const {title = ''} = given()
      const createdPage =
        outcome?.saved && kind === pageKind ? {address: outcome.added ?? '', title} : undefined
      if (outcome?.saved) {
        deleteDraft(draftKey)
        updateState({panel: createdPage && {kind: 'created', ...createdPage}})
      } else if (outcome) setFailure(outcome)
    },
    discard: () => {
      deleteDraft(draftKey)
      updateState({panel: undefined})
      if (Object.keys(answers).length === 0) return false
      return () => {
        storeDraft(draftKey, {answers})
        updateState({panel: {kind: 'new', below}})
      }
    },
  })
  // After the render, in which the field gets its message.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure])
  // Until it is added or cancelled, what was typed stays for the next time that this form is opened.
  useEffect(
    () => () => {
      if (readDraft(draftKey))
        announce('Not added yet. What you typed is kept until you open this form again.')
    },
    [draftKey],
  )
  const onType = (field: string, text: string) => {
    const typed = {...answers, [field]: text}
    setAnswers(typed)
    storeDraft(draftKey, {answers: typed})
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAdding(true)
    void savePendingEdit(typing).finally(() => setAdding(false))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    void cancelPendingEdit(typing)
  }
  return (
    <form onSubmit={onSubmit} onKeyDown={onKeyDown} ref={form}>
      {questions.map((each) => (
        <div key={each.field} className="field">
          <label id={`label-${each.field}`} htmlFor={`new-${each.field}`}>
            {each.label}
            {each.optional && ' (optional)'}
          </label>
          <ValueInput
            id={`new-${each.field}`}
            aria-labelledby={`label-${each.field}`}
            aria-describedby={`help-${each.field}`}
            aria-invalid={failure?.field === each.field}
            value={each.value}
            text={answers[each.field] ?? ''}
            onText={(text) => onType(each.field, text)}
            optional={each.optional}
            required={!each.optional}
            placeholder={each.example}
          />
          <div id={`help-${each.field}`} className="help">
            {each.help && <p>{each.help}</p>}
            {failure?.field === each.field && <p className="notSaved">{failure.reason}</p>}
          </div>
        </div>
      ))}
      {failure && failure.field === undefined && <p className="notSaved">{failure.reason}</p>}
      <button type="submit">{isAdding ? 'Adding…' : 'Add'}</button>
    </form>
  )
}

/**
 * Returns one object for all renders, and updates it each time, because a running save still refers to it.
 */
function useTypedInput(now: PendingEdit): PendingEdit {
  const typing = useRef(now)
  return Object.assign(typing.current, now)
}

function savedMessage(
  {kind, shownBy, shownOn, records}: AddableRecordKind,
  given: Record<string, string>,
  {addedName}: SavedChange,
  below: NewPanelProps['below'],
) {
  if (kind === 'page') return `Your page is ready: ${given.title}.`
  const added = records.some(({name}) => name === addedName) ? `another “${addedName}”` : `“${addedName}”`
  if (below) return `Added ${added} below.`
  const next = shownBy
    ? `No page shows it yet. To show it, press “Add below” on a page${likeThose(shownOn)}, then “${shownBy}”.`
    : 'It is shown wherever the others of its kind are.'
  return `Added ${added}. ${next}`
}

/** Names one or two of the pages that show the other records of a kind. */
function likeThose(pages: string[]): string {
  const [one, other] = pages.map((title) => `“${title}”`)
  if (!one) return ''
  return other ? ` such as ${one} or ${other}` : ` such as ${one}`
}

function newItemChange(kind: string, answers: Record<string, string>, below?: ComponentPlacement): Change {
  if (kind !== 'page') return {type: 'addRecord', record: kind, answers, ...(below && {below})}
  const {title = '', description = '', 'web address': address = '-'} = answers
  return {
    type: 'addPage',
    address: address === '-' ? title.replaceAll('/', ' ') : address,
    title,
    description,
  }
}
