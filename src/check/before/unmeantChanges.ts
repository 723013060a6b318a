import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {spaces} from '../spaces.ts'
import {type Change, changesSince, withoutSpaces} from './changesSince.ts'
import {textsBefore} from './textsBefore.ts'

/** Small words that a sentence seldom has by choice. */
const small = 'it|is|are|be|was|were|a|an|we|you|they'
const lostWord = new RegExp(`(?<=[\\p{L}’,] )(${small}) (?=\\p{L})`, 'giu')

/** A line that others can’t go on in: a point of a list, a heading, a record. */
const apart = /^\s*(?:[-*+] |\d{1,2}[.)] |#+ )/

/** What nobody changes on purpose, whether or not what is left reads well, as advice: lines that ran together, a word that came twice, a small one that alone is gone, letters that changed places, and a line of which nothing but a key is left. */
export function unmeantChanges(site: SiteFiles): Problem[] {
  const texts = textsBefore(site)
  return texts.flatMap(({file, text, old}) => {
    if (old === undefined) return []
    const known = (word: string) => texts.some((each) => hasWord(each.file === file ? old : each.text, word))
    return changesSince(old, text).flatMap((change) =>
      [ranTogether(change), ...inOneLine(change, known)].flatMap((said) =>
        said ? [{file, line: change.at + 1, column: 1, ...said, warning: true, rule: 'changes'}] : [],
      ),
    )
  })
}

type IsWord = (word: string) => boolean
type Said = Pick<Problem, 'message'> & Partial<Pick<Problem, 'column' | 'write' | 'swap' | 'help'>>

function inOneLine({was, is}: Change, isWord: IsWord): (Said | undefined)[] {
  const [[old = ''], [typed = '']] = [was, is]
  if (was.length !== 1 || is.length !== 1) return []
  return [wordLost(old, typed), wordDoubled(old, typed), lineLost(old, typed), lettersSwapped(old, typed, isWord)]
}

function hasWord(text: string, word: string): boolean {
  return text.match(/\p{L}+/gu)?.includes(word) ?? false
}

function ranTogether({was, is}: Change): Said | undefined {
  const [first = '', second = '', ...more] = was.filter((line) => line.trim() !== '')
  const [line = '', ...others] = is.filter((each) => each.trim() !== '')
  if (others.length > 0 || !second || more.length > 0 || withoutSpaces([first, second]) !== withoutSpaces([line]))
    return undefined
  if (!apart.test(second) && !/^#/.test(first)) return undefined
  const indent = second.search(/\S/)
  return {
    message: 'Two lines have run together here.',
    help: `Press Enter before ${second.trim()}${indent > 0 ? ` – and let that begin with ${spaces(indent)}` : ''}`,
    column: line.lastIndexOf(second.trim()) + 1,
  }
}

/** `minuets` for `minutes`: two letters changed places, and no other line of the site has that word. */
function lettersSwapped(old: string, typed: string, isWord: IsWord): Said | undefined {
  for (const {index, 0: over} of typed.matchAll(/(?<![\p{L}\p{N}’'-])\p{L}{4,}(?![\p{L}\p{N}’'-])/gu)) {
    const by = old.slice(index, index + over.length)
    const at = [...over].findIndex((letter, place) => letter !== by[place])
    const isSwap = by === over.slice(0, at) + over.charAt(at + 1) + over.charAt(at) + over.slice(at + 2)
    if (at >= 0 && isSwap && old.replace(by, () => over) === typed && !isWord(over))
      return {message: `Two letters of “${by}” have changed places.`, column: index + 1, write: by, swap: {over, by}}
  }
  return undefined
}

/** `v` for a whole sentence: a key was pressed while all of it was marked. */
function lineLost(old: string, typed: string): Said | undefined {
  if (old.trim().split(/\s+/).length < 3) return undefined
  const [left = ''] = /^\s*([\p{L}\p{N}]{1,2})\s*$/u.exec(typed)?.slice(1) ?? []
  if (!left) return undefined
  const by = old.trim()
  const help = 'That is what stood here before.'
  return {
    message: `Nothing but “${left}” is left of this line.`,
    column: typed.indexOf(left) + 1,
    write: by,
    swap: {over: left, by},
    help,
  }
}

function wordDoubled(old: string, typed: string): Said | undefined {
  const twice = [...typed.matchAll(/(?<![\p{L}’'-])(\p{L}+) \1(?![\p{L}’'-])/gu)].find(
    ({index, 1: word = ''}) => typed.slice(0, index) + typed.slice(index + word.length + 1) === old,
  )
  if (!twice) return undefined
  const {index, 0: over, 1: by = ''} = twice
  return {message: 'The same word stands here twice.', column: index + 1, write: by, swap: {over, by}}
}

function wordLost(old: string, typed: string): Said | undefined {
  if (/^\s*(?:<|import |#)/.test(typed)) return undefined
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
