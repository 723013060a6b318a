import {wordLinesOf} from '../page/wordLines.ts'
import type {Finding, Rule} from '../rule.ts'

/** A table has a line of dashes below its first line, or visitors see its | signs. */
export const tables: Rule = {
  name: 'tables',
  check(page) {
    const rows = wordLinesOf(page).filter(({text}) => /^\|.*\S.*\|$/.test(text))
    return rows.flatMap(({text, at, index}): Finding[] => {
      if (rows.some((other) => other.index === index - 1)) return []
      const dashes = `|${' --- |'.repeat(text.split(/(?<!\\)\|/).length - 2)}`
      const below = rows.find((other) => other.index === index + 1)
      const wrong = below && /^[|\s:-]*--[|\s:-]*$/.test(below.text)
      return [
        {
          at: wrong ? below.at : at,
          message: wrong
            ? 'This line of dashes has not as many parts as the line above it, so visitors see the | signs.'
            : 'A line of dashes is missing below this one, so visitors see the | signs.',
          write: `${dashes}`,
        },
      ]
    })
  },
}
