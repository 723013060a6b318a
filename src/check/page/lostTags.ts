import type {Tag} from './tag.ts'

/** What is left of a tag that lost its `<`, or has a space after it. */
export interface LostTag {
  at: number
  message: string
  attributes: string
  range: [start: number, end: number]
}

/** `CardGrid>` or `< CardGrid>`: what may have been the opening tag of a closing one. */
export function lostOpening(text: string, close: Tag, from: number): LostTag | undefined {
  const pattern = new RegExp(
    `(\\\\<|<\\s+|[^\\w<\\s/]?)(?<![^\\\\]<|[/\\w])${close.name}((?:\\s+\\w+=(?:"[^"\\n]*"|'[^'\\n]*'))*)\\s*>`,
    'g',
  )
  const match = [...text.slice(from, close.start).matchAll(pattern)].at(-1)
  if (!match) return undefined
  const at = from + match.index
  const message = match[1]?.startsWith('\\')
    ? 'The backslash \\ makes words of this tag.'
    : match[1]?.startsWith('<')
      ? 'There is a space after the <.'
      : `The < is missing before ${close.name}.`
  return {at, message, attributes: match[2] ?? '', range: [at, at + match[0].length]}
}

/** `/CardGrid>`: where the closing tag of an opening one lost its `<`. */
export function lostClosing(text: string, open: Tag, tags: Tag[]): LostTag | undefined {
  const until = tags.find((each) => each.start > open.end && each.name === open.name)?.start ?? text.length
  const match = new RegExp(`(<\\s+)?/\\s*${open.name}\\s*>?`).exec(text.slice(open.end, until))
  if (!match) return undefined
  const at = open.end + match.index
  const message = `The < is missing before /${open.name}>.`
  return {at, message, attributes: '', range: [at, at + match[0].length]}
}
