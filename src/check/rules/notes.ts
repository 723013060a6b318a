import {wordLinesOf} from '../page/wordLines.ts'
import type {Rule} from '../rule.ts'

/** A page has no hidden notes: what programmers hide with `//` is shown to visitors. */
export const notes: Rule = {
  name: 'notes',
  check(page) {
    return wordLinesOf(page)
      .filter(({text}) => /^\/\/(?!\/)/.test(text))
      .map(({at}) => ({
        at,
        message: 'A // hides nothing in a page: visitors see it, and what follows it.',
        help: 'Delete the // to show the line, or delete the whole line.',
        warning: true,
      }))
  },
}
