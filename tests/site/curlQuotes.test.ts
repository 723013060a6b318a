import {expect, test} from 'vitest'
import {curlQuotes} from '../../src/site/text/curlQuotes.ts'

test.each([
  ["It's free, and we're sure you don't mind.", 'It’s free, and we’re sure you don’t mind.'],
  ["The students' rooms and Sam's plan.", 'The students’ rooms and Sam’s plan.'],
  ['"Come in," she said. "It\'s free."', '“Come in,” she said. “It’s free.”'],
  ["'I don't know,' he said. 'Ask Grace.'", '‘I don’t know,’ he said. ‘Ask Grace.’'],
  ['\'He said "yes"\'', '‘He said “yes”’'],
  ["The '24 cohort, and the '90s.", 'The ’24 cohort, and the ’90s.'],
  ["It says '24 hours in London', no less.", 'It says ‘24 hours in London’, no less.'],
  ["The 'rents can come 'n' all.", "The 'rents can come ’n’ all."],
  ["Rock 'n' roll, and tell 'em.", 'Rock ’n’ roll, and tell ’em.'],
  ['"Money Clinic"\'s dates, and the U.K.\'s.', '“Money Clinic”’s dates, and the U.K.’s.'],
  ['(“Yes", she said.)', '(“Yes”, she said.)'],
  ['All \ufffc\'s friends, and "\ufffc people".', 'All \ufffc’s friends, and “\ufffc people”.'],
  ["O'Brien, l'argent and Qur'an.", 'O’Brien, l’argent and Qur’an.'],
  ['“Free”—"really"—for all', '“Free”—“really”—for all'],
])('%s', (straight, curly) => {
  expect(curlQuotes(straight)).toBe(curly)
  expect(curlQuotes(curly)).toBe(curly)
})

test.each([
  ['feet and inches', `He is 5'10" tall, the room 6' by 12', and the table 30" wide.`],
  ['an unpaired quote', 'Every "track is free.'],
  ['all quotes if one is unpaired', 'A "free" course for "all.'],
  ['addresses', "Write to o'brien@example.org, or see https://example.org/it's and www.example.org/a'b."],
  ['the remains of an import', "imports {CardGrid} from '../components/CardGrid.tsx'"],
  ['the remains of a tag', `CurriculumTrack track='essentials' />`],
  ['German quotes', '„Ja" is German.'],
  ['a single quote that never closes', "an 'old thing"],
  ['a formula', "f'(x)"],
  ['a year that may begin a quotation', "The '24 plan for students’ rooms."],
])('does not change %s', (_what, words) => {
  expect(curlQuotes(words)).toBe(words)
})

test('does not change feet and inches inside quotations', () => {
  expect(curlQuotes(`'He is 6' tall' and "It is 12" wide"`)).toBe(`‘He is 6' tall’ and "It is 12" wide"`)
})
