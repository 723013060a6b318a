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

/** The number that a word or figures say: 4 of `four`, 30 of `30`, and 0 of any other word. */
export function numberOf(typed: string): number {
  return /^\d/.test(typed) ? Number(typed) : numbers.indexOf(typed.toLowerCase()) + 1
}
