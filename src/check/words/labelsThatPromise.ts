import {toString as textOf} from 'mdast-util-to-string'
import {startOf} from '../page/nodes.ts'
import {inFile} from '../problem.ts'
import {soonButtons} from './soonButtons.ts'
import type {WordsRule} from './wordsRule.ts'

/** What somebody who presses expects to have done afterwards. */
export const promising =
  /^(apply|book|buy|chat|donate|enrol|give|join|order|pay|register|reserve|sign|start|subscribe)\b/i

/** A button says what happens: not “Book a call” where its message says that booking is still to come. */
export const labelsThatPromise: WordsRule = {
  name: 'labelsThatPromise',
  check: (site) =>
    site.pages.flatMap((page) =>
      soonButtons(page, site).flatMap(({tag, title}) => {
        const label = textOf(tag).trim()
        if (!promising.test(label)) return []
        const finding = {
          at: startOf(tag),
          message: `“${label}” promises what its message takes back: “${title}”`,
          write: `How to ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
        }
        return [inFile(page.file, page.text, finding)]
      }),
    ),
}
