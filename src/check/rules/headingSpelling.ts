import {lostHeadingWords} from '../page/lostHeadingWords.ts'
import type {Finding, Rule} from '../rule.ts'

/** A heading says what the links to it say: one that lost its words, or has a slip in a word, is told by them. */
export const headingSpelling: Rule = {
  name: 'headingSpelling',
  checkAmongPages: (page, site) =>
    lostHeadingWords(page, site).map(
      ({at, marks, right, misspelt}): Finding => ({
        at,
        message: misspelt
          ? `“${misspelt}” stands nowhere else, and what leads to this heading says “${right}”.`
          : `This heading has lost its words. The link to it says “${right}”.`,
        write: `${marks} ${right}`,
      }),
    ),
}
