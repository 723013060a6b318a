import {expect, test} from 'vitest'
import {curlQuotes} from '../../src/site/text/curlQuotes.ts'

test.each([
  ["It's free, and we're sure you don't mind.", 'It’s free, and we’re sure you don’t mind.'],
  ["The students' rooms and Sam's plan.", 'The students’ rooms and Sam’s plan.'],
  ['"Come in," she said. "It\'s free."', '“Come in,” she said. “It’s free.”'],
  ["She calls it a 'money clinic', and so do we.", 'She calls it a ‘money clinic’, and so do we.'],
  ["'I don't know,' he said. 'Ask Grace.'", '‘I don’t know,’ he said. ‘Ask Grace.’'],
  ['"The \'old\' way" ends.', '“The ‘old’ way” ends.'],
  ['\'He said "yes"\'', '‘He said “yes”’'],
  ["The '24 cohort, and the '90s.", 'The ’24 cohort, and the ’90s.'],
  ["It says '24 hours in London', no less.", 'It says ‘24 hours in London’, no less.'],
  ["The 'rents can come 'n' all.", "The 'rents can come ’n’ all."],
  ["Rock 'n' roll, and tell 'em.", 'Rock ’n’ roll, and tell ’em.'],
  ["2024's budget, the 1990s' end.", '2024’s budget, the 1990s’ end.'],
  ['"Money Clinic"\'s dates, and the U.K.\'s.', '“Money Clinic”’s dates, and the U.K.’s.'],
  ["Marked 'in 2024', no less.", 'Marked ‘in 2024’, no less.'],
  ['Marked "in 2024", no less.', 'Marked “in 2024”, no less.'],
  ['(“Yes", she said.)', '(“Yes”, she said.)'],
  ["He said ‘no.'", 'He said ‘no.’'],
  ['All \ufffc\'s friends, and "\ufffc people".', 'All \ufffc’s friends, and “\ufffc people”.'],
  ["O'Brien, l'argent and Qur'an.", 'O’Brien, l’argent and Qur’an.'],
  ['“Free”—"really"—for all', '“Free”—“really”—for all'],
])('%s', (typed, written) => {
  expect(curlQuotes(typed)).toBe(written)
  expect(curlQuotes(written)).toBe(written)
})

test.each([
  ['feet and inches', `He is 5'10" tall, the room 6' by 12', and the table 30" wide.`],
  ['two measures', `A 5' x 7' rug and a 12" x 14" frame.`],
  ['a mark without its partner', 'Every "track is free.'],
  ['several, of which one has none', 'A "free" course for "all.'],
  ['marks inside words', 'the"free"course'],
  ['addresses', "Write to o'brien@example.org, or see https://example.org/it's and www.example.org/a'b."],
  ['what was an import', "imports {CardGrid} from '../components/CardGrid.tsx'"],
  ['what was a tag', `CurriculumTrack track='essentials' />`],
  ['another language', '„Ja" is German.'],
  ['a single mark that opens nothing', "an 'old thing"],
  ['two single marks', "''yes'' and nothing"],
  ['a sum', "f'(x)"],
  ['a year that may begin words in marks', "The '24 plan for students’ rooms."],
])('leaves %s', (_what, words) => {
  expect(curlQuotes(words)).toBe(words)
})

test('leaves a foot and an inch among words in marks', () => {
  expect(curlQuotes(`'He is 6' tall' and "It is 12" wide"`)).toBe(`‘He is 6' tall’ and "It is 12" wide"`)
})
