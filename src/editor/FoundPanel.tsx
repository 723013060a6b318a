import {useCallback} from 'react'
import type {Editable} from '../edit/protocol.ts'
import {Field} from './Field.tsx'
import {labelOf} from './labelOf.ts'
import {placesNow} from './places.ts'
import type {TextPlace} from './typedValue.ts'
import {useAnswer} from './useAnswer.ts'

/** Words that stand in files of `content/`, wherever the page got them from. */
export function FoundPanel({words, places}: {words: string; places: Editable[]}) {
  const files = [...new Set(places.map(({span}) => span.file))].join()
  const {answer, again} = useAnswer(
    useCallback(async () => (await Promise.all(files.split(',').map(placesNow))).flat(), [files]),
  )
  const opened = places.filter((each): each is TextPlace => each.kind === 'text')
  const same = (one: TextPlace, other: Editable) =>
    other.kind === 'text' &&
    other.span.file === one.span.file &&
    JSON.stringify(other.owner) === JSON.stringify(one.owner) &&
    other.key === one.key
  return (
    <>
      <p>
        “{words}” stands in {opened.length === 1 ? 'this file' : 'these files'}.
      </p>
      {opened.map((place, index) => (
        <Field
          key={`${place.span.file}${place.key}${JSON.stringify(place.owner)}`}
          place={(answer?.find((each) => same(place, each)) as TextPlace | undefined) ?? place}
          label={`${place.span.file}${place.owner.of === 'record' && place.owner.id ? `, ${place.owner.id}` : ''}: ${labelOf(place)}`}
          first={index === 0 && !answer}
          onSaved={again}
        />
      ))}
    </>
  )
}
