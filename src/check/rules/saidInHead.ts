import {listed} from '../listed.ts'
import {shownRecords} from '../page/shownRecords.ts'
import type {Finding, Rule} from '../rule.ts'
import {countsInHead, linesSaying} from '../words/countsInHead.ts'
import {mayChangeCounts} from '../words/countsSaid.ts'
import {inWords, numbers} from '../words/numberWords.ts'
import {partsSaid} from '../words/partsSaid.ts'

/** What a page’s title and description say of its records, by number and by amount, is what it shows. */
export const saidInHead: Rule = {
  name: 'saidInHead',
  waits: mayChangeCounts,
  check(page, site) {
    // What could not be read may be what is shown.
    if (page.problems.length > 0) return []
    const counts = countsInHead(page, site).map((count): Finding => {
      const {key, at, number, kind, own} = count
      const lines = linesSaying(count, page).map(String)
      const also = lines.length > 0 ? `, and line${lines.length > 1 ? 's' : ''} ${listed(lines, 'and')} too` : ''
      return {
        at,
        message: `The ${key} says ${number} ${kind}${also}, and the page shows ${inWords(own)}.`,
        help: `Say ${inWords(own)}${also && ' in each'}, or leave the number out.`,
        warning: true,
      }
    })
    const others = ['title', 'description'].flatMap((key): Finding[] => {
      const {value, valueAt: at = 0} = page.frontmatter.values.get(key) ?? {}
      // A page that counts nothing need not be read again when a record changes.
      if (typeof value !== 'string' || !anyCount.test(value)) return []
      const shown = shownRecords(page, site)
      const amounts = Object.entries(shown).flatMap(([file, ids]) =>
        (site.content.get(file)?.records ?? []).flatMap(({id, value}) =>
          ids.includes(id) && 'amount' in value ? [Number(value.amount)] : [],
        ),
      )
      const parts = partsSaid(value, site).map(({message, help}) => ({at, message, help, warning: true}))
      return [...parts, ...otherAmounts(value, amounts).map((message) => ({at, message, help, warning: true}))]
    })
    return [...counts, ...others]
  },
}

const anyCount = new RegExp(`£\\d|\\b(?:${numbers.join('|')})\\b`, 'i')
const help = 'Correct it here, or on the page.'

/** `£25, £50 and £500`, of which the page shows all but one. */
function otherAmounts(words: string, amounts: number[]): string[] {
  return [...words.matchAll(/£\d+(?:,\d{3})*(?:(?:,| and|, and| or|, or) £\d+(?:,\d{3})*)+/g)].flatMap(([list]) => {
    // An amount that is no number is told itself.
    if (amounts.some(Number.isNaN)) return []
    const said = (list.match(/£\d+(?:,\d{3})*/g) ?? []).map((each) => ({each, amount: Number(each.replace(/\D/g, ''))}))
    const [odd, ...more] = said.filter(({amount}) => !amounts.includes(amount))
    return odd && more.length === 0 && said.length > 2 ? [`No card of this page is of ${odd.each}.`] : []
  })
}
