import type {Editable, ShownOn, Span} from '../../edit/protocol.ts'
import type {EditableValue} from './fieldEdit.ts'
import type {SourceMark} from './marks.ts'
import {sendRequest} from './server.ts'
import {announce, type Panel} from './uiState.ts'

/**
 * Fetches the text at a source position, editable or locked; `undefined` if the file has changed since the
 * render.
 */
export async function fetchTextAt({file, start, version}: SourceMark): Promise<Editable | undefined> {
  const now = await sendRequest('listEditables', {file})
  const editables = now.version === version ? now.editables.filter(({span}) => span.start === start) : []
  return editables.find(({kind}) => kind === 'inline') ?? editables.find(({kind}) => kind === 'locked')
}

/** Fetches the editable items of a file. */
export async function fetchEditables(file: string): Promise<Editable[]> {
  return (await sendRequest('listEditables', {file})).editables
}

/** Fetches the pages, except the current one, that show the value at a span (a source range). */
export async function fetchOtherPages(span: Span): Promise<ShownOn> {
  const pages = await sendRequest('listPagesShowing', {span})
  return pages === 'unknown' ? pages : pages.filter(({address}) => address !== location.pathname)
}

/** Filters the alternative texts of the pictures in a block. */
export function altTextsIn(editables: Editable[], block: Span | undefined): EditableValue[] {
  return editables.filter(
    (each): each is EditableValue =>
      each.kind === 'text' &&
      each.source === 'picture' &&
      block !== undefined &&
      block.start <= each.span.start &&
      each.span.end <= block.end,
  )
}

/** Returns the panel for editing the `content/` values that are shown as the given text. */
export async function fetchMatchesPanel(text: string): Promise<Panel | undefined> {
  return matchesPanel((await sendRequest('findValues', {text})).editables)
}

/** Returns the panel for the given values; if there are none, reports that the text can’t be edited. */
export function matchesPanel(editables: Editable[]): Panel | undefined {
  if (editables.length > 0) return {kind: 'matches', editables}
  announce('This text can’t be edited here. Ask your developer.')
  return undefined
}

/** A value of a panel; a locked one can’t be edited, and says why. */
export type PanelValue = Extract<Editable, {kind: 'text' | 'locked'}>

/** Returns a key that identifies a value in a panel, also after other parts of its file were changed. */
export function keyOf(editable: PanelValue): string {
  // Locked text and pictures have no name of their own.
  const isNamed = editable.kind === 'text' && editable.source !== 'picture'
  const id = isNamed ? editable.owner.kind === 'record' && editable.owner.id : editable.span.start
  return [editable.span.file, id, editable.key].join(' ')
}
