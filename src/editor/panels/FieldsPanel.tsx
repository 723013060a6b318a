import {Fragment, type ReactNode, useCallback, useEffect, useState} from 'react'
import type {Span} from '../../edit/protocol.ts'
import {keyOf, type PanelValue} from '../connection/fetchEditables.ts'
import {enqueue} from '../connection/saving.ts'
import type {TypedValue} from '../connection/typedValue.ts'
import {useServerData} from '../connection/useServerData.tsx'
import {Field, type FieldProps} from './Field.tsx'

/** A value of a panel, with its label and what else its field needs. */
export interface PanelField extends Pick<FieldProps, 'label' | 'fits' | 'names' | 'onTyped'> {
  place: PanelValue
}

/** A part of a panel, such as an item of a list. */
export interface FieldGroup {
  /** Identifies an item of a list by more than its place, so that what is typed for it stays with it while it moves. */
  id?: string
  /** A sentence above the fields. */
  intro?: string | undefined
  /** The heading of a list, in the group of its first item. */
  heading?: string | undefined
  /** If the group is an item of a list: its human-readable name. */
  item?: string | undefined
  fields?: PanelField[]
  /** Renders the buttons below the fields; `onDone` shows the change, and focuses what was `added` at a range. */
  tools?: ((onDone: (added?: Span) => void) => ReactNode) | undefined
}

interface FieldsPanelProps {
  /** Fetches the content; `undefined` if there is no newer content. The same function for all renders. */
  load: () => Promise<FieldGroup[] | undefined>
  /** The key of the field that gets the focus when it is first shown: see `keyOf`. By default, the first field. */
  focus?: string | undefined
  /** What follows the fields. */
  children?: ReactNode
}

/** A panel of fields, each of which is saved on its own. */
export function FieldsPanel({load, focus, children}: FieldsPanelProps) {
  // Between two saves, so that no field gets a value or a place in its file from before the last save.
  const {answer, notice, again} = useServerData(useCallback(() => enqueue(load), [load]))
  const [panel] = useState(() => new Set<TypedValue>())
  /** The place of the field that gets the focus next; later answers move the focus to no other field. */
  const [next, setNext] = useState<'first' | Span | undefined>('first')
  useEffect(() => {
    if (answer && next) setNext(undefined)
  }, [answer, next])
  // Another value of the component was clicked while its panel is open.
  useEffect(() => {
    if (focus) setNext('first')
  }, [focus])
  const onDone = (added?: Span) => void again().then(() => setNext(added))
  const values = answer?.flatMap(({fields = []}) => fields.map(({place}) => place))
  const focused = values?.find((place) => {
    if (place.kind !== 'text' || next === undefined) return false
    if (next === 'first') return focus === undefined || keyOf(place) === focus
    return place.span.file === next.file && place.span.start >= next.start && place.span.end <= next.end
  })
  const keys = keysOf(answer ?? [])
  return (
    <>
      {notice}
      {values && values.length > 0 && <p className="help">What you change is saved when you leave its field.</p>}
      {answer?.map(({id, intro, heading, item, fields = [], tools}, index) => {
        const Group = item === undefined ? 'div' : 'fieldset'
        return (
          <Fragment key={keys[index]}>
            {intro && <p>{intro}</p>}
            {heading && <h3>{heading}</h3>}
            <Group aria-label={item} className="fields">
              {fields.map(({place, label, ...more}, position) =>
                place.kind === 'text' ? (
                  <Field
                    key={id === undefined ? keyOf(place) : position}
                    {...more}
                    place={place}
                    label={label}
                    first={place === focused}
                    onSaved={again}
                    panel={panel}
                  />
                ) : (
                  <p key={keyOf(place)} className="locked">
                    {label && <b>{label}: </b>}
                    {place.why}
                  </p>
                ),
              )}
              {tools && <div className="row">{tools(onDone)}</div>}
            </Group>
          </Fragment>
        )
      })}
      {children}
    </>
  )
}

/** Returns a key for each group. Items of a list in a record have the same name, so they are counted. */
function keysOf(groups: FieldGroup[]): string[] {
  const counts = new Map<string, number>()
  return groups.map(({id, fields: [first] = []}) => {
    const name = id ?? (first ? keyOf(first.place) : '')
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return `${name} ${count}`
  })
}
