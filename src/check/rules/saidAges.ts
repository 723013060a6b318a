import {ownAges, ownRecords} from '../content/ownRecords.ts'
import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'
import {type OtherAges, otherAges} from '../words/agesSaid.ts'
import {placesOfAges} from '../words/placesOfAges.ts'

type Own = NonNullable<ReturnType<typeof ownAges>>

/** The ages of those we help, typed by hand on a page, are those of `content/facts.yaml`. */
export const saidAges: Rule = {
  name: 'saidAges',
  check(page, site) {
    const texts = [...headOf(page), ...shownOn(page)].filter(({words}) => /\d\d/.test(words))
    // A page without any need not be read again when a fact changes.
    if (texts.length === 0) return []
    const own = ownAges(ownRecords(site.content).facts)
    if (!own) return []
    const found = texts.flatMap(({words, at}) =>
      otherAges(words, own, false).map((ages) => ({ages, at: at(ages.index)})),
    )
    // The same in several places of the page is told at the first.
    const alike = groupBy(found, ({ages}) => [ages.said])
    return [...alike.values()].flatMap(([first, ...more]) => {
      const lines = more.map(({at}) => placeOf(page.text, at).line)
      return first ? [{at: first.at, ...tellAges(first.ages, own, site, lines)}] : []
    })
  },
}

/** What search results and lists of pages say of a page. */
function headOf({frontmatter}: Page): {words: string; at: () => number}[] {
  return ['title', 'short', 'description'].flatMap((key) => {
    const {value, valueAt} = frontmatter.values.get(key) ?? {}
    return typeof value === 'string' ? [{words: value, at: () => valueAt ?? 0}] : []
  })
}

/** What to say of ages that words have otherwise than the fact, there and in more lines of the page: all that says what the fact says, where the fact is to change. */
export function tellAges(
  {said, meant}: OtherAges,
  own: Own,
  site: SiteFiles,
  more: number[] = [],
): Omit<Finding, 'at'> {
  const [first = 0, last = first] = (said.match(/\d\d/g) ?? []).map(Number)
  const changed = first !== own.least && last === own.most ? 'least' : 'most'
  const places = placesOfAges(site, {from: own.least, to: own.most}, changed)
  const also = places && `, and what says the same: ${places}`
  const lines = more.length > 0 ? ` line${more.length > 1 ? 's' : ''} ${listed(more.map(String), 'and')}` : ''
  return {
    message: `This says ${said}${lines && `, as ${more.length > 1 ? 'do' : 'does'}${lines}`}, and content/facts.yaml, line ${own.line}, says ${own.value}.`,
    help: `If that is right, write here${lines && ` and in${lines}`}: ${meant}. If not, correct it there${also}.`,
    warning: true,
    unshown: `facts.yaml#${own.id}`,
  }
}
