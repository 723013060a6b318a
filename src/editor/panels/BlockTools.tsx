import {useState} from 'react'
import type {ComponentDetails} from '../../edit/api.ts'
import type {BlockAction, Insertion, Span} from '../../edit/protocol.ts'
import {announceFailure, updateState} from '../connection/uiState.ts'
import {addBelow, changeBlock, writeRecordBelow} from '../textEditor/blocks.ts'
import {openPicturePanel} from '../textEditor/pictureFiles.ts'
import {saveThenShow} from '../textEditor/saveText.ts'
import {getOpenEditor, withTextEditor} from '../textEditor/textEditor.ts'
import {focusOnMount, scrollOnMount} from './focusOnMount.ts'

interface BlockToolsProps {
  actions: BlockAction[]
  /** The block’s source range; by default, the block whose text is being edited. */
  span?: Span
  /**
   * If the block is a component that shows a record: the record and its kind, of which another can be added
   * below.
   */
  shows?: ComponentDetails['shows']
  /** What “Add below” inserts; by default, it opens a panel where the author chooses. */
  insertion?: Insertion | undefined
  /** Opens a form for what “Add below” inserts, if it needs words first. */
  onAdd?: () => void
  /** Called after each change, with the range of what was added; without it, a deletion closes the panel. */
  onDone?: (added?: Span) => void
}

/** Buttons that move, delete or add below a whole block of the page, or an item of a list in a record. */
export function BlockTools({actions, span, shows, insertion, onAdd, onDone}: BlockToolsProps) {
  const [isAsking, setAsking] = useState<boolean>()
  const act =
    <T,>(action: (span: Span) => Promise<T>, finish: (outcome: T) => void = () => onDone?.()) =>
    () => {
      const run = (at: Span) => void action(at).then(finish, (error: Error) => announceFailure(error.message))
      if (span) run(span)
      else withTextEditor(({editable}) => run(editable.span))()
    }
  const move = (direction: 'up' | 'down') =>
    act((at) => changeBlock(at, (span) => ({type: 'move', span, direction}), `Moved ${direction}.`))
  // Closes the panel, because it would show the next block, which a second click would then delete too.
  const takeOut = async (at: Span) =>
    (await changeBlock(at, (span) => ({type: 'remove', span}), 'Deleted. “Undo” takes it back.')) &&
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
  const choose = withTextEditor((editor) => saveThenShow(() => ({kind: 'add', below: editor.editable})))
  const add =
    insertion &&
    act(
      (at) =>
        changeBlock(at, (below) => ({type: 'add', below, insertion}), 'Added below. “Undo” takes it back.'),
      (outcome) => onDone?.(outcome?.span),
    )
  const addsCard = shows && actions.includes('add')
  const isOnPage = getOpenEditor()?.editable.span.file.startsWith('pages/')
  const tools = [
    {label: 'Move up', run: actions.includes('up') && move('up')},
    {label: 'Move down', run: actions.includes('down') && move('down')},
    {label: 'Add below', run: add ?? onAdd ?? (actions.includes('add') && !span && choose)},
    {label: 'Picture', run: actions.includes('add') && !span && isOnPage && act(openPicturePanel)},
    {
      label: `Show another ${shows?.name} below`,
      run: addsCard && shows.hasUnshown && act((at) => addBelow(at, {component: shows.component})),
    },
    {
      label: `Write a new ${shows?.name} below`,
      run: addsCard && act(async (at) => writeRecordBelow(at, shows)),
    },
    {label: 'Delete', run: actions.includes('remove') && (record ? () => setAsking(true) : act(takeOut))},
  ]
  const isBack = (label: string) => isAsking === false && label === 'Delete'
  return tools.map(
    ({label, run}) =>
      run && (
        <button key={label} type="button" onClick={run} ref={isBack(label) ? focusOnMount : undefined}>
          {label}
        </button>
      ),
  )
}
