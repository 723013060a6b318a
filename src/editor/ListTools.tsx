import type {ReactNode} from 'react'
import type {BlockAction, Change, Insertion, Span} from '../edit/protocol.ts'
import {save} from './saving.ts'

interface ListToolsProps {
  /** The human-readable name of the item. */
  name: string
  span: Span
  can: BlockAction[]
  /** The new item that “Add below” inserts. */
  adds?: Insertion
  onDone: () => void
  /** The fields of the item. */
  children?: ReactNode
}

/** Buttons that move or remove an item of a list, or add another below it. */
export function ListTools({name, span, can, adds, onDone, children}: ListToolsProps) {
  const act = (change: Change, done: string) => () => void save(() => change, {done}).then(onDone)
  const tools = [
    {name: 'Move up', does: can.includes('up') && act({do: 'move', span, way: 'up'}, 'Moved up.')},
    {name: 'Move down', does: can.includes('down') && act({do: 'move', span, way: 'down'}, 'Moved down.')},
    {name: 'Remove', does: can.includes('remove') && act({do: 'remove', span}, 'Removed. Ctrl+Z undoes it.')},
    {name: 'Add below', does: adds && act({do: 'add', below: span, piece: adds}, 'Added: change its words.')},
  ]
  return (
    <fieldset>
      <legend className="heard">{name}</legend>
      {children}
      <div className="row">
        {tools.map(
          ({name, does}) =>
            does && (
              <button key={name} type="button" onClick={does}>
                {name}
              </button>
            ),
        )}
      </div>
    </fieldset>
  )
}
