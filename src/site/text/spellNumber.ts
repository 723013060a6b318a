const numbers = [
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

/** Spells out a number from 1 to 12 (`four`); returns any other number as digits (`30`). */
export function spellNumber(number: number): string {
  return numbers[number - 1] ?? String(number)
}
