import {advice, type Finding, replaceRange} from '../../finding.ts'
import type {MessageIdFor} from '../../messages/index.ts'
import type {TextUnit} from '../characters/textUnits.ts'

/** A pattern that matches only typos, never correct text, with its fix if there is one. */
interface TypoPattern {
  id: Extract<MessageIdFor<{typed: string}>, `style.${string}`>
  pattern: RegExp
  fix?: (match: RegExpExecArray) => string
}

const typoPatterns: TypoPattern[] = [
  {id: 'style.backtick', pattern: /(?<=\p{L})`(?=(?:re|ve|ll|s|t|d|m)(?!\p{L}))/giu, fix: () => '’'},
  {
    id: 'style.twice',
    pattern: /(?<![\p{L}’'-])(the|our|your)[ \t\n]+\1(?![\p{L}’'-])/gu,
    fix: ([, word = '']) => word,
  },
  {id: 'style.space', pattern: /(?<=[.!?][”’)])(?=\p{Lu}\p{Ll})/gu, fix: () => ' '},
  {id: 'style.extra-space', pattern: /(?<=[\p{L}\d])[ \t]+,(?=[ \t]+\p{L})/gu, fix: () => ','},
  {id: 'style.commas', pattern: /(?<=[\p{L}\d]),[ \t]*,(?=[ \t]+\p{L})/gu, fix: () => ','},
  {
    id: 'style.extra-space',
    pattern: /“[ \t]+(?=\p{L})|(?<=[\p{L}.!?,])[ \t]+”(?=[\s.,;:!?]|$)/gu,
    fix: ([typed]) => typed.trim(),
  },
  {
    id: 'style.pence',
    pattern: /£(\d[\d,]*\.\d\d)p(?![\p{L}\d&/.])/gu,
    fix: ([, amount = '']) => `£${amount}`,
  },
  {id: 'style.hidden-note', pattern: /^\/\/ .*/gm},
]

/** Finds the typos in a text. */
export function* typosIn({file, words, toOffset, where}: TextUnit): Iterable<Finding> {
  for (const {id, pattern, fix} of typoPatterns) {
    if (id === 'style.hidden-note' && where === 'record') continue
    for (const match of words.matchAll(pattern)) {
      const start = toOffset(match.index)
      const range = {start, end: match[0] === '' ? start : toOffset(match.index + match[0].length - 1) + 1}
      const [typed = ''] = match[0].split(/\s/)
      yield advice(id, {file, range, data: {typed}, fix: fix && replaceRange(range, fix(match))})
    }
  }
}
