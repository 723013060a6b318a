import {useState} from 'react'
import type {Span, Verb} from '../edit/protocol.ts'
import type {Behind} from './asks.ts'
import {doToBlock} from './blocks.ts'
import {openBox} from './box.ts'
import {askForPicture} from './pictureFiles.ts'
import {change, say} from './store.ts'
import {takeFocus} from './takeFocus.ts'

interface BlockToolsProps {
  can: Verb[]
  /** The block; by default that of the open box. */
  span?: Span
  /** The kind of record that the block shows. */
  shows?: Behind['shows']
}

/** Buttons for what can be done to the whole block. */
export function BlockTools({can, span, shows}: BlockToolsProps) {
  const [isAsking, setAsking] = useState<boolean>()
  const act = (action: (span: Span) => Promise<unknown>) => () => {
    const at = span ?? openBox()?.place.span
    if (at) action(at).catch((error: Error) => say(error.message))
  }
  const move = (way: 'up' | 'down') => act((at) => doToBlock(at, (span) => ({do: 'move', span, way}), `Moved ${way}.`))
  // Closes the panel, which would switch to the next block with its “Delete” still under the pointer.
  const takeOut = async (at: Span) =>
    (await doToBlock(at, (span) => ({do: 'remove', span}), 'Deleted. Ctrl+Z undoes it.')) &&
    span &&
    change({panel: undefined})
  const record = shows?.record
  if (isAsking && record)
    return (
      <fieldset className="row">
        <legend>Delete the {shows.name} as well?</legend>
        <button type="button" ref={takeFocus} onClick={act(takeOut)}>
          No, only from this page
        </button>
        <button type="button" onClick={act(() => takeOut(record))}>
          Yes, from every page
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          Cancel
        </button>
      </fieldset>
    )
  const add = () => {
    const place = openBox()?.place
    if (place) change({panel: {shows: 'add', below: place}})
  }
  const isOnPage = openBox()?.place.span.file.startsWith('pages/')
  const tools = [
    {name: 'Move up', does: can.includes('up') && move('up')},
    {name: 'Move down', does: can.includes('down') && move('down')},
    {name: 'Add below', does: can.includes('add') && !span && add},
    {name: 'Picture', does: can.includes('add') && !span && isOnPage && act(askForPicture)},
    {name: 'Delete', does: can.includes('remove') && (record ? () => setAsking(true) : act(takeOut))},
  ]
  const isBack = (name: string) => isAsking === false && name === 'Delete'
  return tools.map(
    ({name, does}) =>
      does && (
        <button key={name} type="button" onClick={does} ref={isBack(name) ? takeFocus : undefined}>
          {name}
        </button>
      ),
  )
}
