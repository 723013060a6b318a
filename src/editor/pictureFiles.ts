import type {Editable, Span} from '../edit/protocol.ts'
import {openBox} from './box.ts'
import {markedRound} from './marks.ts'
import {picturesIn, placesNow} from './places.ts'
import {leaveFor} from './savingBox.ts'
import {change, current, say} from './store.ts'

/** In pixels, of the longer side. */
const longest = 1600
/** Of WebP and JPEG, from 0 to 1. */
const quality = 0.85

/** A picture drawn anew, as base64: no larger than pages need, turned as it is seen, and without what a camera wrote into it. */
export async function redrawn(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('This browser can’t read that picture. Save it as JPEG or PNG, then add that.')
  })
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = Object.assign(document.createElement('canvas'), {width, height})
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const encoded = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
  const first = await encoded('image/webp')
  // Safari writes no WebP: it gives a PNG, which is heavy for a photo.
  const blob = first?.type === 'image/png' && file.type === 'image/jpeg' ? await encoded('image/jpeg') : first
  if (!blob) throw new Error('This browser can’t write that picture.')
  const address = await new Promise<string>((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsDataURL(blob)
  })
  return address.slice(address.indexOf(',') + 1)
}

/** Asks what a picture shows, and for its file where there is none yet; what is being typed is saved first. */
export async function askForPicture(at: Span, file?: File, replaces?: string) {
  const now = await leaveFor(at)
  if (now) change({panel: {shows: 'picture', at: now, file, replaces}})
}

/** Takes picture files that are pasted or dropped on the page; pasted words are taken by the box. */
export function listenForPictures() {
  document.addEventListener('paste', (event) => void take(event, event.clipboardData), true)
  document.addEventListener('dragover', (event) => {
    if (current().on && event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  document.addEventListener('drop', (event) => void take(event, event.dataTransfer), true)
}

async function take(event: Event, data: DataTransfer | null) {
  const [target] = event.composedPath()
  const file = [...(data?.files ?? [])].find(({type}) => type.startsWith('image/'))
  // Word copies words with a picture of them.
  if (!current().on || !file || data?.types.includes('text/plain') || !(target instanceof Element)) return
  event.preventDefault()
  event.stopPropagation()
  try {
    const at = (await placeRound(target)) ?? (await placeRound(document.activeElement))
    if (at) await askForPicture(at.span, file, at.kind === 'text' ? at.text : undefined)
    else say('Click the words below which the picture goes, then paste it again.')
  } catch (error) {
    say((error as Error).message)
  }
}

/** What a picture itself shows, or the block round an element. */
async function placeRound(element: Element | null): Promise<Editable | undefined> {
  const box = openBox()
  if (box && element && box.copy.contains(element) && box.place.span.file.startsWith('pages/')) return box.place
  const round = element && markedRound(box?.copy.contains(element) ? box.element : element)
  if (!round) return undefined
  const places = await placesNow(round.mark.file)
  const block = places.find(({kind, span}) => kind !== 'text' && span.start === round.mark.start)
  const number = [...round.element.querySelectorAll<Element>('img')].indexOf(element)
  return picturesIn(places, block?.span)[number] ?? block
}
