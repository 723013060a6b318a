import {useCallback} from 'react'
import type {Editable, Piece} from '../edit/protocol.ts'
import {addBelow} from './blocks.ts'
import {titleOf} from './labelOf.ts'
import {ask} from './socket.ts'
import {say} from './store.ts'
import {useAnswer} from './useAnswer.ts'

const pieces: {name: string; piece: Piece}[] = [
  {name: 'A paragraph', piece: {paragraph: [{words: 'New words'}]}},
  {name: 'A heading', piece: {heading: [{words: 'A new heading'}], depth: 2}},
  {name: 'A smaller heading', piece: {heading: [{words: 'A new heading'}], depth: 3}},
  {name: 'A list', piece: {list: [[{words: 'First line'}], [{words: 'Second line'}]], ordered: false}},
  {name: 'A numbered list', piece: {list: [[{words: 'First step'}], [{words: 'Second step'}]], ordered: true}},
]

/** What can be put below a block. */
export function AddPanel({below}: {below: Editable}) {
  const add = (piece: Piece) => addBelow(below, piece).catch((error: Error) => say(error.message))
  const {answer} = useAnswer(useCallback(() => ask('adding', {}), []))
  return (
    <div className="choices">
      {pieces.map(({name, piece}) => (
        <button key={name} type="button" onClick={() => void add(piece)}>
          {name}
        </button>
      ))}
      {(answer?.components ?? []).map(({name, purpose}) => (
        <div key={name} className="field">
          <button type="button" aria-describedby={`for-${name}`} onClick={() => void add({component: name})}>
            {titleOf(name)}
          </button>
          <p id={`for-${name}`} className="help">
            {purpose}
          </p>
        </div>
      ))}
    </div>
  )
}
