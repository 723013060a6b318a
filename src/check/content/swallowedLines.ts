import {type Document, visit} from 'yaml'
import type {Finding} from '../finding.ts'
import {inWords} from '../numberWords.ts'

/** Lines of a list that go on in the line above, because they begin further right or lost their hyphen, and where those words start and end. */
export function swallowedLines(document: Document, text: string): {finding: Finding; start: number; end: number}[] {
  const swallowed: {finding: Finding; start: number; end: number}[] = []
  visit(document, {
    Scalar(_, {type, range}) {
      if (type !== 'PLAIN' || !range) return
      const [start, end] = range
      const before = text.slice(text.lastIndexOf('\n', start) + 1, start)
      const finding = further(text, start, end, before) ?? withoutHyphen(text, start, end, before)
      if (finding) swallowed.push({finding, start, end})
    },
  })
  return swallowed
}

function further(text: string, start: number, end: number, before: string): Finding | undefined {
  const place = text.slice(start, end).search(/\n[ ]*- /)
  if (place < 0) return undefined
  const column = /^ *(?=- $)/.exec(before)?.[0].length
  return {
    at: text.indexOf('-', start + place),
    message: 'This line goes on in the one above, because the two do not begin in the same column.',
    help:
      column === undefined
        ? 'Give both as many spaces in front.'
        : `Let it begin with ${column} spaces, like the one above.`,
  }
}

/** Words with one space more than the hyphen above them: what has lost its own stands there. */
function withoutHyphen(text: string, start: number, end: number, before: string): Finding | undefined {
  const column = /^ *(?=- $)/.exec(before)?.[0].length
  if (column === undefined) return undefined
  const found = new RegExp(`\\n {${column + 1}}(?=[\\p{Lu}\\d])`, 'u').exec(text.slice(start, end))
  if (!found) return undefined
  const at = start + found.index + found[0].length
  const [words = ''] = /^.*/.exec(text.slice(at)) ?? []
  return {
    at,
    message: 'The hyphen is missing that starts this line.',
    write: `- ${words.trimEnd()}`,
    help: deleteSpaces(1),
  }
}

/** What to do with the spaces that a line has besides its hyphen. */
export function deleteSpaces(many: number): string {
  return `Delete ${inWords(many)} space${many > 1 ? 's' : ''} in front of it too.`
}
