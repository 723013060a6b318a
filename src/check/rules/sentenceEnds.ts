import {isAsking} from '../asks.ts'
import {matchesOf} from '../matchesOf.ts'
import {breaksOffAfter} from '../page/openEnd.ts'
import {openEndsOn} from '../page/openEnds.ts'
import {partedSentences} from '../page/partedSentences.ts'
import {thing} from '../page/thing.ts'
import type {Finding, Rule} from '../rule.ts'

// What stands before a place is asked last: few places have the right words behind them, and to read backwards takes long.

/** Words that begin a sentence, and are written with a capital nowhere else. */
export const beginning = 'Every|We|You|They|There|Then|This|These|If|It|It’s|We’re|We’ll|You’ll|Your|Our'
/** Words that more follows: a contract writes “rights under which You may” with its own capitals. */
const going =
  'of|to|by|for|from|with|under|into|upon|in|on|at|that|which|whom|if|than|then|as|and|or|but|the|an?|where|when|whether|unless|until|because|own'
const runOn = new RegExp(
  `[ \\n](?=(?:${beginning}) (?!(?:and|or|to)\\b)\\p{Ll})(?<=(?<!\\p{L})(?!(?:${going})[ \\n])\\p{Ll}{2,}[ \\n])`,
  'gu',
)
/** The same words where no sentence can begin: then they have a capital wherever they stand. */
const term = new RegExp(`(?:,|(?<!\\p{L})(?:${going}))[ \\n](You|Your|We|Our|They|It)(?!\\p{L})`, 'gu')

/** Of those, the ones that no sentence ends with. */
export const goingOn = 'of|by|from|with|into|which|than|as|and|or|but|the|an?|whether|unless|because'
/** What is told of a sentence that ends with one. */
export const stops = {
  message: 'This sentence stops in the middle.',
  help: 'Write the rest of it, or delete what is left.',
}

const unfinished = {help: 'Write the rest of it and a full stop.', warning: true}
const endless = {
  message: 'A new sentence begins here, and the one before it has no end.',
  help: 'Write a full stop before it, or a small letter.',
  warning: true,
}

/** Words that begin a sentence on the next line, where no name begins with them. */
const plain =
  'The|Come|Take|Bring|Tell|Ask|Pick|Choose|See|Read|Find|Get|Give|Start|Learn|Meet|Write|Call|Email|Send|Please|Each|All|Any|Many|Few|Both|Nobody|Nothing|Everyone|Everything|Someone|Something|He|She|That|That’s|There’s|They’re|You’re|They’ll|We’ve|You’ve|Its|Their|His|Her|Then|Until|After|Before|While|Once|Because|Although|How|Where|Not|No|Don’t|Can|Do|Is|Are|Have|Let|From|With|For|In|On|At|To|By'
/** A line that has words enough to be a sentence, and none that another has to follow. */
const full = `(?:^|\\n)[^\\n]*(?:[^ \\n]+ ){4}[^\\n]*(?:(?<![\\p{L}’-])(?!(?:${going})\\n)\\p{Ll}[\\p{Ll}’-]+|[\\d%${thing}]|\\p{L}\\))`
const afterFull = new RegExp(`\\n(?!All rights)(?=(?:${beginning}|${plain}) (?:\\p{Ll}{2}|a ))(?<=${full}\\n)`, 'gu')

/** The same below any line: of one that can’t end there. */
const belowAny = new RegExp(`\\n(?=(?:Every|There|These|${plain}) (?:\\p{Ll}{2}|a ))(?<=\\p{L}\\n)`, 'gu')

/** A line that stops in the middle, above one that begins a sentence. */
const brokenOff = new RegExp(
  `\\n(?=(?:Every|There|These|${plain}) (?:\\p{Ll}{2}|a ))(?<=\\p{L} (?:an?|the|and|or|our|your|their|of)\\n|\\p{L},\\n)`,
  'gu',
)

/** After these no pronoun can follow, whatever a contract writes with its own capital. */
const brokenOffBeforeNoun =
  /\n(?=(?:You|We|They|I|If|This|It’s|We’re|We’ll|You’ll) \p{Ll})(?<=\p{L} (?:an?|the|our|your|their|my)\n)/gu

/** Between lines, and after an answer of one word, a capital before it is no name. */
const nextLine = new RegExp(
  `[ \\n](?=(?:${beginning}|And|But|So|Or|Some|Most|When|Here|What|Why|Who) \\p{Ll})(?<=\\p{L}\\n|^(?:Yes|No)[ \\n])`,
  'gu',
)

function lineBefore(words: string, at: number): string {
  return words.slice(words.lastIndexOf('\n', at - 1) + 1, at)
}

/** Whether a line is a point of a list, whatever its sign is: it needs no full stop. */
function isPoint(line: string): boolean {
  return /^\s*(?:o|[^\p{L}\p{N}\s“‘"'(]|\d{1,2}[.)]|\(?[a-z][.)])\s/u.test(line)
}

/** A sentence whose full stop was lost: another follows it, or the paragraph is over. */
export const sentenceEnds: Rule = {
  name: 'sentenceEnds',
  quietBeside: 'any',
  check: (page) => [
    ...openEndsOn(page).map(({at, end}) => ({
      at,
      ...(end === 'cut'
        ? stops
        : {
            message: 'This sentence ends without a full stop.',
            help: 'If its end was lost, write that. If it is whole, write a full stop.',
          }),
      warning: true,
    })),
    ...partedSentences(page).map((at) => ({
      at,
      message: 'An empty line parts this sentence from its beginning.',
      help: 'Delete the empty line above. If it is a sentence of its own, begin it with a capital.',
      warning: true,
    })),
  ],
  checkWords(words) {
    const terms = new Set(matchesOf(words, term).map(([, word = '']) => word.slice(0, 3)))
    const isTerm = (from: number) => terms.has(words.slice(from, from + 3).trim())
    const stopped = [...matchesOf(words, brokenOff), ...matchesOf(words, brokenOffBeforeNoun)].map(({index}) => ({
      at: index - 1,
      ...stops,
      warning: true,
    }))
    const cut = matchesOf(words, belowAny).filter(({index}) => breaksOffAfter(lineBefore(words, index)))
    const lost = [...matchesOf(words, runOn), ...matchesOf(words, nextLine), ...matchesOf(words, afterFull), ...cut]
      .filter(({index}) => !stopped.some(({at}) => at === index - 1))
      .filter(({index}) => !isTerm(index + 1) && !isPoint(lineBefore(words, index)))
      // What is missing there is told as that.
      .filter(({index}) => !isAsking(lineBefore(words, index)))
      .map(({index}): Finding => {
        const last = breaksOffAfter(lineBefore(words, index))
        return last
          ? {at: index - 1, message: `This sentence breaks off after “${last}”.`, ...unfinished}
          : {at: index + 1, ...endless}
      })
    return [...stopped, ...lost]
  },
}
