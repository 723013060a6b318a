import type {Document} from 'yaml'
import {oddCharacters, replaced} from '../characters.ts'
import {linesOf} from '../places.ts'
import {readYaml} from './readYaml.ts'

const harmless = oddCharacters.filter((each) => each.harmless)

/** A file of records with plain spaces among its words too; each line as it is, where visitors would read anything else then. */
export function withPlainWords(text: string): string {
  if (plainly(text) === text) return text
  const before = shown(text)
  if (before === undefined) return text
  const all = linesOf(text)
    .map((line) => plainLine(line.text))
    .join('\n')
  if (shown(all) === before && !text.includes('\r')) return all
  // From the last line to the first, so that the places of the others stay true.
  return linesOf(text)
    .reverse()
    .reduce((mended, {text: line, start, end}) => {
      const next = mended.slice(0, start) + plainLine(line) + mended.slice(end)
      return next !== mended && shown(next) === before ? next : mended
    }, text)
}

/** At the start of a line’s words such a space is one too many. */
function plainLine(line: string): string {
  const [, indent = '', words = ''] = /^( *)(.*)$/.exec(line) ?? []
  return indent + plainly(words).replace(/^ +/, '')
}

function plainly(text: string): string {
  return harmless.reduce(
    (words, {pattern, write = ''}) => words.replace(pattern, (sign) => replaced(sign, write)),
    text,
  )
}

/** What visitors read of all values; nothing of a file that can’t be read. */
function shown(text: string): string | undefined {
  const document: Document = readYaml(text)
  if (document.errors.length > 0) return undefined
  return JSON.stringify(document.toJS(), (_, value) =>
    typeof value === 'string' ? plainly(value).replace(/\s+/g, ' ').trim() : value,
  )
}
