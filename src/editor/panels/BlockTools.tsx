import {useState} from 'react'
import type {ComponentDetails} from '../../edit/api.ts'
import type {BlockAction, Insertion, Span} from '../../edit/protocol.ts'
import {announce, updateState} from '../connection/uiState.ts'
import {addBelow, changeBlock, writeRecordBelow} from '../textBox/blocks.ts'
import {getOpenBox, withBox} from '../textBox/box.ts'
import {openPicturePanel} from '../textBox/pictureFiles.ts'
import {saveThenShow} from '../textBox/saveBox.ts'
import {focusOnMount, scrollOnMount} from './focusOnMount.ts'

interface BlockToolsProps {
  can: BlockAction[]
  /** The block’s source range; by default, the block whose text is being edited. */
  span?: Span
  /** If the block is a component that shows a record: the record and its kind, of which another can be added below. */
  shows?: ComponentDetails['shows']
  /** What “Add below” inserts; by default, it opens a panel where the author chooses. */
  adds?: Insertion | undefined
  /** Opens a form for what “Add below” inserts, if it needs words first. */
  onAdd?: () => void
  /** Called after each change, with the range of what was added; without it, a deletion closes the panel. */
  onDone?: (added?: Span) => void
}

/** Buttons that move, delete or add below a whole block of the page, or an item of a list in a record. */
export function BlockTools({can, span, shows, adds, onAdd, onDone}: BlockToolsProps) {
  const [isAsking, setAsking] = useState<boolean>()
  const act =
    <T,>(action: (span: Span) => Promise<T>, finish: (outcome: T) => void = () => onDone?.()) =>
    () => {
      const run = (at: Span) => void action(at).then(finish, (error: Error) => announce(error.message))
      if (span) run(span)
      else withBox(({place}) => run(place.span))()
    }
  const move = (way: 'up' | 'down') =>
    act((at) => changeBlock(at, (span) => ({do: 'move', span, way}), `Moved ${way}.`))
  // Closes the panel, because it would show the next block, which a second click would then delete too.
  const takeOut = async (at: Span) =>
    (await changeBlock(at, (span) => ({do: 'remove', span}), 'Deleted. Ctrl+Z undoes it.')) &&
    span &&
    !onDone &&
    updateState({panel: undefined})
  const record = shows?.record
  if (isAsking && record)
    return (
      <fieldset className="row" ref={scrollOnMount}>
        <legend>Where should the {shows.name} be deleted?</legend>
        <button type="button" ref={focusOnMount} onClick={act(takeOut)}>
          On this page only
        </button>
        <button type="button" onClick={act(() => takeOut(record))}>
          On every page
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          Cancel
        </button>
      </fieldset>
    )
  const choose = withBox((box) => saveThenShow(() => ({kind: 'add', below: box.place})))
  const add =
    adds &&
    act(
      (at) => changeBlock(at, (below) => ({do: 'add', below, piece: adds}), 'Added below. Ctrl+Z undoes it.'),
      (outcome) => onDone?.(outcome?.span),
    )
  const addsCard = shows && can.includes('add')
  const isOnPage = getOpenBox()?.place.span.file.startsWith('pages/')
  const tools = [
    {name: 'Move up', does: can.includes('up') && move('up')},
    {name: 'Move down', does: can.includes('down') && move('down')},
    {name: 'Add below', does: add ?? onAdd ?? (can.includes('add') && !span && choose)},
    {name: 'Picture', does: can.includes('add') && !span && isOnPage && act(openPicturePanel)},
    {
      name: `Show another ${shows?.name} below`,
      does: addsCard && shows.hasUnshown && act((at) => addBelow(at, {component: shows.component})),
    },
    {name: `Write a new ${shows?.name} below`, does: addsCard && act(async (at) => writeRecordBelow(at, shows))},
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
