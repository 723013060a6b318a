import type {Nodes} from 'mdast'
import {nodesOf} from '../page/nodes.ts'
import {shownOn} from '../page/shown.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A word that a slip of the keys may have left its capital off; “iPhone” and “gov.uk” are names, and “b)” is a number. */
const word = String.raw`(\p{Ll}[\p{Ll}’]+)(?![\p{L}\d@/-]|[.:)]|\.\p{L})`
const short = 'etc|approx|incl|excl|dept|govt|misc|tel|ext|max|min|est|vol|eds?|fig|sec|inc|ltd|pcm|hrs|mins?|nos?|vs'
const nextLine = new RegExp(`(?<=(?<!\\p{L})(?!(?:${short})\\.)[\\p{L}’]{2,}[.?]\\n)${word}`, 'gu')
const first = new RegExp(`^${word}(?=.*[.!?]$)`, 'su')
/** On one line only words that begin a sentence for certain. */
const nextSentence = new RegExp(
  `(?<=(?<![\\p{L}.])(?!(?:${short})\\.)\\p{Ll}{3,}\\. )(we|we’re|we’ll|you|you’ll|you’re|it’s|they|they’re|there|this|these|our|your)(?= \\p{Ll})`,
  'gu',
)

/** A verb that says of somebody what they do, without them; a question has them behind it. */
const headless =
  /^(?:is|are|can|will|may|might|could|would|should|must|has|had|was|were) (?!(?:you|we|I|it|they|he|she|there|this|that|these|those|the|an?|our|your|my|their|any\p{L}*|some\p{L}*|\p{Lu}\p{L}*)(?!\p{L}))/u

/** As advice: a sentence that begins with a small letter, below a full stop or at the start of a paragraph. */
export const smallLetters: Rule = {
  name: 'smallLetters',
  quietBeside: 'any',
  waits: [],
  check(page) {
    const above = blocksAbove(nodesOf(page, 'root', 'mdxJsxFlowElement'))
    return shownOn(page).flatMap(({node, words, at}): Finding[] => {
      if (node.type !== 'paragraph') return []
      const lines = node.children.some(({type}) => type === 'break') ? [] : [...words.matchAll(nextLine)]
      const begins =
        node.children[0]?.type === 'text' && above.has(node) && endsWhole(above.get(node)) ? first.exec(words) : null
      return [...(begins ? [begins] : []), ...lines].map((found) => ({
        at: at(found.index),
        ...tell(found[1] ?? '', words.slice(found.index)),
      }))
    })
  },
  checkWords: (words) =>
    [...words.matchAll(nextSentence)].map(({index, 1: typed = ''}) => ({at: index, ...tell(typed, typed)})),
}

/** The block above each, where sentences stand: a point of a list may go on from the one above. */
function blocksAbove(parents: Nodes[]): Map<unknown, Nodes | undefined> {
  return new Map(
    parents.flatMap((parent) =>
      'children' in parent ? parent.children.map((child, index) => [child, parent.children[index - 1]] as const) : [],
    ),
  )
}

/** Whether nothing can go on below a block: neither a list nor a sentence that has no end yet. */
function endsWhole(block: Nodes | undefined): boolean {
  if (block?.type !== 'paragraph') return !['list', 'code', 'blockquote', 'table'].includes(block?.type ?? '')
  const last = block.children.at(-1)
  return last?.type === 'text' && /[.!?]\s*$/.test(last.value)
}

function tell(typed: string, sentence: string): Omit<Finding, 'at'> {
  if (headless.test(sentence))
    return {
      message: 'The beginning of this sentence is missing.',
      help: 'Write what stood there, or begin with a capital.',
      warning: true,
    }
  return {
    message: 'This sentence begins with a small letter.',
    ...written(typed, typed.charAt(0).toUpperCase() + typed.slice(1)),
    warning: true,
  }
}
