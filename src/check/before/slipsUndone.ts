import {diffArrays} from 'diff'
import {asItLooks} from '../characters.ts'
import {distance} from '../nearest.ts'

/** How far a hand may slip in a word, in letters. */
const farthest = 2

/** What may be taken for a slip. */
interface Suspicion {
  /** Whether the site has that word, which is then most likely meant. */
  isWord: (word: string) => boolean
  /**
   * `likely`: other signs, and words in which a hand slipped. `gone`: words that are no longer there too. `unlikely`: also
   * figures with a digit too many or too few, and marks that were put round words. The last two only where that is all.
   */
  suspected: 'likely' | 'gone' | 'unlikely'
}

/**
 * A line as it was before a hand slipped in it, with all that was changed there on purpose kept; nothing where nothing
 * looks like a slip.
 */
export function slipsUndone(was: string, is: string, suspicion: Suspicion): string | undefined {
  const kept: string[] = []
  let undone = ''
  let same = ''
  let slipped = ''
  for (const [old, typed] of pieces(was, is)) {
    const isSlip = old !== typed && isSlipOf(old, typed, undone, suspicion)
    undone += isSlip ? old : typed
    if (old === typed) same += typed
    else if (isSlip) slipped += old + typed
    else kept.push(old + typed)
  }
  if (undone === is) return undefined
  // Of a line that says another thing now only what looks like a slip by itself is one, and half of two marks is not.
  const isApart = lettersOf(same).length * 2 > lettersOf(was).length
  const isHalf = marks.test(slipped) && kept.some((words) => marks.test(words))
  return kept.length === 0 || (suspicion.suspected === 'likely' && isApart && !isHalf) ? undone : undefined
}

/** Signs that stand in twos. */
const marks = /[[\](){}<>“”"*_`|]/

/** Those that a person puts round words. */
const markings = /^[[\]()“”‘"*_`]+$/

type Piece = [old: string, typed: string]

/** Both lines word by word and sign by sign: what stands in the first, and what in the second for it. */
function pieces(was: string, is: string): Piece[] {
  const found: Piece[] = []
  let open: Piece | undefined
  for (const {value, added, removed} of diffArrays(tokens(was), tokens(is))) {
    const words = value.join('')
    if (!added && !removed) {
      open = undefined
      found.push([words, words])
      continue
    }
    if (!open) {
      open = ['', '']
      found.push(open)
    }
    open[removed ? 0 : 1] += words
  }
  return joined(found)
}

/** The same, where the signs between two changes are a part of one, if either is of words. */
function joined(all: Piece[]): Piece[] {
  const found: Piece[] = []
  for (const [index, piece] of all.entries()) {
    const [last, next] = [found.at(-1), all[index + 1]]
    const isBetween = last && next && isChanged(last) && isChanged(next)
    const joins = isBetween && lettersOf(piece[0]) === '' && lettersOf([...last, ...next].join('')) !== ''
    if (last && isChanged(last) && (isChanged(piece) || joins)) {
      last[0] += piece[0]
      last[1] += piece[1]
    } else found.push([...piece])
  }
  return found
}

const isChanged = ([old, typed]: Piece) => old !== typed

const tokens = (line: string) => line.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/** The letters and digits of words, however they are parted. */
export function lettersOf(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** As a keyboard has it. */
function asTyped(words: string): string {
  return asItLooks(words).replace(/[’‘]/g, "'").replace(/[“”]/g, '"')
}

/** Whether those words were hardly typed in place of the old ones on purpose. */
function isSlipOf(old: string, typed: string, before: string, {isWord, suspected}: Suspicion): boolean {
  const [letters, typedLetters] = [lettersOf(old), lettersOf(typed)]
  // Those that only look otherwise are mended without anybody’s typing.
  if (asTyped(old) === asTyped(typed)) return false
  // The same words once more.
  if (old === '' && before.trimEnd().endsWith(typed.trim())) return true
  // Marks were hardly put there by a slip.
  if (old === '' && markings.test(typed)) return suspected === 'unlikely'
  // Other signs, spaces or capitals of the same words.
  if (letters === typedLetters) return true
  if (typed === '') return suspected !== 'likely'
  const far = distance(letters, typedLetters)
  if (/\d/.test(letters + typedLetters))
    return suspected === 'unlikely' && far === 1 && !isOtherFigure(letters, typedLetters)
  const words: string[] = typed.match(/[\p{L}\p{M}]+/gu) ?? []
  if (typedLetters && words.every(isWord)) return false
  return far <= Math.min(farthest, letters.length / 3) || isCut(letters, typedLetters)
}

/** A figure of as many digits is most likely a new one. */
function isOtherFigure(old: string, typed: string): boolean {
  return old.length === typed.length && /\d/.test(old) && /\d/.test(typed)
}

/** Whether words lost their beginning or their end. */
function isCut(letters: string, typed: string): boolean {
  return typed !== '' && (letters.startsWith(typed) || letters.endsWith(typed))
}
