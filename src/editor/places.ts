import type {Editable, Place, Span} from '../edit/protocol.ts'
import type {Mark} from './marks.ts'
import {ask} from './socket.ts'
import {type Panel, say} from './store.ts'

type TextPlace = Extract<Editable, {kind: 'text'}>

/** Fetches the item of text at a mark, editable or locked; `undefined` if the file has changed since it was marked. */
export async function wordsAt({file, start, version}: Mark): Promise<Editable | undefined> {
  const now = await ask('places', {file})
  const places = now.version === version ? now.places.filter(({span}) => span.start === start) : []
  return places.find(({kind}) => kind === 'inline') ?? places.find(({kind}) => kind === 'locked')
}

/** Fetches the editable items of a file. */
export async function placesNow(file: string): Promise<Editable[]> {
  return (await ask('places', {file})).places
}

/** Fetches the other pages that show the same value. */
export async function alsoOn(span: Span): Promise<Place[]> {
  return (await ask('also', {span})).filter(({address}) => address !== location.pathname)
}

/** Lists the alternative texts of a block’s pictures. */
export function picturesIn(places: Editable[], block: Span | undefined): TextPlace[] {
  return places.filter(
    (each): each is TextPlace =>
      each.kind === 'text' &&
      each.where === 'picture' &&
      block !== undefined &&
      block.start <= each.span.start &&
      each.span.end <= block.end,
  )
}

/** Returns the panel for the `content/` values that are shown as the given text. */
export async function foundWords(words: string): Promise<Panel | undefined> {
  return panelOf(words, await ask('find', {words}))
}

/** Returns the panel for the given values; if there are none, reports that the text can’t be edited. */
export function panelOf(words: string, places: Editable[]): Panel | undefined {
  if (places.length > 0) return {shows: 'found', words, places}
  say('This text can’t be edited here. Ask your developer.')
  return undefined
}
