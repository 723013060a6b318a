import {readYaml} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {lineEndOf} from '../page/wordBlocks.ts'
import {type Refused, refuse} from '../refused.ts'
import type {Entry} from './entries.ts'
import type {Path} from './scalars.ts'
import {plainWays} from './writeScalar.ts'

/** Removes an entry from a list. */
export function removeEntry(text: string, entries: Entry[], entry: Entry): Draft | Refused {
  const [previous, next] = neighbours(entries, entry)
  if (!previous && !next) return refuse('place', 'It is the only one of its list, and a list needs one.')
  const [from, to] = next ? [entry.start, next.start] : [previous?.end ?? entry.start, entry.end]
  const draft = {text: text.slice(0, from) + text.slice(to), start: from, end: from}
  return expectList(text, draft, entry.parent, (list) => list.filter((_, index) => index !== entry.index))
}

/** Swaps an entry of a list with the previous or next entry. */
export function moveEntry(text: string, entries: Entry[], entry: Entry, way: 'up' | 'down'): Draft | Refused {
  const [previous, next] = neighbours(entries, entry)
  const [one, other] = way === 'up' ? [previous, entry] : [entry, next]
  if (!one || !other) return refuse('place', way === 'up' ? 'It stands first already.' : 'It stands last already.')
  const [first, gap, second] = [
    text.slice(one.start, one.end),
    text.slice(one.end, other.start),
    text.slice(other.start, other.end),
  ]
  const swapped = text.slice(0, one.start) + second + gap + first + text.slice(other.end)
  const start = way === 'up' ? one.start : one.start + second.length + gap.length
  const draft = {text: swapped, start, end: start + entry.end - entry.start}
  return expectList(text, draft, entry.parent, (list) => {
    const result = [...list]
    result.splice(one.index, 2, list[other.index], list[one.index])
    return result
  })
}

/** Adds a line or an item to a list, below an entry. */
export function addEntry(text: string, entry: Entry, added: string | Record<string, string>): Draft | Refused {
  if (Object.values(added).join('') === '') return refuse('shown', 'What is added needs words.')
  const gap = `${lineEndOf(text)}${entry.indent}- `
  const ofFields = (style: number) =>
    `{ ${Object.entries(added)
      .map(([name, words]) => `${name}: ${plainWays(words)[style]}`)
      .join(', ')} }`
  for (const written of typeof added === 'string' ? plainWays(added) : [ofFields(0), ofFields(1)]) {
    const start = entry.end + gap.length
    const draft = {
      text: text.slice(0, entry.end) + gap + written + text.slice(entry.end),
      start,
      end: start + written.length,
    }
    const checked = expectList(text, draft, entry.parent, (list) => {
      const result = [...list]
      result.splice(entry.index + 1, 0, added)
      return result
    })
    if (!checked.refused) return checked
  }
  return refuse('shown', 'YAML has no way to keep these signs as they were typed.')
}

function neighbours(entries: Entry[], entry: Entry): [Entry | undefined, Entry | undefined] {
  const siblings = entries.filter(({parent}) => parent.join('\n') === entry.parent.join('\n'))
  const place = siblings.indexOf(entry)
  return [siblings[place - 1], siblings[place + 1]]
}

/** Accepts a draft if only the list at `path` changed, and only as intended. */
function expectList(before: string, draft: Draft, path: Path, change: (list: unknown[]) => unknown[]): Draft | Refused {
  const now = readYaml(draft.text)
  const wanted = changedAt(readYaml(before).toJS(), path, change)
  if (now.errors.length === 0 && JSON.stringify(now.toJS()) === JSON.stringify(wanted)) return draft
  return refuse('shown', 'What stands above or below would be read differently then. Change it in the file.')
}

function changedAt(value: unknown, path: Path, change: (list: unknown[]) => unknown[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return Array.isArray(value) ? change(value) : value
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? changedAt(each, rest, change) : each))
  const fields = Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(fields.map(([name, each]) => [name, name === key ? changedAt(each, rest, change) : each]))
}
