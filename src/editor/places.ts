import type {Editable, Place, Span} from '../edit/protocol.ts'
import type {Mark} from './marks.ts'
import {ask} from './socket.ts'
import {type Panel, say} from './store.ts'

type TextPlace = Extract<Editable, {kind: 'text'}>

/** The place of the words that a mark is about, or of those that say why they can't be edited; nothing once the file has changed. */
export async function wordsAt({file, start, version}: Mark): Promise<Editable | undefined> {
  const now = await ask('places', {file})
  const places = now.version === version ? now.places.filter(({span}) => span.start === start) : []
  return places.find(({kind}) => kind === 'inline') ?? places.find(({kind}) => kind === 'locked')
}

/** The places of a file as it is now. */
export async function placesNow(file: string): Promise<Editable[]> {
  return (await ask('places', {file})).places
}

/** The other pages that show the same. */
export async function alsoOn(span: Span): Promise<Place[]> {
  return (await ask('also', {span})).filter(({address}) => address !== location.pathname)
}

/** What each picture of a block shows. */
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

/** The panel of the values of `content/` that a page shows as those words. */
export async function foundWords(words: string): Promise<Panel | undefined> {
  return panelOf(words, await ask('find', {words}))
}

/** The panel of those values; where there are none, the words can't be edited. */
export function panelOf(words: string, places: Editable[]): Panel | undefined {
  if (places.length > 0) return {shows: 'found', words, places}
  say('This text can’t be edited here. Ask your developer.')
  return undefined
}
