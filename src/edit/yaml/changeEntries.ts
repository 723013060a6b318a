import type {YAMLSeq} from 'yaml'
import {lineBreakOf, readYaml} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {type Rejection, reject} from '../rejection.ts'
import type {ListEntry} from './entries.ts'
import type {YamlPath} from './scalars.ts'
import {scalarStyles} from './writeScalar.ts'

/** Removes an entry from a YAML list. */
export function removeEntry(text: string, entries: ListEntry[], entry: ListEntry): Draft | Rejection {
  const [previous, next] = neighbours(entries, entry)
  if (!previous && !next) return reject('It is the only one of its list, which needs at least one.')
  const [from, to] = next ? [entry.start, next.start] : [previous?.end ?? entry.start, entry.end]
  const draft = {text: text.slice(0, from) + text.slice(to), start: from, end: from}
  return checkList(text, draft, entry.parent, (list) => list.items.splice(entry.index, 1))
}

/** Swaps an entry of a YAML list with the previous or next entry. */
export function moveEntry(
  text: string,
  entries: ListEntry[],
  entry: ListEntry,
  direction: 'up' | 'down',
): Draft | Rejection {
  const [previous, next] = neighbours(entries, entry)
  const [one, other] = direction === 'up' ? [previous, entry] : [entry, next]
  if (!one || !other)
    return reject(direction === 'up' ? 'It is the first already.' : 'It is the last already.')
  const [first, gap, second] = [
    text.slice(one.start, one.end),
    text.slice(one.end, other.start),
    text.slice(other.start, other.end),
  ]
  const swapped = text.slice(0, one.start) + second + gap + first + text.slice(other.end)
  const start = direction === 'up' ? one.start : one.start + second.length + gap.length
  const draft = {text: swapped, start, end: start + entry.end - entry.start}
  return checkList(text, draft, entry.parent, ({items}) =>
    items.splice(one.index, 0, ...items.splice(other.index, 1)),
  )
}

/** Inserts an item (a string, or an object with fields) into a YAML list, directly below the given entry. */
export function addEntry(
  text: string,
  entry: ListEntry,
  added: string | Record<string, string>,
): Draft | Rejection {
  if (Object.values(added).join('') === '') return reject('Type some words first.')
  const gap = `${lineBreakOf(text)}${entry.indent}- `
  const ofFields = (style: number) =>
    `{ ${Object.entries(added)
      .map(([name, words]) => `${name}: ${scalarStyles(words)[style]}`)
      .join(', ')} }`
  for (const written of typeof added === 'string' ? scalarStyles(added) : [ofFields(0), ofFields(1)]) {
    // The range of an item with fields is its whole line, as in `entriesOf`.
    const start = entry.end + (typeof added === 'string' ? gap : lineBreakOf(text)).length
    const end = entry.end + gap.length + written.length
    const draft = {text: text.slice(0, entry.end) + gap + written + text.slice(entry.end), start, end}
    const checked = checkList(text, draft, entry.parent, ({items}) => items.splice(entry.index + 1, 0, added))
    if (!checked.rejected) return checked
  }
  return reject('This can’t be saved here like this. Type it in another way.')
}

function neighbours(entries: ListEntry[], entry: ListEntry): [ListEntry | undefined, ListEntry | undefined] {
  const siblings = entries.filter(({parent}) => parent.join('\n') === entry.parent.join('\n'))
  const position = siblings.indexOf(entry)
  return [siblings[position - 1], siblings[position + 1]]
}

/** Accepts the new text of a file if only the list at `path` changed, and only as `change` changes it. */
function checkList(
  before: string,
  draft: Draft,
  path: YamlPath,
  change: (list: YAMLSeq) => void,
): Draft | Rejection {
  const [wanted, now] = [readYaml(before), readYaml(draft.text)]
  change(wanted.getIn(path, true) as YAMLSeq)
  if (now.errors.length === 0 && JSON.stringify(now.toJS()) === JSON.stringify(wanted.toJS())) return draft
  return reject('That would change what is above or below it. Ask your developer to do it.')
}
