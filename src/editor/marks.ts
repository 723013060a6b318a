import {componentMarkAttribute} from './Marked.tsx'

/** The attribute with the source position of an element’s text, written by `src/build/editMarks.ts`. */
export const textMarkAttribute = 'data-edit'

/** A source position: file, offset, and version of the text that the offset belongs to. */
export interface SourceMark {
  file: string
  start: number
  version: string
}

/** Reads a mark such as `pages/about.mdx:120:fT3xa_-9`. */
export function readSourceMark(element: Element | null, name: string): SourceMark | undefined {
  const [, file, start, version] = /^(.+):(\d+):([^:]+)$/.exec(element?.getAttribute(name) ?? '') ?? []
  return file && version ? {file, start: Number(start), version} : undefined
}

/** Returns the closest marked element around an element: one with text, or one that a component rendered. */
export function closestMarked(
  element: Element,
): {element: HTMLElement; of: 'words' | 'component'; mark: SourceMark} | undefined {
  const found = element.closest<HTMLElement>(`[${textMarkAttribute}], [${componentMarkAttribute}]`)
  if (!found) return undefined
  // An element with both marks is a component with a label: its text comes first.
  const of = found.hasAttribute(textMarkAttribute) ? 'words' : 'component'
  const mark = readSourceMark(found, of === 'words' ? textMarkAttribute : componentMarkAttribute)
  return mark && {element: found, of, mark}
}

/** Returns the element with a source position, whichever version of the text it was rendered from. */
export function elementAt(file: string, start: number): HTMLElement | undefined {
  const at = JSON.stringify(`${file}:${start}:`)
  return (
    document.querySelector<HTMLElement>(`[${textMarkAttribute}^=${at}], [${componentMarkAttribute}^=${at}]`) ??
    undefined
  )
}

/** Returns the file of the current page, and the version of the text that it was rendered from. */
export function pageMark(): SourceMark | undefined {
  return readSourceMark(document.querySelector(`#siteMain [${textMarkAttribute}]`), textMarkAttribute)
}
