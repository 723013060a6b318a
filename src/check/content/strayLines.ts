import type {Finding} from '../finding.ts'
import type {Line} from '../places.ts'

/** Lines that no file of records can have as they stand, for what they are or for what stands above them. */
export function strayLines(lines: Line[]): Finding[] {
  const first = lines.findIndex((line) => !isNote(line) && line.text.trim() !== '')
  const isBehindNotes = lines.slice(0, first).some(isNote)
  return [
    ...explainFences(lines),
    ...explainEmptyList(lines),
    ...hiddenIds(lines),
    ...lines.flatMap((line, index) => [
      ...lostNote(line, lines[index - 1], lines[index + 1], index === first && isBehindNotes),
      ...quoteFirst(line),
      ...besideSign(line),
      ...slippedSign(line, lines[index + 1]),
      ...notIndented(line, lines[index - 1]),
    ]),
  ]
}

/** The marks round two versions of the same lines, told once for each pair of them. */
export function versionMarks(lines: Line[]): Finding[] {
  const marks = lines.flatMap(({text, start}) => {
    const sign = /^(<|\||=|>)\1{6}( |$)/.exec(text)?.[1]
    return sign ? [{sign, start}] : []
  })
  return marks
    .filter(({sign}, index) => sign === '<' || index === 0 || marks[index - 1]?.sign === '>')
    .map(({start}) => ({
      at: start,
      message: 'This mark is left when two people changed the same lines.',
      help: 'Keep one of the two versions, and delete the other and the marks.',
    }))
}

/** The marks that a chat program puts round what it writes, told once. */
function explainFences(lines: Line[]): Finding[] {
  const [first, ...more] = lines.filter(({text}) => /^\s*(```|~~~)/.test(text))
  if (!first) return []
  const help = more.length > 0 ? 'Delete this line, and the one like it below.' : 'Delete this line.'
  return [{at: first.start, message: 'Chat programs put this line round what they write: it is no record.', help}]
}

/** `[]`, which says that there are no records, above or below some. */
function explainEmptyList(lines: Line[]): Finding[] {
  const isWritten = ({text}: Line) => text.trim() !== '' && !text.startsWith('#')
  const empty = lines.find(({text}) => /^\[\]\s*$/.test(text))
  if (!empty || !lines.some((line) => line !== empty && isWritten(line))) return []
  return [{at: empty.start, message: '[] says that this list is empty, and it is not.', help: 'Delete this line.'}]
}

const isNote = (line?: Line) => line?.text.startsWith('#') ?? false

/** A line between notes, or behind those that a file begins with, that is none any more. */
function lostNote({text, start}: Line, above: Line | undefined, below: Line | undefined, isBehind: boolean): Finding[] {
  const isAmong = isNote(above) || (isNote(below) && !above) || isBehind
  if (!isAmong || !/^\p{L}(?:\S* \S|[^:]*[.!?]\s*$)/u.test(text) || /^\w+:( |$)/.test(text)) return []
  return [{at: start, message: 'The # is missing that makes a note of this line.', write: `# ${text}`}]
}

/** `# - id: mentor`, above fields that then belong to the record before. */
export function hiddenIds(lines: Line[]): Finding[] {
  return lines
    .filter(({text}, index) => /^#\s*- +id:/.test(text) && /^ +\w+:/.test(lines[index + 1]?.text ?? ''))
    .map(({start}) => ({
      at: start,
      message: 'The # makes a note of this line, and the lines below it belong to it.',
      help: 'Delete the #, or write one in front of each of them too.',
    }))
}

/** `"- Good listening`, which takes all that follows for words. */
function quoteFirst({text, start}: Line): Finding[] {
  const [, indent = '', rest = ''] = /^( *)["'“‘](- +\S[^"'“”‘]*)$/.exec(text) ?? []
  if (!rest) return []
  return [{at: start + indent.length, message: 'A quote mark stands before the hyphen.', write: rest.trimEnd()}]
}

/** Words on the line of `description: >-`, which begin below it. */
function besideSign({text, start}: Line): Finding[] {
  const [, before = '', indent = '', sign = ''] =
    /^((\s*(?:- )?)\w+:\s+([>|][+-]?)\s+)(?![-+]\s*$)[^\s#]/.exec(text) ?? []
  if (!sign) return []
  return [
    {
      at: start + before.length,
      message: `Words that follow ${sign} begin on the next line.`,
      help: `Press Enter before them, and put ${indent.length + 2} spaces in front.`,
    },
  ]
}

/** `description: >–` or `description: ->` above words that stand further right. */
function slippedSign({text, start}: Line, below?: Line): Finding[] {
  const [, before = '', key = '', sign = ''] =
    /^(\s*(?:- )?)(\w+): *([-–—>|<_]{1,3}|[>|] +[-–—+])$/.exec(text.trimEnd()) ?? []
  const indent = /^ *(?=\S)/.exec(below?.text ?? '')?.[0].length ?? 0
  if (!sign || /^[>|][+-]?$/.test(sign) || indent <= before.length) return []
  return [
    {
      at: start + text.lastIndexOf(sign),
      message: `The sign that takes the lines below for words is >-, and this is ${sign}.`,
      write: `${key}: >-`,
    },
  ]
}

const opensBlock = /^(\s*(?:- )?)\w+:\s*([>|][+-]?)\s*$/

/** Whether a line says by itself what it is: a field, a line of a list, or a note. */
const isOwn = (words: string) => /^(?:- )?["']?\w+["']?\s*[:=](?:\s|$)|^\w+:\S|^#|^[-–—•]/.test(words)

/** The words below `description: >-`, which begin no further right than it does. */
function notIndented({text, start}: Line, above?: Line): Finding[] {
  const [, before = '', sign = ''] = opensBlock.exec(above?.text ?? '') ?? []
  const [, indent = '', words = ''] = /^( *)(\S.*)$/.exec(text) ?? []
  if (!sign || !words || indent.length > before.length || isOwn(words)) return []
  return [
    {
      at: start,
      message: `These words need spaces in front, because of the ${sign} above them.`,
      help: `Put ${before.length + 2} spaces in front of each of their lines.`,
    },
  ]
}
