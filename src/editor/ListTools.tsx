import type {Change, Editable} from '../edit/protocol.ts'
import {labelOf} from './labelOf.ts'
import {whenShown} from './shown.ts'
import {ask} from './socket.ts'
import {say} from './store.ts'

/** What can be done to the lines of a record's lists: each moved, taken out, or one more put below. */
export function ListTools({rows, onDone}: {rows: Editable[]; onDone: () => void}) {
  const lines = rows.filter(
    (each): each is Extract<Editable, {kind: 'text'}> => each.kind === 'text' && each.can.length > 0,
  )
  if (lines.length === 0) return null
  const act = async (change: Change, done: string) => {
    const shown = whenShown(change.do === 'add' ? change.below.file : 'span' in change ? change.span.file : '')
    const answer = await ask('save', change)
    if (answer.saved) await shown
    say(answer.saved ? done : answer.reason)
    onDone()
  }
  return (
    <details>
      <summary>Lines of lists</summary>
      {lines.map((place) => (
        <fieldset className="row" key={place.key}>
          <legend>{labelOf(place)}</legend>
          {place.can.includes('up') && (
            <button type="button" onClick={() => act({do: 'move', span: place.span, way: 'up'}, 'Moved up.')}>
              Up
            </button>
          )}
          {place.can.includes('down') && (
            <button type="button" onClick={() => act({do: 'move', span: place.span, way: 'down'}, 'Moved down.')}>
              Down
            </button>
          )}
          {place.can.includes('remove') && (
            <button type="button" onClick={() => act({do: 'remove', span: place.span}, 'Taken out.')}>
              Take out
            </button>
          )}
          {place.can.includes('add') && (
            <button
              type="button"
              onClick={() => act({do: 'add', below: place.span, piece: {line: 'One more'}}, 'Added: change its words.')}
            >
              Add one below
            </button>
          )}
        </fieldset>
      ))}
    </details>
  )
}
