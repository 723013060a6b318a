import {componentMarkAttribute} from './Marked.tsx'

/**
 * The attribute with the source position of an element’s text, written by `src/layout/sourcePositions.ts`.
 */
export const textMarkAttribute = 'data-edit'

/** A source position: file, offset, and the version of the file’s text for which the offset is valid. */
export interface SourceMark {
  file: string
  start: number
  version: string
}

/** Parses the source position in an attribute: `pages/about.mdx:120:fT3xa_-9`. */
export function readSourceMark(element: Element | null, name: string): SourceMark | undefined {
  const [, file, start, version] = /^(.+):(\d+):([^:]+)$/.exec(element?.getAttribute(name) ?? '') ?? []
  return file && version ? {file, start: Number(start), version} : undefined
}

/**
 * Returns the closest element with a source position: the position of its text, or of the component around
 * it.
 */
export function closestMarked(
  element: Element,
): {element: HTMLElement; type: 'text' | 'component'; mark: SourceMark} | undefined {
  const found = element.closest<HTMLElement>(`[${textMarkAttribute}], [${componentMarkAttribute}]`)
  if (!found) return undefined
  // An element with both attributes is rendered by a component with a label: the label’s position is
  // returned.
  const type = found.hasAttribute(textMarkAttribute) ? 'text' : 'component'
  const mark = readSourceMark(found, type === 'text' ? textMarkAttribute : componentMarkAttribute)
  return mark && {element: found, type, mark}
}

/** Returns the element with a source position, ignoring the version in its attribute. */
export function elementAt(file: string, start: number): HTMLElement | undefined {
  const at = JSON.stringify(`${file}:${start}:`)
  return (
    document.querySelector<HTMLElement>(
      `[${textMarkAttribute}^=${at}], [${componentMarkAttribute}^=${at}]`,
    ) ?? undefined
  )
}

/** Lists the elements of the page’s texts and components, in their order on the page. */
export function markedElements(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      `main [${textMarkAttribute}], main [${componentMarkAttribute}]`,
    ),
  ]
}

/** Returns the file of the current page, and the version of the text that it was rendered from. */
export function pageMark(): SourceMark | undefined {
  return readSourceMark(document.querySelector(`#siteMain [${textMarkAttribute}]`), textMarkAttribute)
}
