import {useCallback} from 'react'
import type {ShownBelow} from '../edit/protocol.ts'
import type {Behind} from './asks.ts'
import {BlockTools} from './BlockTools.tsx'
import {Field} from './Field.tsx'
import {ListTools} from './ListTools.tsx'
import {labelOf} from './labelOf.ts'
import {boxMark} from './Marked.tsx'
import {elementAt, readMark} from './marks.ts'
import {ask} from './socket.ts'
import {change} from './store.ts'
import type {TextPlace} from './typedValue.ts'
import {useAnswer} from './useAnswer.ts'

interface BehindPanelProps {
  behind: Behind
  at: {file: string; start: number}
  /** The value that was clicked. */
  focus?: string
}

/** The record behind a card, and what the page says to the component, field by field. */
export function BehindPanel({behind: opened, at: {file, start}, focus}: BehindPanelProps) {
  const {answer, again} = useAnswer(
    useCallback(async () => {
      const mark = readMark(elementAt(file, start) ?? null, boxMark)
      return (await ask('behind', {file, start: mark?.start ?? start})).behind
    }, [file, start]),
  )
  const behind = answer ?? opened
  const block = behind.places.find(({kind}) => kind === 'block')
  const rows = [...behind.records.flatMap(({places}) => places), ...behind.places]
  const fields = rows.filter((each) => each.kind === 'text' || each.kind === 'locked')
  const chosen =
    fields.find((each) => each.kind === 'text' && each.span.file + each.key === focus) ??
    fields.find(({kind}) => kind === 'text')
  return (
    <>
      <p>{behind.purpose}</p>
      {fields.map((place) =>
        place.kind === 'text' ? (
          <Field
            key={`${place.span.file}${ownerOf(place)}${place.key}`}
            place={place}
            label={labelOf(place)}
            first={place === chosen && !answer}
            onSaved={again}
          />
        ) : (
          <p key={`${place.span.file}${place.span.start}`} className="locked">
            {place.key && <b>{labelOf({key: place.key})}: </b>}
            {place.why}
          </p>
        ),
      )}
      <ListTools rows={rows} onDone={again} />
      {block?.kind === 'block' && (
        <div className="row">
          <BlockTools can={block.can} span={block.span} />
          {opened.adds && block.can.includes('add') && (
            <AddAnother below={{kind: opened.adds, span: block.span, component: opened.name}} />
          )}
        </div>
      )}
    </>
  )
}

/** The way to one more record, shown below this one. */
function AddAnother({below}: {below: {kind: string} & ShownBelow}) {
  return (
    <button type="button" onClick={() => change({panel: {shows: 'new', below}})}>
      Add another below
    </button>
  )
}

function ownerOf({owner}: TextPlace): string {
  return owner.of === 'record' ? (owner.id ?? '') : owner.of
}
