import {Fragment, useCallback} from 'react'
import {BlockTools, ListItem} from './BlockTools.tsx'
import {Field} from './Field.tsx'
import {labelOf} from './labelOf.ts'
import {componentMarkAttribute} from './Marked.tsx'
import {elementAt, readSourceMark} from './marks.ts'
import type {ComponentDetails} from './requests.ts'
import {sendRequest} from './socket.ts'
import type {EditableValue} from './typedValue.ts'
import {useServerData} from './useServerData.tsx'

interface ComponentPanelProps {
  behind: ComponentDetails
  at: {file: string; start: number}
  /** The file and key of the clicked value, whose field gets the focus. */
  focus?: string
}

/** The panel of a component: the fields of the records that it shows, then its own attributes. */
export function ComponentPanel({behind: opened, at: {file, start}, focus}: ComponentPanelProps) {
  const {answer, again} = useServerData(
    useCallback(async () => {
      const mark = readSourceMark(elementAt(file, start) ?? null, componentMarkAttribute)
      return (await sendRequest('behind', {file, start: mark?.start ?? start})).behind
    }, [file, start]),
  )
  const behind = answer ?? opened
  const block = behind.editables.find(({kind}) => kind === 'block')
  // The fields to edit: without the record’s id, which only developers change.
  const fields = behind.editables
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
              label={isRecordChoice(place) ? `Show a different ${behind.shows?.name ?? 'one'} here` : labelOf(place)}
              first={place === chosen && !answer}
              onSaved={again}
            />
            {place.can.includes('add') && (
              <ListItem
                name={labelOf(place)}
                can={place.can}
                span={place.span}
                adds={{line: 'One more'}}
                onDone={again}
              />
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
        </div>
      )}
    </>
  )
}

function isRecordChoice({value}: EditableValue): boolean {
  return value.type === 'choice' && value.names !== undefined
}

function ownerOf({owner}: EditableValue): string {
  return owner.kind === 'record' ? (owner.id ?? '') : owner.kind
}
