import type {Editable, Place, Span} from '../edit/protocol.ts'
import type {Mark} from './marks.ts'
import {ask} from './socket.ts'

type TextPlace = Extract<Editable, {kind: 'text'}>
type Places = {version: string; places: Editable[]}

const known = new Map<string, Promise<Places>>()

/** The places of a file as it was when that mark was made; nothing when the file has changed since. */
export async function placesOf({file, version}: Pick<Mark, 'file' | 'version'>): Promise<Editable[] | undefined> {
  const key = `${file}:${version}`
  const asked = known.get(key) ?? ask('places', {file})
  known.set(key, asked)
  try {
    const got = await asked
    if (got.version === version) return got.places
  } catch (error) {
    known.delete(key)
    throw error
  }
  known.delete(key)
  return undefined
}

/** The place of the words that a mark is about, or of those that say why they can't be edited. */
export async function wordsAt(mark: Mark): Promise<Editable | undefined> {
  const places = (await placesOf(mark))?.filter(({span}) => span.start === mark.start) ?? []
  return places.find(({kind}) => kind === 'inline') ?? places.find(({kind}) => kind === 'locked')
}

/** The places of a file as it is now. */
export async function placesNow(file: string): Promise<Editable[]> {
  const got = await ask('places', {file})
  known.set(`${file}:${got.version}`, Promise.resolve(got))
  return got.places
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
