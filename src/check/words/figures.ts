import {ownRecords} from '../content/ownRecords.ts'
import {linesOf} from '../places.ts'
import {inFile} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {otherAmounts} from '../rules/saidAmounts.ts'
import {factAdvice} from './factAdvice.ts'
import {holdsForMore} from './otherFigure.ts'
import {textsBesideFacts} from './textsBesideFacts.ts'
import type {WordsRule} from './wordsRule.ts'

/** What is told of a fact elsewhere has the fact's own figure: no “60 active volunteers” where there are 50+. */
export const figures: WordsRule = {
  name: 'figures',
  check(site) {
    const {facts} = ownRecords(site.content)
    return textsBesideFacts(site).flatMap(({file, text}) =>
      factsOf(site).flatMap(({id, value, figure, pattern, all}) =>
        linesOf(text).flatMap((line) => {
          const match = pattern.exec(line.text)
          if (!match || match[1] === figure || !all.every((word) => line.text.toLowerCase().includes(word))) return []
          const at = line.start + match.index
          if (holdsForMore(line.text, match.index, match[0], value)) return []
          // With all of its words it is told without being asked for.
          if (otherAmounts(line.text, facts).some((other) => other.id === id)) return []
          const unit = /\p{L}[^%+]*$/u.exec(value)?.[0] ?? ''
          const [typed = ''] =
            new RegExp(`^\\d[\\d,]*[+%]?(?:\\s+${unit})?`, 'iu').exec(line.text.slice(match.index)) ?? []
          const finding = {
            at,
            message: `This says ${typed.trim()}, and content/facts.yaml says ${value} of the same.`,
            ...factAdvice(file, at, typed.trim(), id, site),
          }
          return [inFile(file, text, finding)]
        }),
      ),
    )
  },
}

/** What finds each fact again, when it is told in other words: its unit, or what it counts, after a number. */
function factsOf(site: SiteFiles) {
  return (site.content.get('facts.yaml')?.records ?? []).flatMap(({id, value: fact}) => {
    const [value, label] = [String(fact.value), String(fact.label)]
    const [, figure, unit = ''] = /^(\d[\d,]*)[+%]?\s*([^\d+%]*)$/.exec(value) ?? []
    if (!figure) return []
    const long = label.toLowerCase().match(/\p{L}{5,}/gu) ?? []
    const after = /\p{L}/u.test(unit) ? unit.trim() : `\\p{L}*\\s*(?:${long.join('|')})`
    // “in 2021”: of another year the same may be counted anew. Of a duration, all of the words tell what lasts so long.
    const all = /\p{L}/u.test(unit) ? long : (label.match(/\d{4}/g) ?? [])
    return long.length > 0 ? [{id, value, figure, all, pattern: new RegExp(`(\\d[\\d,]*)[+%]?\\s+${after}`, 'iu')}] : []
  })
}
