import {useCallback} from 'react'
import {Field} from './Field.tsx'
import {placesNow} from './places.ts'
import type {TextPlace} from './typedValue.ts'
import {useAnswer} from './useAnswer.ts'

/** What the pictures of a block show, in words for those who can’t see them. */
export function PicturesPanel({file, start}: {file: string; start: number}) {
  const {answer, again} = useAnswer(useCallback(() => placesNow(file), [file]))
  const block = answer?.find(({kind, span}) => kind === 'inline' && span.start === start)?.span
  const pictures = (answer ?? []).filter(
    (each): each is TextPlace =>
      each.kind === 'text' && each.where === 'picture' && block !== undefined && isIn(block, each.span),
  )
  return (
    <>
      <p>People who can’t see a picture hear these words in its place: say what someone sees in it.</p>
      {pictures.map((place, index) => (
        <Field
          key={place.span.start}
          place={place}
          label={pictures.length > 1 ? `What picture ${index + 1} shows` : 'What the picture shows'}
          first={index === 0}
          onSaved={again}
        />
      ))}
    </>
  )
}

function isIn(block: TextPlace['span'], {start, end}: TextPlace['span']): boolean {
  return block.start <= start && end <= block.end
}
