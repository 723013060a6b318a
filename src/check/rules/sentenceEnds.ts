import {endOf, nodesOf} from '../page/nodes.ts'
import {shownOn, thing} from '../page/shown.ts'
import type {Finding, Rule} from '../rule.ts'

/** Words that begin a sentence, and are written with a capital nowhere else. */
export const beginning = 'Every|We|You|They|There|Then|This|These|If|It|It’s|We’re|We’ll|You’ll|Your|Our'
/** Words that more follows: a contract writes “rights under which You may” with its own capitals. */
const going =
  'of|to|by|for|from|with|under|into|upon|in|on|at|that|which|whom|if|than|then|as|and|or|but|the|an?|where|when|whether|unless|until|because|own'
const runOn = new RegExp(
  `(?<=(?<!\\p{L})(?!(?:${going})[ \\n])\\p{Ll}{2,})([ \\n])(?=(?:${beginning}) (?!(?:and|or|to)\\b)\\p{Ll})`,
  'gu',
)
/** The same words where no sentence can begin: then they have a capital wherever they stand. */
const term = new RegExp(`(?:,|(?<!\\p{L})(?:${going}))[ \\n](You|Your|We|Our|They|It)(?!\\p{L})`, 'gu')

/** Of those, the ones that no sentence ends with. */
export const goingOn = 'of|by|from|with|into|which|than|as|and|or|but|the|an?|whether|unless|because'
const cutOff = new RegExp(`(?<!\\p{L})(?:${goingOn})$`, 'u')
/** What is told of a sentence that ends with one. */
export const stops = {
  message: 'This sentence stops in the middle.',
  help: 'Write the rest of it, or delete what is left.',
}

/** The last sentence of a paragraph, without an end. */
const last = new RegExp(`[.!?][”’)]? ?\\n?\\p{Lu}[^.!?${thing}]*(?:\\p{Ll}{2}| a)$`, 'su')

/** A paragraph of one sentence that stops before a noun: labels end with other words. */
const alone = /^\p{Lu}\p{L}*(?:[ \n][\p{L}\d’,-]+){5,} (?:an?|the|of|which|whether|unless|because)$/u

/** Between lines, and after an answer of one word, a capital before it is no name. */
const nextLine = new RegExp(
  `(?:(?<=\\p{L})\\n|(?<=^(?:Yes|No))[ \\n])(?=(?:${beginning}|And|But|So|Or|Some|Most|When|Here|What|Why|Who) \\p{Ll})`,
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
  check(page) {
    const inList = new Set<unknown>(nodesOf(page, 'listItem', 'blockquote').flatMap(({children}) => children))
    return shownOn(page).flatMap(({node, words: all, links, at}): Finding[] => {
      const words = all.trimEnd()
      // A link that stands at the end may be a button.
      if (node.type !== 'paragraph' || links.some(({end}) => end === words.length)) return []
      const isLast = last.test(words) && words.split(/\s+/).length > 6
      // One sentence alone may be a label, but for one that stops in the middle; what leads to a list or a tag goes on there.
      const isAlone =
        alone.test(words) && !inList.has(node) && !/^\s*(?:[-*+>|<[]|\d+[.)])/.test(page.text.slice(endOf(node)))
      if (!isLast && !isAlone) return []
      return [
        {
          at: at(words.length - 1),
          ...(cutOff.test(words)
            ? stops
            : {message: 'This sentence ends without a full stop.', help: 'Write one, or what is missing before it.'}),
          warning: true,
        },
      ]
    })
  },
  checkWords(words) {
    const terms = new Set([...words.matchAll(term)].map(([, word = '']) => word.slice(0, 3)))
    const isTerm = (from: number) => terms.has(words.slice(from, from + 3).trim())
    return [...words.matchAll(runOn), ...words.matchAll(nextLine)]
      .filter(({index}) => !isTerm(index + 1) && !isPoint(lineBefore(words, index)))
      .map(({index}) => ({
        at: index + 1,
        message: 'A new sentence begins here, and the one before it has no end.',
        help: 'Write a full stop before it, or a small letter.',
        warning: true,
      }))
  },
}
