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

/** The last sentence of a paragraph, without an end; “e.g.” ends none. */
const last = new RegExp(
  `(?<!(?<!\\p{L})(?:e\\.g|i\\.e|etc|Dr|Mrs?|Ms|St|No|vs))[.!?][”’)]? ?\\n?\\p{Lu}[^.!?${thing}]*(?:\\p{Ll}{2}| a)$`,
  'su',
)

/** A paragraph of one sentence that stops before a noun: labels end with other words. */
const alone = /^\p{Lu}\p{L}*(?:[ \n][\p{L}\d’,-]+){5,} (?:an?|the|and|or|our|your|of|which|whether|unless|because)$/u

/** Words that begin a sentence on the next line, where no name begins with them. */
const plain =
  'The|Come|Take|Bring|Tell|Ask|Pick|Choose|See|Read|Find|Get|Give|Start|Learn|Meet|Write|Call|Email|Send|Please|Each|All|Any|Many|Few|Both|Nobody|Nothing|Everyone|Everything|Someone|Something|He|She|That|That’s|There’s|They’re|You’re|They’ll|We’ve|You’ve|Its|Their|His|Her|Then|Until|After|Before|While|Once|Because|Although|How|Where|Not|No|Don’t|Can|Do|Is|Are|Have|Let|From|With|For|In|On|At|To|By'
/** A line that has words enough to be a sentence, and none that another has to follow. */
const full = `(?<=(?:^|\\n)[^\\n]*(?:[^ \\n]+ ){4}[^\\n]*(?:(?<![\\p{L}’-])(?!(?:${going})\\n)\\p{Ll}[\\p{Ll}’-]+|[\\d%${thing}]|\\p{L}\\)))`
const afterFull = new RegExp(`${full}\\n(?!All rights)(?=(?:${beginning}|${plain}) \\p{Ll}{2})`, 'gu')

/** A line that stops in the middle, above one that begins a sentence. */
const brokenOff = new RegExp(
  `(?<=\\p{L} (?:an?|the|and|or|our|your|their|of)|\\p{L},)\\n(?=(?:Every|There|These|${plain}) \\p{Ll}{2})`,
  'gu',
)

/** A paragraph of one long sentence, as its first words and its verb tell: a label has none. */
const statement = new RegExp(
  `^(?:(?:We|You|They|It|He|She|It’s|We’re|You’re|They’re|There’s)(?= (?!and|or))|(?!What|How|Why|Where|When|Who|If|All|Everything)(?:(?!(?<!\\p{L})(?:who|that|which|what|how|where|when|why|if|as|than|we|you|they|it|he|she|I)(?!\\p{L}))[^.!?\\n])* (?:should|is|are|was|were|can|will|has|have) )[^.!?:;${thing}]*(?<!(?<!\\p{L})(?:${going}|from|us|are|is|be))(?<=\\p{Ll}{2})$`,
  'su',
)

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
      const isStatement =
        statement.test(words) &&
        /^\p{Lu}/u.test(words) &&
        words.split(/\s+/).length > 9 &&
        !inList.has(node) &&
        !/^\s*(?:[-*+>|]|\d+[.)]|\p{Ll})/u.test(page.text.slice(endOf(node)))
      if (!isLast && !isAlone && !isStatement) return []
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
    const stopped = [...words.matchAll(brokenOff)].map(({index}) => ({at: index - 1, ...stops, warning: true}))
    const lost = [...words.matchAll(runOn), ...words.matchAll(nextLine), ...words.matchAll(afterFull)]
      .filter(({index}) => !stopped.some(({at}) => at === index - 1))
      .filter(({index}) => !isTerm(index + 1) && !isPoint(lineBefore(words, index)))
      .map(({index}) => ({
        at: index + 1,
        message: 'A new sentence begins here, and the one before it has no end.',
        help: 'Write a full stop before it, or a small letter.',
        warning: true,
      }))
    return [...stopped, ...lost]
  },
}
