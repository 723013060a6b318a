import {useCallback} from 'react'
import type {Editable, Piece} from '../edit/protocol.ts'
import {addBelow} from './blocks.ts'
import {titleOf} from './labelOf.ts'
import {ask} from './socket.ts'
import {say} from './store.ts'
import {useAnswer} from './useAnswer.ts'

/** What can be put below a block. */
interface Offer {
  name: string
  piece: Piece
  purpose?: string
}

const words: Offer[] = [
  {name: 'A heading', piece: {heading: [{words: 'A new heading'}], depth: 2}},
  {name: 'A smaller heading', piece: {heading: [{words: 'A new heading'}], depth: 3}},
  {name: 'A list', piece: {list: [[{words: 'First line'}], [{words: 'Second line'}]], ordered: false}},
  {name: 'A numbered list', piece: {list: [[{words: 'First step'}], [{words: 'Second step'}]], ordered: true}},
  {name: 'A line', piece: {line: 'New words'}},
]

/** All that may stand below a block, each to be put there. */
export function AddPanel({below}: {below: Editable}) {
  const add = (piece: Piece) => addBelow(below, piece).catch((error: Error) => say(error.message))
  const {answer} = useAnswer(useCallback(() => offersBelow(below), [below]))
  return (
    <div className="choices" aria-busy={!answer}>
      {answer?.length === 0 && <p>Nothing can be added here.</p>}
      {answer?.map(({name, piece, purpose}) => (
        <div key={name} className="field">
          <button type="button" aria-describedby={purpose && idOf(name)} onClick={() => void add(piece)}>
            {name}
          </button>
          {purpose && (
            <p id={idOf(name)} className="help">
              {purpose}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

async function offersBelow(below: Editable): Promise<Offer[]> {
  const {components} = await ask('adding', {})
  const isLine = below.kind === 'inline' && below.where === 'item'
  const all: Offer[] = [
    {name: isLine ? 'A line' : 'A paragraph', piece: {paragraph: [{words: 'New words'}]}},
    ...words,
    ...components.map(({name, purpose}) => ({name: titleOf(name), purpose, piece: {component: name}})),
  ]
  const fits = await ask('fits', {below: below.span, pieces: all.map(({piece}) => piece)})
  return all.filter((_, index) => fits[index])
}

/** What it is for is named by an address, which has no spaces. */
function idOf(name: string): string {
  return `for-${name.replaceAll(' ', '-')}`
}
