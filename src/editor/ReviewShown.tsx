import {Fragment} from 'react'
import type {ReviewLine, ReviewWords} from './asks.ts'

/** What visitors will read differently: old words struck out, new ones bold. */
export function ReviewShown({lines}: {lines: ReviewLine[]}) {
  return (
    <div className="review">
      {lines.map(({is, words}, index) => {
        const said = words.map((each, place) => <Fragment key={place}>{shown(each)}</Fragment>)
        if (is === 'heading') return <h4 key={index}>{said}</h4>
        return (
          <p key={index} className={is}>
            {said}
          </p>
        )
      })}
    </div>
  )
}

function shown({words, as}: ReviewWords) {
  if (as === 'bold') return <b>{words}</b>
  if (as === 'gone') return <del>{words}</del>
  return as === 'aside' ? <i>{words}</i> : words
}
