import {listed} from '../listed.ts'
import {shownRecords} from '../page/shownRecords.ts'
import {type Finding, type Rule, written} from '../rule.ts'
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
      const {value, valueAt = 0} = page.frontmatter.values.get(key) ?? {}
      // A page that counts nothing need not be read again when a record changes.
      if (typeof value !== 'string' || !anyCount.test(value)) return []
      const shown = shownRecords(page, site)
      const amounts = Object.entries(shown).flatMap(([file, ids]) =>
        (site.content.get(file)?.records ?? []).flatMap(({id, value}) =>
          ids.includes(id) && 'amount' in value ? [Number(value.amount)] : [],
        ),
      )
      const parts = partsSaid(value, site).map(({message, help}) => ({at: valueAt, message, help, warning: true}))
      return [...parts, ...otherAmounts(value, amounts).map((odd) => tellAmount(odd, valueAt, page.text))]
    })
    return [...counts, ...others]
  },
}

const anyCount = new RegExp(`£\\d|\\b(?:${numbers.join('|')})\\b`, 'i')

/** An amount that no card has, and that of the only card that is not named, if there is one only. */
interface OtherAmount {
  said: string
  left: string | undefined
}

function tellAmount({said, left}: OtherAmount, from: number, text: string): Finding {
  // Of £50 and £500 the shorter is not the beginning of the other.
  const place = text.slice(from).search(new RegExp(`${said}(?!,?\\d)`))
  const none = `No card of this page is of ${said}.`
  return {
    at: from + Math.max(place, 0),
    ...(left === undefined
      ? {message: none, help: 'Correct it here, or on the page.'}
      : {
          message: `${none} The one that is not named is ${left}.`,
          ...written(said, left),
          help: 'Or correct the card.',
        }),
    warning: true,
  }
}

/** `£25, £50 and £500`, of which the page shows all but one. */
function otherAmounts(words: string, amounts: number[]): OtherAmount[] {
  return [...words.matchAll(/£\d+(?:,\d{3})*(?:(?:,| and|, and| or|, or) £\d+(?:,\d{3})*)+/g)].flatMap(([list]) => {
    // An amount that is no number is told itself.
    if (amounts.some(Number.isNaN)) return []
    const said = (list.match(/£\d+(?:,\d{3})*/g) ?? []).map((each) => ({each, amount: Number(each.replace(/\D/g, ''))}))
    const [odd, ...more] = said.filter(({amount}) => !amounts.includes(amount))
    if (!odd || more.length > 0 || said.length < 3) return []
    const [left, ...others] = new Set(amounts.filter((own) => said.every(({amount}) => amount !== own)))
    const isOne = left !== undefined && others.length === 0
    return [{said: odd.each, left: isOne ? `£${left.toLocaleString('en-GB')}` : undefined}]
  })
}
