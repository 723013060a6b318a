import {Fragment, type ReactNode, useCallback, useEffect, useState} from 'react'
import type {Span} from '../../edit/protocol.ts'
import {keyOf, type PanelValue} from '../connection/fetchEditables.ts'
import type {FieldEdit} from '../connection/fieldEdit.ts'
import {enqueue} from '../connection/saving.ts'
import {useServerData} from '../connection/useServerData.tsx'
import {Field, type FieldProps} from './Field.tsx'

/** A value of a panel, with its label and what else its field needs. */
export interface PanelField extends Pick<FieldProps, 'label' | 'limit' | 'names' | 'onTyped'> {
  editable: PanelValue
}

/** A part of a panel, such as an item of a list. */
export interface FieldGroup {
  /**
   * Identifies an item of a list by more than its place, so that what is typed for it stays with it while it
   * moves.
   */
  id?: string
  /** A sentence above the fields. */
  intro?: string | undefined
  /** The heading of a list, in the group of its first item. */
  heading?: string | undefined
  /** If the group is an item of a list: its human-readable name. */
  item?: string | undefined
  fields?: PanelField[]
  /**
   * Renders the buttons below the fields; `onDone` shows the change, and focuses what was `added` at a range.
   */
  tools?: ((onDone: (added?: Span) => void) => ReactNode) | undefined
}

interface FieldsPanelProps {
  /** Fetches the content; `undefined` if there is no newer content. The same function for all renders. */
  load: () => Promise<FieldGroup[] | undefined>
  /**
   * The key of the field that gets the focus when it is first shown: see `keyOf`. By default, the first
   * field.
   */
  focus?: string | undefined
  /** What follows the fields. */
  children?: ReactNode
}

/** A panel of fields, each of which is saved on its own. */
export function FieldsPanel({load, focus, children}: FieldsPanelProps) {
  // Between two saves, so that no field gets a value or a place in its file from before the last save.
  const {data, notice, refetch} = useServerData(useCallback(() => enqueue(load), [load]))
  const [panel] = useState(() => new Set<FieldEdit>())
  /** The place of the field that gets the focus next; later answers move the focus to no other field. */
  const [next, setNext] = useState<'first' | Span | undefined>('first')
  useEffect(() => {
    if (data && next) setNext(undefined)
  }, [data, next])
  // Another value of the component was clicked while its panel is open.
  useEffect(() => {
    if (focus) setNext('first')
  }, [focus])
  const onDone = (added?: Span) => void refetch().then(() => setNext(added))
  const values = data?.flatMap(({fields = []}) => fields.map(({editable}) => editable))
  const focused = values?.find((editable) => {
    if (editable.kind !== 'text' || next === undefined) return false
    if (next === 'first') return focus === undefined || keyOf(editable) === focus
    return (
      editable.span.file === next.file && editable.span.start >= next.start && editable.span.end <= next.end
    )
  })
  const keys = keysOf(data ?? [])
  return (
    <>
      {notice}
      {values && values.length > 0 && (
        <p className="help">What you change is saved when you leave its field.</p>
      )}
      {data?.map(({id, intro, heading, item, fields = [], tools}, index) => {
        const Group = item === undefined ? 'div' : 'fieldset'
        return (
          <Fragment key={keys[index]}>
            {intro && <p>{intro}</p>}
            {heading && <h3>{heading}</h3>}
            <Group aria-label={item} className="fields">
              {fields.map(({editable, label, ...more}, position) =>
                editable.kind === 'text' ? (
                  <Field
                    key={id === undefined ? keyOf(editable) : position}
                    {...more}
                    editable={editable}
                    label={label}
                    takesFocus={editable === focused}
                    onSaved={refetch}
                    panel={panel}
                  />
                ) : (
                  <p key={keyOf(editable)} className="locked">
                    {label && <b>{label}: </b>}
                    {editable.reason}
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
    const name = id ?? (first ? keyOf(first.editable) : '')
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return `${name} ${count}`
  })
}
