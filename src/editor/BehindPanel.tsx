import {Fragment, useCallback} from 'react'
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
  /** The file and key of the value that was clicked. */
  focus?: string
}

/** The panel of a component: the fields of the records that it shows, then its own attributes. */
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
  // Ids are for developers.
  const fields = rows
    .filter((each) => each.kind === 'text' || each.kind === 'locked')
    .filter((each) => each.kind === 'text' || each.key !== 'id')
  const chosen =
    fields.find((each) => each.kind === 'text' && each.span.file + each.key === focus) ??
    fields.find(({kind}) => kind === 'text')
  return (
    <>
      <p>{behind.purpose}</p>
      {fields.map((place) =>
        place.kind === 'text' ? (
          <Fragment key={`${place.span.file}${ownerOf(place)}${place.key}`}>
            <Field
              place={place}
              label={isChoiceOfRecord(place) ? `Show a different ${behind.shows?.name ?? 'one'} here` : labelOf(place)}
              first={place === chosen && !answer}
              onSaved={again}
            />
            {place.can.includes('add') && (
              <ListTools name={labelOf(place)} {...place} adds={{line: 'One more'}} onDone={again} />
            )}
          </Fragment>
        ) : (
          <p key={`${place.span.file}${place.span.start}`} className="locked">
            {place.key && <b>{labelOf({key: place.key})}: </b>}
            {place.why}
          </p>
        ),
      )}
      {block?.kind === 'block' && (
        <div className="row">
          <BlockTools can={block.can} span={block.span} shows={behind.shows} />
          {behind.shows && block.can.includes('add') && (
            <button type="button" onClick={() => change({panel: {shows: 'add', below: block, component: behind.name}})}>
              Add another below
            </button>
          )}
        </div>
      )}
    </>
  )
}

function isChoiceOfRecord({value}: TextPlace): boolean {
  return value.as === 'choice' && value.names !== undefined
}

function ownerOf({owner}: TextPlace): string {
  return owner.of === 'record' ? (owner.id ?? '') : owner.of
}
