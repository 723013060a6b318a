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
