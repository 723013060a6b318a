import type {Document} from 'yaml'
import {z} from 'zod'
import {explainFieldLine, explainListLine} from '../fieldLine.ts'
import type {Finding} from '../finding.ts'
import {type Line, linesOf} from '../places.ts'
import {signsShown} from '../rules/signsShown.ts'
import {spaces} from '../spaces.ts'
import {explainError} from './explainError.ts'
import {fieldBetween} from './fieldBetween.ts'
import {leftOfRecord} from './leftOfRecord.ts'
import {findLostKey} from './lostKey.ts'
import {movedLines} from './movedLines.ts'
import {openedOrClosedTwice} from './openedOrClosedTwice.ts'
import {foreignPoint} from './pointSigns.ts'
import {quotedLines, wordsBelow} from './quotedLines.ts'
import {readYaml} from './readYaml.ts'
import {findRepair} from './repairs.ts'
import {sameFieldTwice} from './sameFieldTwice.ts'
import {signsInLine} from './signsInLine.ts'
import {explainSpaces} from './specialSpaces.ts'
import {strayLines, versionMarks} from './strayLines.ts'
import {explainWrapped} from './wrappedLines.ts'

/** Why a file of `content/` can’t be read: the lines that are not well written, or else where the reader stopped. */
export function explainYaml(
  text: string,
  document: Document,
  schema: z.ZodType,
  isSound: (text: string) => boolean,
): Finding[] {
  const lines = linesOf(text)
  const spaces = explainSpaces(text, isSound)
  if (spaces.length > 0) return spaces
  // What stands between two versions of the same lines is of neither, until one is chosen.
  const marks = versionMarks(lines)
  if (marks.length > 0) return marks
  const stray = strayLines(lines)
  const isTold = ({start, end}: Line) => stray.some(({at}) => at >= start && at <= end)
  const slips = lines.flatMap((line, index) => {
    if (isTold(line)) return []
    const sign = foreignPoint(lines, index)
    if (sign) return [sign.finding]
    return quotedLines(lines, index) ?? explainLine(line).map((slip) => wordsBelow(lines, index, slip) ?? slip)
  })
  const tabs = tabsAsSpaces(lines, isSound)
  if (tabs.length > 0 && slips.length === tabs.length) return [...stray, ...tabs]
  const parted = slips.length === 1 && (findTwoFields(lines, schema, isSound) ?? openedOrClosedTwice(lines, isSound))
  if (parted) return [...stray, parted]
  if (stray.length + slips.length > 0) return [...stray, ...slips]
  const {errors} = document
  const [error] = errors
  if (!error) return []
  if (errors.every(({code}) => code === 'DUPLICATE_KEY')) {
    const left = leftOfRecord(document, text, schema)
    const twice = left.length > 0 ? left : sameFieldTwice(document, text)
    if (twice.length > 0) return twice
  }
  const between = fieldBetween(lines, isSound)
  if (between) return [between]
  const wrapped = explainWrapped(lines, (mended) => isSound(mended.join('\n')))
  if (wrapped.length > 0) return wrapped
  const at = Math.min(error.pos[0], text.length)
  const repair = findRepair(text, at, isSound)
  if (repair) {
    const {line, column, ...said} = repair
    return [said]
  }
  const moved = movedLines(lines, isSound)
  if (moved) return [moved]
  const lost = findLostKey(text, [at], schema, isSound)
  if (lost) return [lost]
  // Where the file is no better for it by its schema, it can at least be read.
  const isRead = (mended: string) => readYaml(mended).errors.length === 0
  const readable = findRepair(text, at, isRead, 'uneven')
  if (readable) {
    const {line, column, ...said} = readable
    return [said]
  }
  const line = lines.findLast((each) => each.start <= at && each.text.trim() !== '')
  return [{at: line ? Math.min(at, line.end) : at, ...explainError(error, errors, line?.text ?? '')}]
}

/** Each line that starts with a tab, where one number of spaces in place of every tab makes the file sound: with that number. */
function tabsAsSpaces(lines: Line[], isSound: (text: string) => boolean): Finding[] {
  const tabbed = lines.filter(({text}) => startOfTab.test(text))
  if (tabbed.length === 0) return []
  const wide = (text: string, spaces: number) =>
    text.replace(/^[ \t]+/, (start) => start.replaceAll('\t', ' '.repeat(spaces)))
  const spaces = [2, 4, 6, 8, 1, 3].find((each) => isSound(lines.map(({text}) => wide(text, each)).join('\n')))
  if (spaces === undefined) return []
  return tabbed.map(({text, start}) => ({
    at: start + text.indexOf('\t'),
    message: 'There is a tab at the start of this line.',
    help: `Let the line start with ${wide(text, spaces).search(/\S/)} spaces instead.`,
  }))
}

