import type {Span, Verb} from '../edit/protocol.ts'
import {doToBlock} from './blocks.ts'
import {openBox} from './box.ts'
import {change, say} from './store.ts'

interface BlockToolsProps {
  can: Verb[]
  /** The block; without one that of the open box. */
  span?: Span
}

const tools = [
  {verb: 'up', name: 'Move up', done: 'Moved up.'},
  {verb: 'down', name: 'Move down', done: 'Moved down.'},
  {verb: 'add', name: 'Add below', done: ''},
  {verb: 'remove', name: 'Delete', done: 'Deleted. Ctrl+Z undoes it.'},
] as const

/** What can be done to a whole block, as far as it can be done to this one. */
export function BlockTools({can, span}: BlockToolsProps) {
  const press = async ({verb, done}: (typeof tools)[number]) => {
    const place = openBox()?.place
    const at = span ?? place?.span
    if (verb === 'add') return place && change({panel: {shows: 'add', below: place}})
    const wanted = (at: Span) => (verb === 'remove' ? {do: verb, span: at} : {do: 'move' as const, span: at, way: verb})
    // The panel would go on with the block that comes next, and its “Delete” would be under the same pointer.
    if (at && (await doToBlock(at, wanted, done)) && span && verb === 'remove') change({panel: undefined})
  }
  return tools
    .filter(({verb}) => can.includes(verb) && !(verb === 'add' && span))
    .map((tool) => (
      <button key={tool.verb} type="button" onClick={() => press(tool).catch((error: Error) => say(error.message))}>
        {tool.name}
      </button>
    ))
}
