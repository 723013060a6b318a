import type {Change, Editable} from '../edit/protocol.ts'
import {labelOf} from './labelOf.ts'
import {save} from './saving.ts'

/** What can be done to the items of a record's lists: each moved, removed, or one more added below. */
export function ListTools({rows, onDone}: {rows: Editable[]; onDone: () => void}) {
  const items = rows.filter((each) => each.kind === 'text' && each.can.includes('add'))
  if (items.length === 0) return null
  const act = (change: Change, done: string) => () => void save(() => change, {done}).then(onDone)
  return (
    <details>
      <summary>List items</summary>
      {items.map((place) => place.kind === 'text' && <ItemTools key={place.key} place={place} act={act} />)}
    </details>
  )
}

interface ItemToolsProps {
  place: Extract<Editable, {kind: 'text'}>
  act: (change: Change, done: string) => () => void
}

function ItemTools({place: {span, can, ...place}, act}: ItemToolsProps) {
  const tools = [
    {verb: 'up', name: 'Move up', does: act({do: 'move', span, way: 'up'}, 'Moved up.')},
    {verb: 'down', name: 'Move down', does: act({do: 'move', span, way: 'down'}, 'Moved down.')},
    {verb: 'remove', name: 'Remove', does: act({do: 'remove', span}, 'Removed. Ctrl+Z undoes it.')},
    {
      verb: 'add',
      name: 'Add below',
      does: act({do: 'add', below: span, piece: {line: 'One more'}}, 'Added: change its words.'),
    },
  ] as const
  return (
    <fieldset className="row">
      <legend>{labelOf(place)}</legend>
      {tools
        .filter(({verb}) => can.includes(verb))
        .map(({verb, name, does}) => (
          <button key={verb} type="button" onClick={does}>
            {name}
          </button>
        ))}
    </fieldset>
  )
}
