import {inFile} from '../problem.ts'
import {countsSaid} from './countsSaid.ts'
import type {WordsRule} from './wordsRule.ts'

/** How many there are, said above a list that may be of something else. */
export const counts: WordsRule = {
  name: 'counts',
  check: (site) =>
    site.pages.flatMap((page) =>
      countsSaid(page, site, 'anything else').map((finding) => inFile(page.file, page.text, finding)),
    ),
}
