import {useCallback, useState} from 'react'
import {Field} from './Field.tsx'
import {labelOf} from './labelOf.ts'
import {placesNow} from './places.ts'
import type {TextPlace} from './typedValue.ts'
import {useAnswer} from './useAnswer.ts'

/** How much of a title and a description a search result shows; more is cut off. */
const fits = {title: 60, description: 155}

/** A page's title and description, and how a search result and a shared link show them. */
export function PagePanel({file}: {file: string}) {
  const {answer, again} = useAnswer(useCallback(() => placesNow(file), [file]))
  const [typed, setTyped] = useState<Record<string, string>>({})
  const fields = (answer ?? []).filter(
    (each): each is TextPlace => each.kind === 'text' && each.where === 'frontmatter',
  )
  const textOf = (key: string) => typed[key] ?? fields.find((each) => each.key === key)?.text ?? ''
  // The site’s own address, and its name where the title does not say it.
  const address = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
  const saved = fields.find(({key}) => key === 'title')?.text ?? ''
  const addition = document.title.startsWith(saved) ? document.title.slice(saved.length) : ''
  return (
    <>
      {fields.map((place, index) => (
        <Field
          key={place.key}
          place={place}
          label={labels[place.key] ?? labelOf(place)}
          first={index === 0}
          fits={
            place.key === 'title' || place.key === 'description'
              ? {most: fits[place.key], where: 'a search result'}
              : undefined
          }
          names={place.key === 'draft' ? draftNames : undefined}
          onTyped={(text) => setTyped((before) => ({...before, [place.key]: text}))}
          onSaved={again}
        />
      ))}
      <h3>As a search result</h3>
      <div className="result">
        <p className="address">{address.host + address.pathname}</p>
        <p className="title">{cut(textOf('title') + addition, fits.title)}</p>
        <p>{cut(textOf('description'), fits.description)}</p>
      </div>
      <h3>As a link that someone shares</h3>
      <div className="shared">
        <p className="title">{cut(textOf('title'), 70)}</p>
        <p>{cut(textOf('description'), 110)}</p>
        <p className="address">{address.host}</p>
      </div>
    </>
  )
}

const labels: Record<string, string> = {
  title: 'Title',
  short: 'Short name, for the trail and lists of pages',
  description: 'Description',
  draft: 'Who sees it',
}

const draftNames = {'': 'Visitors see this page', true: 'A draft: only people who edit see it'}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
}
