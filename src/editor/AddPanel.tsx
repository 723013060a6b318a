import {type FormEvent, useCallback, useState} from 'react'
import type {AddableComponent, AddableRecordKind, Editable, Insertion} from '../edit/protocol.ts'
import {addBelow} from './blocks.ts'
import {fetchEditables} from './fetchEditables.ts'
import {focusOnMount} from './focusOnMount.ts'
import {sendRequest} from './socket.ts'
import {announce, updateState} from './uiState.ts'
import {useServerData} from './useServerData.ts'

/** A choice in the panel: text or a component that can be added below a block. */
interface AddOption {
  title: string
  piece: Insertion
  purpose?: string
}

const textOptions: AddOption[] = [
  {title: 'A heading', piece: {heading: [{words: 'A new heading'}], depth: 2}},
  {title: 'A smaller heading', piece: {heading: [{words: 'A new heading'}], depth: 3}},
  {title: 'A list', piece: {list: [[{words: 'First item'}], [{words: 'Second item'}]], ordered: false}},
  {title: 'A numbered list', piece: {list: [[{words: 'First step'}], [{words: 'Second step'}]], ordered: true}},
  {title: 'A line', piece: {line: 'New words'}},
]

/** The number of components shown before the author searches. */
const maxUnfiltered = 10

interface AddPanelProps {
  below: Editable
  /** The name of a chosen component; the panel then asks which record the component shows. */
  component?: string | undefined
}

const add = (below: Editable, piece: Insertion) =>
  addBelow(below, piece).catch((error: Error) => announce(error.message))

/** The panel that lists the text and components that can be added below a block, the most used components first. */
export function AddPanel({below, component}: AddPanelProps) {
  const [query, setQuery] = useState('')
  const [chosen, choose] = useState(component)
  const {answer} = useServerData(useCallback(() => fetchOptions(below), [below]))
  const block = answer?.components.find(({name}) => name === chosen)
  const kind = answer?.kinds.find((each) => each.kind === block?.shows)
  if (block && kind) {
    const records = kind.records.filter(({id}) => !answer?.shown.includes(id))
    return <RecordChoice below={below} block={block} kind={{...kind, records}} />
  }
  const matches = ({title, purpose = ''}: AddOption) =>
    `${title} ${purpose}`.toLowerCase().includes(query.trim().toLowerCase())
  const limit = query ? Number.POSITIVE_INFINITY : maxUnfiltered + (answer?.words.length ?? 0)
  const found = [...(answer?.words ?? []), ...(answer?.offers ?? [])].filter(matches)
  return (
    <>
      <label>
        Search
        <input type="search" value={query} onChange={({target}) => setQuery(target.value)} />
      </label>
      <div className="choices" aria-busy={!answer}>
        {answer && found.length === 0 && <p>Nothing like that can be added here.</p>}
        {found.slice(0, limit).map(({title, piece, purpose}, index) => (
          <div key={title} className="field">
            <button
              type="button"
              aria-describedby={purpose && `offer-${index}`}
              onClick={() => {
                const name = 'component' in piece ? piece.component : ''
                if (answer?.components.some((each) => each.name === name && each.shows)) choose(name)
                else void add(below, piece)
              }}
            >
              {title}
            </button>
            {purpose && (
              <p id={`offer-${index}`} className="help">
                {purpose}
              </p>
            )}
          </div>
        ))}
        {found.length > limit && <p className="help">{found.length - limit} more: search for them.</p>}
      </div>
    </>
  )
}

async function fetchOptions(below: Editable) {
  const {components, records: kinds} = await sendRequest('adding', {})
  const isLine = below.kind === 'inline' && below.where === 'item'
  const own = [{title: isLine ? 'A line' : 'A paragraph', piece: {paragraph: [{words: 'New words'}]}}, ...textOptions]
  const blocks = components.map(({name, title, purpose}): AddOption => ({title, purpose, piece: {component: name}}))
  const fits = await sendRequest('fits', {below: below.span, pieces: [...own, ...blocks].map(({piece}) => piece)})
  const here = await fetchEditables(below.span.file)
  return {
    components,
    /** The values of all attributes on the page, among them the ids of the records that the page shows already. */
    shown: here.flatMap((each) => (each.kind === 'text' && each.where === 'attribute' ? [each.text] : [])),
    kinds,
    words: own.filter((_, index) => fits[index]),
    offers: blocks.filter((_, index) => fits[own.length + index]),
  }
}

/** Asks which record a new component shows: an existing one, chosen by name, or a new one. */
function RecordChoice({
  below,
  block,
  kind: {kind, name, records},
}: {
  below: Editable
  block: AddableComponent
  kind: AddableRecordKind
}) {
  const [id, setId] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void add(below, {component: block.name, with: {[kind]: id}})
  }
  return (
    <form onSubmit={onSubmit}>
      <label>
        One that exists
        <select value={id} required ref={focusOnMount} onChange={({target}) => setId(target.value)}>
          <option value="">Choose one</option>
          {records.map((record) => (
            <option key={record.id} value={record.id}>
              {record.name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Add it</button>
      <button
        type="button"
        onClick={() => updateState({panel: {kind: 'new', below: {kind, span: below.span, component: block.name}}})}
      >
        Write a new {name}
      </button>
    </form>
  )
}
