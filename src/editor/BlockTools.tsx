import type {Span, Verb} from '../edit/protocol.ts'
import {moveDown, moveUp, remove} from './blocks.ts'
import {openBox} from './box.ts'
import {change, say} from './store.ts'

interface BlockToolsProps {
  can: Verb[]
  /** The block; without one that of the open box. */
  span?: Span
}

/** What can be done to a whole block, as far as it can be done to this one. */
export function BlockTools({can, span}: BlockToolsProps) {
  const act = (action: (span: Span) => Promise<unknown>) => () => {
    const at = span ?? openBox()?.place.span
    if (at) action(at).catch((error: Error) => say(error.message))
  }
  // The panel would go on with the block that comes next, and its “Delete” would be under the same pointer.
  const takeOut = async (at: Span) => (await remove(at)) && span && change({panel: undefined})
  const add = () => {
    const place = openBox()?.place
    if (place) change({panel: {shows: 'add', below: place}})
  }
  const tools = [
    {verb: 'up', name: 'Move up', does: act(moveUp)},
    {verb: 'down', name: 'Move down', does: act(moveDown)},
    {verb: 'add', name: 'Add below', does: add},
    {verb: 'remove', name: 'Delete', does: act(takeOut)},
  ] as const
  return tools
    .filter(({verb}) => can.includes(verb) && !(verb === 'add' && span))
    .map(({verb, name, does}) => (
      <button key={verb} type="button" onClick={does}>
        {name}
      </button>
    ))
}
