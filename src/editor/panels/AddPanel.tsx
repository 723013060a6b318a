import {useCallback, useState} from 'react'
import type {ShownKind} from '../../edit/api.ts'
import {plainInlines} from '../../edit/inline/contents.ts'
import type {Editable, Insertion} from '../../edit/protocol.ts'
import {sendRequest} from '../connection/server.ts'
import {announceFailure} from '../connection/uiState.ts'
import {useServerData} from '../connection/useServerData.tsx'
import {addBelow, writeBelow, writeRecordBelow} from '../textEditor/blocks.ts'

/** A choice in the panel: text or a component that can be added below a block. */
interface AddOption {
  title: string
  insertion: Insertion
  purpose?: string
  /** If it is a component that shows a record: the kind of record, which can be added together with it. */
  shows?: Pick<ShownKind, 'kind' | 'name' | 'component'> | undefined
}

const textOptions: AddOption[] = [
  {title: 'A heading', insertion: {heading: plainInlines('A new heading'), depth: 2}},
  {title: 'A smaller heading', insertion: {heading: plainInlines('A new heading'), depth: 3}},
  // One item: the words of another would stay on the page. Enter adds the next.
  {title: 'A list', insertion: {list: [plainInlines('First item')], ordered: false}},
  {title: 'A numbered list', insertion: {list: [plainInlines('First step')], ordered: true}},
  {title: 'A list item', insertion: {line: 'New words'}},
]

/** The number of components shown before the author searches. */
const maxUnfiltered = 10

/**
 * The panel that lists the text and components that can be added below a block, the most used components
 * first.
 */
export function AddPanel({below}: {below: Editable}) {
  const [query, setQuery] = useState('')
  const {data, notice} = useServerData(useCallback(() => fetchOptions(below), [below]))
  const matches = ({title, purpose = ''}: AddOption) =>
    `${title} ${purpose}`.toLowerCase().includes(query.trim().toLowerCase())
  const limit = query ? Number.POSITIVE_INFINITY : maxUnfiltered + (data?.texts.length ?? 0)
  const found = [...(data?.texts ?? []), ...(data?.components ?? [])].filter(matches)
  return (
    <>
      <label>
        Search
        <input type="search" value={query} onChange={({target}) => setQuery(target.value)} />
      </label>
      <div className="choices">
        {notice}
        {data && found.length === 0 && <p>Nothing like that can be added here.</p>}
        {found.slice(0, limit).map(({title, insertion, purpose, shows}, index) => (
          <div key={title} className="field">
            <button
              type="button"
              aria-describedby={purpose && `option-${index}`}
              onClick={() =>
                void (
                  'paragraph' in insertion ? writeBelow(below.span) : addBelow(below.span, insertion)
                ).catch((error: Error) => announceFailure(error.message))
              }
            >
              {title}
            </button>
            {shows && (
              <button type="button" onClick={() => writeRecordBelow(below.span, shows)}>
                Write a new {shows.name}
              </button>
            )}
            {purpose && (
              <p id={`option-${index}`} className="help">
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
  const {components, records: kinds} = await sendRequest('listAddable', {})
  const isLine = below.kind === 'inline' && below.blockKind === 'item'
  const texts = [
    // Added without these words.
    {title: isLine ? 'A list item' : 'A paragraph', insertion: {paragraph: plainInlines('New words')}},
    ...textOptions,
  ]
  const blocks = components.map(({name: component, title, purpose, shows}): AddOption => {
    const kind = kinds.find((each) => each.kind === shows)
    return {title, purpose, insertion: {component}, shows: kind && {...kind, component}}
  })
  const canInsert = await sendRequest('checkInsertions', {
    below: below.span,
    insertions: [...texts, ...blocks].map(({insertion}) => insertion),
  })
  return {
    texts: texts.filter((_, index) => canInsert[index]),
    components: blocks.filter((_, index) => canInsert[texts.length + index]),
  }
}
