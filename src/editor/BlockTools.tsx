import {useState} from 'react'
import type {BlockAction, Span} from '../edit/protocol.ts'
import {changeBlock} from './blocks.ts'
import {getOpenBox} from './box.ts'
import {focusOnMount} from './focusOnMount.ts'
import {openPicturePanel} from './pictureFiles.ts'
import type {ComponentDetails} from './requests.ts'
import {announce, updateState} from './uiState.ts'

interface BlockToolsProps {
  can: BlockAction[]
  /** The block’s source range; by default, the block whose text is being edited. */
  span?: Span
  /** If the block is a component that shows a record: the record and its kind. */
  shows?: ComponentDetails['shows']
}

/** Buttons that move, delete or add below a whole block of the page. */
export function BlockTools({can, span, shows}: BlockToolsProps) {
  const [isAsking, setAsking] = useState<boolean>()
  const act = (action: (span: Span) => Promise<unknown>) => () => {
    const at = span ?? getOpenBox()?.place.span
    if (at) action(at).catch((error: Error) => announce(error.message))
  }
  const move = (way: 'up' | 'down') =>
    act((at) => changeBlock(at, (span) => ({do: 'move', span, way}), `Moved ${way}.`))
  // Closes the panel, because it would show the next block, which a second click would then delete too.
  const takeOut = async (at: Span) =>
    (await changeBlock(at, (span) => ({do: 'remove', span}), 'Deleted. Ctrl+Z undoes it.')) &&
    span &&
    updateState({panel: undefined})
  const record = shows?.record
  if (isAsking && record)
    return (
      <fieldset className="row">
        <legend>Delete the {shows.name} as well?</legend>
        <button type="button" ref={focusOnMount} onClick={act(takeOut)}>
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
    const place = getOpenBox()?.place
    if (place) updateState({panel: {kind: 'add', below: place}})
  }
  const isOnPage = getOpenBox()?.place.span.file.startsWith('pages/')
  const tools = [
    {name: 'Move up', does: can.includes('up') && move('up')},
    {name: 'Move down', does: can.includes('down') && move('down')},
    {name: 'Add below', does: can.includes('add') && !span && add},
    {name: 'Picture', does: can.includes('add') && !span && isOnPage && act(openPicturePanel)},
    {name: 'Delete', does: can.includes('remove') && (record ? () => setAsking(true) : act(takeOut))},
  ]
  const isBack = (name: string) => isAsking === false && name === 'Delete'
  return tools.map(
    ({name, does}) =>
      does && (
        <button key={name} type="button" onClick={does} ref={isBack(name) ? focusOnMount : undefined}>
          {name}
        </button>
      ),
  )
}
