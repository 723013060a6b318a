import {useCallback, useState} from 'react'
import type {Editable} from '../edit/protocol.ts'
import {Field} from './Field.tsx'
import {altTextsIn, fetchEditables} from './fetchEditables.ts'
import {capitalise, labelOf} from './labelOf.ts'
import type {EditableValue} from './typedValue.ts'
import {updateState} from './uiState.ts'
import {useServerData} from './useServerData.tsx'

/** How many characters of a page’s title and description a search result shows. */
const fits = {title: 60, description: 155}

/** The frontmatter fields of a page, with previews of a search result and a shared link. */
export function PagePanel({file}: {file: string}) {
  const {answer, notice, again} = useServerData(useCallback(() => fetchEditables(file), [file]))
  const [typed, setTyped] = useState<Record<string, string>>({})
  const fields = (answer ?? []).filter(
    (each): each is EditableValue => each.kind === 'text' && each.where === 'frontmatter',
  )
  const textOf = (key: string) => typed[key] ?? fields.find((each) => each.key === key)?.text ?? ''
  // For the preview: the published address, and the site name that follows the page’s title.
  const address = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href)
  const saved = fields.find(({key}) => key === 'title')?.text ?? ''
  const siteName = document.title.startsWith(saved) ? document.title.slice(saved.length) : ''
  return (
    <>
      {notice}
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
        <p className="title">{truncate(textOf('title') + siteName, fits.title)}</p>
        <p>{truncate(textOf('description'), fits.description)}</p>
      </div>
      <h3>As a link that someone shares</h3>
      <div className="shared">
        <p className="title">{truncate(textOf('title'), 70)}</p>
        <p>{truncate(textOf('description'), 110)}</p>
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

function truncate(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
}

/** The panel with the fields of all `content/` values that are shown as the clicked text. */
export function MatchesPanel({words, places}: {words: string; places: Editable[]}) {
  const files = [...new Set(places.map(({span}) => span.file))].join()
  const {answer, again} = useServerData(
    useCallback(async () => (await Promise.all(files.split(',').map(fetchEditables))).flat(), [files]),
  )
  const opened = places.filter((each): each is EditableValue => each.kind === 'text')
  const same = (one: EditableValue, other: Editable) =>
    other.kind === 'text' &&
    other.span.file === one.span.file &&
    JSON.stringify(other.owner) === JSON.stringify(one.owner) &&
    other.key === one.key
  return (
    <>
      <p>Change “{words}” here, and it changes wherever it is shown.</p>
      {opened.map((place, index) => (
        <Field
          key={`${place.span.file}${place.key}${JSON.stringify(place.owner)}`}
          place={(answer?.find((each) => same(place, each)) as EditableValue | undefined) ?? place}
          label={`${capitalise(place.span.file.replace(/^content\/|\.yaml$/g, ''))}: ${labelOf(place)}`}
          first={index === 0 && !answer}
          onSaved={again}
        />
      ))}
    </>
  )
}

/** The panel with the alternative texts of the pictures in a block of text. */
export function PicturesPanel({file, start}: {file: string; start: number}) {
  const {answer, notice, again} = useServerData(useCallback(() => fetchEditables(file), [file]))
  const block = answer?.find(({kind, span}) => kind === 'inline' && span.start === start)?.span
  const pictures = altTextsIn(answer ?? [], block)
  return (
    <>
      <p>People who can’t see a picture hear these words instead: say what someone sees in it.</p>
      {notice}
      {pictures.map((place, index) => (
        <Field
          key={place.span.start}
          place={place}
          label={pictures.length > 1 ? `What picture ${index + 1} shows` : 'What the picture shows'}
          first={index === 0}
          onSaved={again}
        />
      ))}
      {pictures.map((place, index) => (
        <button
          key={place.span.start}
          type="button"
          onClick={() => updateState({panel: {kind: 'picture', at: place.span, replaces: place.text}})}
        >
          {pictures.length > 1 ? `Replace picture ${index + 1}` : 'Replace the picture'}
        </button>
      ))}
    </>
  )
}
