import type {YAMLParseError} from 'yaml'
import {explainFieldLine, explainListLine} from '../fieldLine.ts'
import type {Finding} from '../finding.ts'
import {type Line, linesOf} from '../places.ts'
import {readYaml} from './readYaml.ts'
import {findRepair} from './repairs.ts'

/** Why a file of `content/` can’t be read: the lines that are not well written, or else where the reader stopped. */
export function explainYaml(text: string, errors: YAMLParseError[], isSound: (text: string) => boolean): Finding[] {
  const lines = linesOf(text)
  const found = [
    ...explainMarks(lines),
    ...lines.flatMap((line, index) => [
      ...lostNote(line, lines[index - 1], lines[index + 1]),
      ...(slippedSign(line, lines[index + 1]) ?? explainLine(line)),
      ...notIndented(line, lines[index - 1]),
    ]),
  ]
  if (found.length > 0) return found
  const [error] = errors
  if (!error) return []
  const at = Math.min(error.pos[0], text.length)
  const repair = findRepair(text, at, isSound)
  if (repair) {
    const {line, column, ...said} = repair
    return [said]
  }
  // Where the file is no better for it by its schema, it can at least be read.
  const readable = findRepair(text, at, (mended) => readYaml(mended).errors.length === 0, 'uneven')
  if (readable) {
    const {line, column, ...said} = readable
    return [said]
  }
  const line = lines.findLast((each) => each.start <= at && each.text.trim() !== '')
  return [{at: line ? Math.min(at, line.end) : at, ...explainError(error, errors, line?.text ?? '')}]
}

/** The marks round two versions of the same lines, told once for each pair of them. */
function explainMarks(lines: Line[]): Finding[] {
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

function explainLine({text: line, start}: Line): Finding[] {
  if (/^(<|\||=|>)\1{6}( |$)/.test(line)) return []
  const tab = /^ *\t/.exec(line)
  if (tab)
    return [
      {
        at: start + tab[0].length - 1,
        message: 'There is a tab at the start of this line.',
        help: 'Use spaces instead, as many as the line above has.',
      },
    ]
  const dash = /^(\s*)([–—])\s*(\S.*)$/.exec(line)
  if (dash) return [{at: start + (dash[1]?.length ?? 0), ...dashed(dash[2] ?? '', dash[3] ?? '')}]
  const [, indent = '', rest = ''] = /^(\s*(?:- )?)([\w]+\s*:.*)$/.exec(line) ?? []
  const [, before = '', words = ''] = (!rest && /^(\s*- +)(\S.*)$/.exec(line)) || []
  // Blocks of words, and lists and blocks in brackets, are read by YAML alone.
  if ((!rest && !words) || /:\s*([|>].*)?$/.test(rest) || inBrackets(words || rest.replace(/^\w+\s*:\s*/, '')))
    return []
  const slip = words ? explainListLine(words) : explainFieldLine(rest)
  if (!slip) return []
  const {column, ...said} = slip
  return [{at: start + (words ? before : indent).length + column, ...said}]
}

/** `description: >–` or `description: ->` above words that stand further right. */
function slippedSign({text, start}: Line, below?: Line): Finding[] | undefined {
  const [, before = '', key = '', sign = ''] = /^(\s*(?:- )?)(\w+): *([-–—>|<_]{1,3})$/.exec(text.trimEnd()) ?? []
  const indent = /^ *(?=\S)/.exec(below?.text ?? '')?.[0].length ?? 0
  if (!sign || /^[>|][+-]?$/.test(sign) || indent <= before.length) return undefined
  return [
    {
      at: start + text.lastIndexOf(sign),
      message: `The sign that takes the lines below for words is >-, and this is ${sign}.`,
      write: `${key}: >-`,
    },
  ]
}

/** A line between notes that is none any more. */
function lostNote({text, start}: Line, above?: Line, below?: Line): Finding[] {
  const isNote = (line?: Line) => line?.text.startsWith('#') ?? false
  if (!(isNote(above) || (isNote(below) && !above)) || !/^\p{L}\S* \S/u.test(text) || /^\w+:( |$)/.test(text)) return []
  return [{at: start, message: 'The # is missing that makes a note of this line.', write: `# ${text}`}]
}

/** The words below `description: >-`, which begin no further right than it does. */
function notIndented({text, start}: Line, above?: Line): Finding[] {
  const [, before = '', sign = ''] = /^(\s*(?:- )?)\w+:\s*([>|][+-]?)\s*$/.exec(above?.text ?? '') ?? []
  const [, indent = '', words = ''] = /^( *)(\S.*)$/.exec(text) ?? []
  if (!sign || !words || indent.length > before.length || /^(?:- )?\w+:(?:\s|$)|^#|^- /.test(words)) return []
  return [
    {
      at: start,
      message: `These words need spaces in front, because of the ${sign} above them.`,
      help: `Put ${before.length + 2} spaces in front of each of their lines.`,
    },
  ]
}

/** Whether a value opens a bracket and does not go on after the one that closes it: `[New] course` is words. */
function inBrackets(value: string): boolean {
  return /^(\[[^\]]*(\]\s*(#.*)?)?|\{[^}]*(\}\s*(#.*)?)?)$/.test(value)
}

function explainError(error: YAMLParseError, errors: YAMLParseError[], line: string): Advised {
  const id = error.code === 'DUPLICATE_KEY' ? /^\s*(id:.*)$/.exec(line)?.[1] : undefined
  if (id)
    return {message: 'This record has an id already, so a new one starts here without its hyphen.', write: `- ${id}`}
  if (errors.filter(({code}) => code === 'DUPLICATE_KEY').length > 2)
    return {
      message: 'This record has the same fields twice: a new one starts near here without its first line.',
      help: 'Write that line above it, like: - id: guest-speaker',
    }
  return sentences[error.code] ?? unreadable
}

/** A list whose line starts with the dash that a word processor makes of a hyphen. */
export function dashed(dash: string, words: string): {message: string; write: string} {
  return {message: `This line of a list starts with ${dash}, which is no hyphen.`, write: `- ${words}`}
}

type Advised = Omit<Finding, 'at'>

const unreadable = {message: 'This line can’t be read.', help: 'Compare it with another line of the same kind.'}

const sentences: Partial<Record<YAMLParseError['code'], Advised>> = {
  BAD_ALIAS: {
    message: 'Words that start with *, & or ! need quote marks round them.',
    help: 'Write " before the first word and after the last.',
  },
  BAD_INDENT: {
    message: 'This line does not start in the same column as the lines it belongs with.',
    help: 'Give it as many spaces in front as the line above has.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'This line has a colon too many, or too many spaces in front.',
    help: 'Put quote marks round the words after the first colon, or line it up with the line above.',
  },
  BLOCK_IN_FLOW: {
    message: 'A bracket is opened above and not closed.',
    help: 'Write the closing bracket ] or } where the list ends.',
  },
  DUPLICATE_KEY: {message: 'This record has the same field twice.', help: 'Delete one of the two.'},
  IMPOSSIBLE: unreadable,
  MISSING_CHAR: {
    message: 'A closing quote mark or bracket, or a colon, is missing here.',
    help: 'Compare it with another line of the same kind.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A colon is missing in this line, or the quote mark that closes it.',
    help: 'Each line is a name, a colon and words, like title: Guest speaker',
  },
  TAB_AS_INDENT: {
    message: 'There is a tab at the start of this line.',
    help: 'Use spaces instead, as many as the line above has.',
  },
}