const startOfTab = /^ *\t/

/** Two fields on one line, as a lost line end leaves them. */
function findTwoFields(lines: Line[], schema: z.ZodType, isSound: (text: string) => boolean): Finding | undefined {
  // The second may hold fields of its own, in brackets.
  const block = /^(\s*(?:- )?)(\w+:\s+.*?[^\s{,])\s+(\w+):(\s+\{.*)$/
  // Nothing may be left between them: `name: Adaage: 19`.
  const glued = new RegExp(`^(\\s*(?:- )?)(\\w+:\\s+.*?\\S)(${[...namesIn(schema)].join('|')}):(\\s.*)?$`)
  for (const [index, {text, start}] of lines.entries()) {
    const [all = '', before = '', first = '', key = '', rest = ''] =
      block.exec(text) ?? /^(\s*(?:- )?)(\w+:\s+.*\S)\s+(\w+):(\s.*)?$/.exec(text) ?? glued.exec(text) ?? []
    const parted = `${before}${first}\n${' '.repeat(before.length)}${key}:${rest}`
    if (!all || !isSound(lines.map((line, other) => (other === index ? parted : line.text)).join('\n'))) continue
    return {
      at: start + text.lastIndexOf(`${key}:${rest}`),
      message: 'Two fields stand on this line.',
      help: `Press Enter before ${key}, and let it begin with ${spaces(before.length)}.`,
    }
  }
  return undefined
}

/** The fields that no record can be without, of whatever block. */
function namesIn(schema: unknown): Set<string> {
  if (schema instanceof z.ZodArray) return namesIn(schema.element)
  if (!(schema instanceof z.ZodObject)) return new Set()
  return new Set(
    Object.entries(schema.shape).flatMap(([name, field]) => [
      ...(field instanceof z.ZodOptional ? [] : [name]),
      ...namesIn(field),
    ]),
  )
}

function explainLine({text: line, start}: Line): Finding[] {
  const tab = startOfTab.exec(line)
  if (tab)
    return [
      {
        at: start + tab[0].length - 1,
        message: 'There is a tab at the start of this line.',
        help: 'Use spaces instead, as many as the line above has.',
      },
    ]
  const [, indent = '', rest = ''] = /^(\s*(?:- )?)([\w]+\s*:.*)$/.exec(line) ?? []
  const [, before = '', words = ''] = (!rest && /^(\s*- +)(\S.*)$/.exec(line)) || []
  const [, own = '', round = ''] = /^(\w+:\s+)?\((\s*\w+:\s.*)\)$/.exec((words || rest).trimEnd()) ?? []
  if (round)
    return [
      {
        at: start + (words ? before : indent).length + own.length,
        message: 'Fields on one line stand in curly brackets, not in round ones.',
        write: `${own || '- '}{${round}}`,
      },
    ]
  const inFlow = openQuoteInBrackets(words || rest)
  if (inFlow) return [{...inFlow, at: start + (words ? before : indent).length + inFlow.at}]
  // Blocks of words, and lists and blocks in brackets, are read by YAML alone.
  if ((!rest && !words) || /^\w+\s*:\s*([|>].*)?$/.test(rest) || inBrackets(words || rest.replace(/^\w+\s*:\s*/, '')))
    return []
  const slip = words ? explainListLine(words) : explainFieldLine(rest)
  if (!slip) return []
  const [name = '', value = ''] = words ? ['- ', words] : rest.split(/(?<=^\w+\s*:\s*)(?=\S)/)
  const shown = slip.write === undefined ? undefined : signsInLine(name, value)
  const {column, ...said} = shown ? {...shown, column: shown.column + (words ? 0 : name.length)} : slip
  const rule = shown && {rule: signsShown.name}
  return [{at: start + (words ? before : indent).length + column, ...said, ...rule}]
}

/** `{ text: "Join us, to: /join }`: a quote mark that takes all that follows for words. */
function openQuoteInBrackets(words: string): Finding | undefined {
  const at = words.lastIndexOf('"')
  if (!/^(?:\w+:\s+)?[{[]/.test(words) || (words.match(/"/g) ?? []).length % 2 === 0) return undefined
  const end = at + 1 + words.slice(at + 1).search(/\s*(?:,\s*\w+:|[}\]]|$)/)
  const write = `${words.slice(0, end)}"${words.slice(end)}`
  return {at, message: 'The closing quote mark " is missing.', write}
}

/** Whether a value opens a bracket and does not go on after the one that closes it: `[New] course` is words. */
function inBrackets(value: string): boolean {
  return /^(\[[^\]]*(\]\s*(#.*)?)?|\{[^}]*(\}\s*(#.*)?)?)$/.test(value)
}
