import {createHash} from 'node:crypto'

/** What a change took out of a text and put in, and what the text is known by around it. */
export interface Patch {
  file: string
  start: number
  removed: string
  inserted: string
  /** The text before and after that place, as hashes, and the words beside it. */
  above: string
  below: string
  beside: [before: string, after: string]
}

/** What makes one text of another. */
export function patchOf(file: string, before: string, after: string): Patch {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const [head, tail] = [before.slice(0, start), before.slice(before.length - end)]
  return {
    file,
    start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
    above: hash(head),
    below: hash(tail),
    beside: [head.slice(-40), tail.slice(0, 40)],
  }
}

/** The patch that takes another back. */
export function inverse(patch: Patch): Patch {
  return {...patch, removed: patch.inserted, inserted: patch.removed}
}

/** A text after a patch; nothing when what it takes out stands there no more, or nobody can tell where. */
export function patched(text: string, patch: Patch): string | undefined {
  const at = patchPlace(text, patch)
  return at === undefined ? undefined : text.slice(0, at) + patch.inserted + text.slice(at + patch.removed.length)
}

/** Where in a text what a patch takes out stands. */
export function patchPlace(text: string, {start, removed, above, below, beside}: Patch): number | undefined {
  const isAt = (place: number) => text.startsWith(removed, place) && (removed !== '' || isBeside(text, place, beside))
  if (hash(text.slice(0, start)) === above && isAt(start)) return start
  const end = endsAt(text, below, beside[1])
  if (end !== undefined && end >= removed.length && isAt(end - removed.length)) return end - removed.length
  const whole = beside[0] + removed + beside[1]
  const [first, last] = [text.indexOf(whole), text.lastIndexOf(whole)]
  return first >= 0 && first === last ? first + beside[0].length : undefined
}

function isBeside(text: string, at: number, [before, after]: Patch['beside']): boolean {
  return text.slice(0, at).endsWith(before) && text.startsWith(after, at)
}

/** Where the end of a text starts that has that hash. */
function endsAt(text: string, below: string, start: string): number | undefined {
  for (let at = text.lastIndexOf(start); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(start, at - 1))
    if (hash(text.slice(at)) === below) return at
  return undefined
}

function hash(words: string): string {
  return createHash('sha1').update(words).digest('base64url')
}
