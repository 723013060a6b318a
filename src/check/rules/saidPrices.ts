import {fieldAt} from '../content/advice/fieldAt.ts'
import {listed} from '../listed.ts'
import {shownOn} from '../page/shown.ts'
import {recordOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import type {Rule} from '../rule.ts'

/** What it costs to come; a sum of money in an example is no price of ours. */
const paid = [
  /\b(?:tickets?|entry|admission)\b[^.!?£]{0,40}?(£\d[\d.,]*\d|£\d)/gi,
  /\b(?:events?|courses?|cohorts?|workshops?|sessions?|places?) (?:now )?(?:costs?|is|are)(?: only| just)? (£\d[\d.,]*\d|£\d)/gi,
]

/** A price in the words of a page that shows nothing but what is free. */
export const saidPrices: Rule = {
  name: 'saidPrices',
  check(page, site) {
    const prices = page.outline.tags.flatMap((tag) => {
      const shown = recordOf(tag)
      const record = shown && site.content.get(shown.file)?.records.find(({id}) => id === shown.id)
      const file = shown && site.content.get(shown.file)
      if (!file || !record || typeof record.value.price !== 'string') return []
      const {line} = placeOf(file.text, fieldAt(file, file.records.indexOf(record), 'price'))
      return [{price: record.value.price, place: `content/${file.name}, line ${line}`}]
    })
    const [{price} = {}] = prices
    if (price === undefined || prices.some((other) => other.price !== price || /\d/.test(other.price))) return []
    const places = listed([...new Set(prices.map(({place}) => place))], 'and')
    return shownOn(page).flatMap(({words, at}) =>
      paid.flatMap((pattern) =>
        [...words.matchAll(pattern)].map(({0: all, index, 1: said = ''}) => ({
          at: at(index + all.length - said.length),
          message: `This says ${said}, and the price of all that this page shows is “${price}”.`,
          help: `If “${price}” is right, say so here. If not, write for what costs that, in ${places}: price: ${said}`,
          warning: true,
        })),
      ),
    )
  },
}
