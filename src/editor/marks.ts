import {boxMark} from './Marked.tsx'

/** The attribute that says where the words of an element stand: `src/build/marks.ts` writes it. */
export const wordMark = 'data-edit'

/** Where in which text of a file something on the page stands. */
export interface Mark {
  file: string
  start: number
  version: string
}

/** Reads a mark: `pages/about.mdx:120:fT3xa_-9`. */
export function readMark(element: Element | null, name: string): Mark | undefined {
  const [, file, start, version] = /^(.+):(\d+):([^:]+)$/.exec(element?.getAttribute(name) ?? '') ?? []
  return file && version ? {file, start: Number(start), version} : undefined
}

/** The nearest thing round an element that comes from the page's file: its words, or a component with what it drew. */
export function markedRound(
  element: Element,
): {element: HTMLElement; of: 'words' | 'component'; mark: Mark} | undefined {
  const found = element.closest<HTMLElement>(`[${wordMark}], [${boxMark}]`)
  if (!found) return undefined
  // A component whose own element holds the words of its label has them in its tags.
  const of = found.hasAttribute(wordMark) ? 'words' : 'component'
  const mark = readMark(found, of === 'words' ? wordMark : boxMark)
  return mark && {element: found, of, mark}
}

/** The element of the page that shows what starts there in a file, in whatever text of it. */
export function elementAt(file: string, start: number): HTMLElement | undefined {
  const at = JSON.stringify(`${file}:${start}:`)
  return document.querySelector<HTMLElement>(`[${wordMark}^=${at}], [${boxMark}^=${at}]`) ?? undefined
}

/** The file of the page that is shown, and its text that it was made from. */
export function pageMark(): Mark | undefined {
  return readMark(document.querySelector(`#siteMain [${wordMark}]`), wordMark)
}
