import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {spaces} from '../spaces.ts'
import {type Change, changesSince} from './changesSince.ts'

/** Small words that a sentence seldom has by choice. */
const small = 'it|is|are|be|was|were|a|an|we|they'
const lostWord = new RegExp(`(?<=[\\p{L}’,] )(${small}) (?=\\p{L})`, 'giu')

/** A line that others can’t go on in: a point of a list, a heading, a record. */
const apart = /^\s*(?:[-*+] |\d{1,2}[.)] |#+ )/

/** What nobody changes on purpose, whether or not what is left reads well: two lines that ran together, a word that came twice, and a small one that alone is gone from its line. As advice. */
export function unmeantChanges(site: SiteFiles): Problem[] {
  const texts = [
    ...site.pages.map(({file, text}) => ({file, text})),
    ...[...site.content].map(([name, {text}]) => ({file: `content/${name}`, text})),
  ]
  return texts.flatMap(({file, text}) => {
    const before = site.before?.(file, text)
    if (before === undefined) return []
    return changesSince(before, text).flatMap((change) =>
      [ranTogether(change), wordLost(change), wordDoubled(change)].flatMap((said) =>
        said ? [{file, line: change.at + 1, column: 1, ...said, warning: true, rule: 'changes'}] : [],
      ),
    )
  })
}

type Said = Pick<Problem, 'message'> & Partial<Pick<Problem, 'column' | 'write' | 'swap' | 'help'>>

function ranTogether({was, is}: Change): Said | undefined {
  const [first = '', second = '', ...more] = was.filter((line) => line.trim() !== '')
  const [line = ''] = is
  const plain = (words: string) => words.replace(/\s/g, '')
  if (is.length !== 1 || !second || more.length > 0 || plain(first + second) !== plain(line)) return undefined
  if (!apart.test(second) && !/^#/.test(first)) return undefined
  const indent = second.search(/\S/)
  return {
    message: 'Two lines have run together here.',
    help: `Press Enter before ${second.trim()}${indent > 0 ? ` – and let that begin with ${spaces(indent)}` : ''}`,
    column: line.lastIndexOf(second.trim()) + 1,
  }
}

function wordDoubled({was, is}: Change): Said | undefined {
  const [[old = ''], [typed = '']] = [was, is]
  if (was.length !== 1 || is.length !== 1) return undefined
  const twice = [...typed.matchAll(/(?<![\p{L}’'-])(\p{L}+) \1(?![\p{L}’'-])/gu)].find(
    ({index, 1: word = ''}) => typed.slice(0, index) + typed.slice(index + word.length + 1) === old,
  )
  if (!twice) return undefined
  const {index, 0: over, 1: by = ''} = twice
  return {message: 'The same word stands here twice.', column: index + 1, write: by, swap: {over, by}}
}

function wordLost({was, is}: Change): Said | undefined {
  const [[old = ''], [typed = '']] = [was, is]
  if (was.length !== 1 || is.length !== 1 || /^\s*(?:<|import |#)/.test(typed)) return undefined
  const lost = [...old.matchAll(lostWord)].find(
    ({index, 0: word}) => old.slice(0, index) + old.slice(index + word.length) === typed,
  )
  if (!lost) return undefined
  const {index, 1: word = ''} = lost
  const [before = ''] = /\S+ $/.exec(old.slice(0, index)) ?? []
  const [after = ''] = /^\S+/.exec(typed.slice(index)) ?? []
  return {
    message: `The word “${word}” is gone here, and nothing else has changed in this line.`,
    column: index - before.length + 1,
    write: `${before}${word} ${after}`,
    swap: {over: before + after, by: `${before}${word} ${after}`},
    help: 'If you took it out on purpose, leave it so.',
  }
}
