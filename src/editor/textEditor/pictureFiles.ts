import type {Editable, Span} from '../../edit/protocol.ts'
import {altTextsIn, fetchEditables} from '../connection/fetchEditables.ts'
import {closestMarked} from '../connection/marks.ts'
import {announce, getState, updateState} from '../connection/uiState.ts'
import {saveBeforeChange} from './saveText.ts'
import {getOpenEditor} from './textEditor.ts'

/** The maximum length of a picture’s longer side, in pixels. */
const maxSide = 1600
/** The quality of WebP and JPEG, from 0 to 1. */
const quality = 0.85

/**
 * Re-encodes a picture as base64: no larger than needed, upright, without metadata. Rejects if the browser
 * can’t.
 */
export async function reencodePicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('This browser can’t read that picture. Save it as JPEG or PNG, then add that.')
  })
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = Object.assign(document.createElement('canvas'), {width, height})
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const encoded = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))
  const first = await encoded('image/webp')
  // Safari can’t encode WebP and returns a PNG, which is large for a photo, so a photo is encoded as JPEG.
  const blob = first?.type === 'image/png' && file.type === 'image/jpeg' ? await encoded('image/jpeg') : first
  if (!blob) throw new Error('This browser can’t write that picture.')
  const address = await new Promise<string>((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsDataURL(blob)
  })
  return address.slice(address.indexOf(',') + 1)
}

/** Opens the panel for a picture, after saving what is being typed. */
export async function openPicturePanel(at: Span, [file, ...more]: File[] = [], replaces?: string) {
  const now = await saveBeforeChange(at)
  if (now) updateState({panel: {kind: 'picture', at: now, file, more, replaces}})
}

/** Opens the panel for the next pictures, which go below the one whose alternative text is at `added`. */
export async function openNextPicture(added: Span, files: File[]) {
  const around = (await fetchEditables(added.file)).filter(
    ({kind, span}) => kind !== 'text' && span.start <= added.start && span.end >= added.end,
  )
  const at = around.at(-1)?.span
  if (at) await openPicturePanel(at, files)
}

/**
 * Handles picture files that are pasted or dropped on the page. Pasted text is handled by the text editor.
 */
export function listenForPictures() {
  document.addEventListener('paste', (event) => void handlePictureFile(event, event.clipboardData), true)
  document.addEventListener('dragover', (event) => {
    if (getState().on && event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  document.addEventListener('drop', (event) => void handlePictureFile(event, event.dataTransfer), true)
}

async function handlePictureFile(event: Event, data: DataTransfer | null) {
  const [target] = event.composedPath()
  const all = [...(data?.files ?? [])]
  const files = all.filter(({type}) => type.startsWith('image/'))
  const other = all.find((file) => !files.includes(file))
  // Ignores a picture that comes with text: Word copies text together with a picture of it.
  if (
    !getState().on ||
    all.length === 0 ||
    data?.types.includes('text/plain') ||
    !(target instanceof Element)
  )
    return
  event.preventDefault()
  event.stopPropagation()
  if (other) announce(`${other.name} was left out: only pictures can be added here.`)
  if (files.length === 0) return
  try {
    const at = (await itemAround(target)) ?? (await itemAround(document.activeElement))
    if (at) await openPicturePanel(at.span, files, at.kind === 'text' ? at.text : undefined)
    else announce('Click the words below which the picture goes, then paste it again.')
  } catch (error) {
    announce((error as Error).message)
  }
}

/** Returns the picture at an element, or else the block around it. */
async function itemAround(element: Element | null): Promise<Editable | undefined> {
  const editor = getOpenEditor()
  if (editor && element && editor.copy.contains(element) && editor.editable.span.file.startsWith('pages/'))
    return editor.editable
  const marked = element && closestMarked(editor?.copy.contains(element) ? editor.element : element)
  if (!marked) return undefined
  const editables = await fetchEditables(marked.mark.file)
  const block = editables.find(({kind, span}) => kind !== 'text' && span.start === marked.mark.start)
  const number = [...marked.element.querySelectorAll<Element>('img')].indexOf(element)
  return altTextsIn(editables, block?.span)[number] ?? block
}
