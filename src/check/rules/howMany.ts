import type {Rule} from '../rule.ts'
import {countsSaid, mayChangeCounts} from '../words/countsSaid.ts'

/** “Six words” above a list is how many words the list has. */
export const howMany: Rule = {
  name: 'howMany',
  waits: mayChangeCounts,
  check: (page, site) => countsSaid(page, site, 'the list'),
}
