import type {Finding} from '../finding.ts'
import type {Line} from '../places.ts'

/** What is wrong with words in quote marks that go on in the lines below; nothing where they end on their line, and an empty list where they are well closed. */
export function quotedLines(lines: Line[], index: number): Finding[] | undefined {
  const {text = '', start = 0} = lines[index] ?? {}
  const [, before = '', key = '', mark = '', words = ''] = /^(\s*(?:- )?)(\w+):\s*(["'])(.*)$/.exec(text) ?? []
  if (!mark || words.includes(mark)) return undefined
  const below = lines.slice(index + 1)
  const end = below.findIndex(({text}) => !goesOn(text, before.length))
  const more = below.slice(0, end < 0 ? below.length : end)
  if (more.length === 0) return undefined
  if (more.some(({text}) => text.includes(mark))) return []
  const message = `The quote mark ${mark} before these words is never closed.`
  const at = start + text.indexOf(mark)
  return [
    words.trim() === ''
      ? {at, message, write: `${key}: >-`}
      : {at, message, help: `Write ${mark} where they end, too.`},
  ]
}

/** What is wrong with words on the line of their field that go on below it and need quote marks: with those, the line alone would be read. */
export function wordsBelow(lines: Line[], index: number, slip: Finding): Finding | undefined {
  const {text = ''} = lines[index] ?? {}
  const [, before = '', key = '', words = ''] = /^(\s*(?:- )?)(\w+):\s+([^\s"'|>[{].*)$/.exec(text) ?? []
  const next = lines[index + 1]?.text ?? ''
  if (!key || !slip.write?.startsWith(`${key}: `) || !goesOn(next, before.length)) return undefined
  const indent = next.search(/\S/)
  return {
    at: slip.at,
    message: `${slip.message.replace(/\.$/, '')}, or a line of their own.`,
    write: `${key}: >-`,
    help: `Write below it, with ${indent} spaces in front: ${words.trim()}`,
  }
}

/** Whether a line stands further right than the field above it, and is none itself. */
function goesOn(text: string, column: number): boolean {
  const [, indent = ''] = /^( *)(?!- |#|\w+:(?:\s|$))\S/.exec(text) ?? []
  return indent.length > column
}
