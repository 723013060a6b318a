import {createFinding, replaceRange, type StageFinding} from '../../finding.ts'
import type {MessageId} from '../../messages/index.ts'
import type {TextUnit} from '../signs/textUnits.ts'

/** A pattern that matches only typos, never correct text, with its fix if there is one. */
interface TypoPattern {
  id: Extract<
    MessageId,
    | 'words.twice'
    | 'words.space'
    | 'words.extra-space'
    | 'words.commas'
    | 'words.pence'
    | 'words.backtick'
    | 'words.hidden-note'
  >
  pattern: RegExp
  fix?: (match: RegExpExecArray) => string
}

const typoPatterns: TypoPattern[] = [
  {id: 'words.backtick', pattern: /(?<=\p{L})`(?=(?:re|ve|ll|s|t|d|m)(?!\p{L}))/giu, fix: () => '’'},
  {id: 'words.twice', pattern: /(?<![\p{L}’'-])(the|our|your)[ \t\n]+\1(?![\p{L}’'-])/gu, fix: ([, word = '']) => word},
  {id: 'words.space', pattern: /(?<=[.!?][”’)])(?=\p{Lu}\p{Ll})/gu, fix: () => ' '},
  {id: 'words.extra-space', pattern: /(?<=[\p{L}\d])[ \t]+,(?=[ \t]+\p{L})/gu, fix: () => ','},
  {id: 'words.commas', pattern: /(?<=[\p{L}\d]),[ \t]*,(?=[ \t]+\p{L})/gu, fix: () => ','},
  {
    id: 'words.extra-space',
    pattern: /“[ \t]+(?=\p{L})|(?<=[\p{L}.!?,])[ \t]+”(?=[\s.,;:!?]|$)/gu,
    fix: ([typed]) => typed.trim(),
  },
  {id: 'words.pence', pattern: /£(\d[\d,]*\.\d\d)p(?![\p{L}\d&/.])/gu, fix: ([, amount = '']) => `£${amount}`},
  {id: 'words.hidden-note', pattern: /^\/\/ .*/gm},
]

/** Finds the typos in a text. */
export function* typosIn({file, words, toOffset, where}: TextUnit): Iterable<StageFinding> {
  for (const {id, pattern, fix} of typoPatterns) {
    if (id === 'words.hidden-note' && where === 'record') continue
    for (const match of words.matchAll(pattern)) {
      const from = toOffset(match.index)
      const range = {from, to: match[0] === '' ? from : toOffset(match.index + match[0].length - 1) + 1}
      const [typed = ''] = match[0].split(/\s/)
      yield createFinding(id, file, range, {typed}, fix && replaceRange(range, fix(match as RegExpExecArray)))
    }
  }
}
