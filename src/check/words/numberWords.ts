import {type Finding, written} from '../finding.ts'

/** One to twelve. */
export const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const anyNumber = new RegExp(`\\d|${numbers.join('|')}`, 'i')

/** Whether words may say a number at all: most say none, and need no closer look by whatever compares numbers. */
export function mayCount(words: string): boolean {
  return anyNumber.test(words)
}

/** A number as words say it: `four` of 4, and `30` of 30. */
export function inWords(number: number): string {
  return numbers[number - 1] ?? String(number)
}

/** The number that a word or figures say: 4 of `four`, 30 of `30`, and 0 of any other word. */
export function numberOf(typed: string): number {
  return /^\d/.test(typed) ? Number(typed) : numbers.indexOf(typed.toLowerCase()) + 1
}

/** What to write for a number that is said and is another: `Five` for `Four`, and 5 for 4. */
export function rightNumber(typed: string, right: number): Pick<Finding, 'write' | 'swap' | 'help'> {
  // The word behind it is of several.
  if (right === 1) return {help: 'Say one, or leave the number out.'}
  return {...written(typed, likeTyped(typed, right)), help: 'Or leave the number out.'}
}

/** A number as another was typed: `Five` for `Four`, and 5 for 4. */
export function likeTyped(typed: string, number: number): string {
  const word = /^\d/.test(typed) ? String(number) : inWords(number)
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** One number, or from how many to how many. */
const span = new RegExp(`(\\d+|${numbers.join('|')})(?:( ?(?:to|[-–]) ?)(\\d+|${numbers.join('|')}))?`, 'i')

/** Words with other numbers in the manner of theirs: `three to four hours` for `two to three hours`, and `3-4 hours` for `2-3 hours`. */
export function withNumbers(typed: string, from: number, to = from): string {
  return typed.replace(span, (_, first: string, joint = ' to ') =>
    from === to ? likeTyped(first, from) : likeTyped(first, from) + joint + likeTyped(first.toLowerCase(), to),
  )
}
