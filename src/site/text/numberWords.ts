/** One to twelve. */
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A number as words say it: `four` of 4, and `30` of 30. */
export function inWords(number: number): string {
  return numbers[number - 1] ?? String(number)
}
