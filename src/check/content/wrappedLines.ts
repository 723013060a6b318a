import type {Finding} from '../finding.ts'
import {linesNamed} from '../linesNamed.ts'
import type {Line} from '../places.ts'

interface Wrapped {
  line: Line
  /** The spaces that it lacks in front. */
  missing: string
  /** What the words belong to, and in which column they begin. */
  of: {name: string; inside: number}
}

/** Words that go on from the line above further left than they may, as an editor breaks lines: told once, if that is what keeps the file from being read. */
export function explainWrapped(lines: Line[], isMended: (lines: string[]) => boolean): Finding[] {
  const all = wrappedLines(lines)
  const [first, ...more] = all
  const mended = lines.map((line) => (all.find((each) => each.line === line)?.missing ?? '') + line.text)
  if (!first || !isMended(mended)) return []
  const {name, inside} = first.of
  const where = more.length === 0 ? 'them' : `each of ${linesNamed(all.map(({line}) => lines.indexOf(line) + 1))}`
  return [
    {
      at: first.line.start,
      message: `These words go on from ${name} above.`,
      help: `Let ${where} begin with ${inside} spaces.`,
    },
  ]
}

function wrappedLines(lines: Line[]): Wrapped[] {
  const wrapped: Wrapped[] = []
  let of: {name: string; column: number; inside: number} | undefined
  for (const line of lines) {
    const [, indent = '', words = ''] = /^( *)(\S.*)$/.exec(line.text) ?? []
    const [, before = '', field] = /^( *(?:- +)?)([\w-]+):(?=\s|$)/.exec(line.text) ?? []
    if (field) of = {name: field, column: before.length, inside: before.length + 2}
    else if (words.startsWith('- ')) of = {name: 'the line', column: indent.length, inside: indent.length + 2}
    else if (/^[#[\]{}]/.test(words)) of = undefined
    else if (words && of && indent.length <= of.column && !isPoint(words, of.name))
      wrapped.push({line, missing: ' '.repeat(of.inside - indent.length), of})
  }
  return wrapped
}

/** Below a point of a list, what begins with a capital is another point that lost its hyphen. */
function isPoint(words: string, name: string): boolean {
  return /^[-–—•]/.test(words) || (name === 'the line' && /^[\p{Lu}\d]/u.test(words))
}
