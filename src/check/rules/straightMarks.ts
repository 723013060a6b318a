import {curlMarks} from '../fix/curlyMarks.ts'
import type {Edit} from '../fix/edit.ts'
import {placeOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

/** Straight quotation marks and apostrophes, among the curly ones of all other words, told once a page. */
export const straightMarks: Rule = {
  name: 'straightMarks',
  // `npm run fix` touches no words on a page that has a mistake: they may be none.
  waits: true,
  check: (page) => straightIn(page.text, curlMarks(page).flat()),
}

/** What to say of the straight marks of a text, by the edits that mend them. */
export function straightIn(text: string, edits: Edit[]): Finding[] {
  const [first, ...others] = edits.toSorted((one, other) => one.start - other.start)
  if (!first) return []
  const lines = new Set([first, ...others].map(({start}) => placeOf(text, start).line))
  const more = lines.size - 1
  const also = more === 0 ? '' : ` So it is on ${more === 1 ? 'one more line' : `${more} more lines`}.`
  return [
    {at: first.start, message: `${said[first.text] ?? said['“']}${also}`, help: 'Run: npm run fix', warning: true},
  ]
}

/** The sign that it should be says what it is. */
const said: Record<string, string> = {
  '’': 'A straight apostrophe stands here, where the site has ’.',
  '‘': 'Straight quotation marks stand here, where the site has ‘ and ’.',
  '“': 'Straight quotation marks stand here, where the site has “ and ”.',
}
