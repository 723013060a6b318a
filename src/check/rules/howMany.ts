import type {Rule} from '../rule.ts'
import {countsSaid} from '../words/countsSaid.ts'

/** “Six words” above a list is how many words the list has. */
export const howMany: Rule = {
  name: 'howMany',
  waits: ['nesting', 'parts', 'shownTwice', 'lists', 'listSigns', 'numbering'],
  check: (page) => countsSaid(page, 'the list'),
}
