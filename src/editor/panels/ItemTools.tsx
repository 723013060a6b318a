import {useState} from 'react'
import type {BlockAction, Insertion, Span} from '../../edit/protocol.ts'
import {changeBlock} from '../textEditor/blocks.ts'
import {AddItemForm} from './AddItemForm.tsx'
import {BlockTools} from './BlockTools.tsx'

interface ItemToolsProps {
  actions: BlockAction[]
  span: Span
  /** The questions to which a new item has the answers, and the item that is made of them. */
  questions: Parameters<typeof AddItemForm>[0]['questions']
  itemOf: (answers: Record<string, string>) => Insertion
  /** The item that “Add below” adds at once; without it, the author writes a new item first. */
  insertion?: Insertion | undefined
  onDone: (added?: Span) => void
}

/** Buttons that move, delete or add below an item of a list in a record. */
export function ItemTools({actions, span, questions, itemOf, insertion, onDone}: ItemToolsProps) {
  const [isAdding, setAdding] = useState(false)
  const add = async (answers: Record<string, string>) => {
    const insertion = itemOf(answers)
    const outcome = await changeBlock(
      span,
      (below) => ({type: 'add', below, insertion}),
      'Added below. “Undo” takes it back.',
    )
    if (!outcome) return
    setAdding(false)
    onDone(outcome.span)
  }
  return (
    <>
      <BlockTools
        actions={actions}
        span={span}
        insertion={insertion}
        onAdd={() => setAdding(true)}
        onDone={onDone}
      />
      {isAdding && <AddItemForm questions={questions} add={add} onCancel={() => setAdding(false)} />}
    </>
  )
}
