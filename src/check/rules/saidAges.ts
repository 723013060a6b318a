import {ownAges, ownRecords} from '../content/ownRecords.ts'
import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import type {Finding, Rule} from '../rule.ts'
import {type OtherAges, otherAges} from '../words/agesSaid.ts'

/** The ages of those we help, typed by hand on a page, are those of `content/facts.yaml`. */
export const saidAges: Rule = {
  name: 'saidAges',
  check(page, site) {
    const texts = [...headOf(page), ...shownOn(page)].filter(({words}) => /\d\d/.test(words))
    // A page without any need not be read again when a fact changes.
    if (texts.length === 0) return []
    const own = ownAges(ownRecords(site.content).facts)
    return texts.flatMap(({words, at}) =>
      own ? otherAges(words, own, false).map((ages) => ({at: at(ages.index), ...tellAges(ages, own)})) : [],
    )
  },
}

/** What search results and lists of pages say of a page. */
function headOf({frontmatter}: Page): {words: string; at: () => number}[] {
  return ['title', 'short', 'description'].flatMap((key) => {
    const {value, valueAt} = frontmatter.values.get(key) ?? {}
    return typeof value === 'string' ? [{words: value, at: () => valueAt ?? 0}] : []
  })
}

/** What to say of ages that words have otherwise than the fact. */
export function tellAges({said, meant}: OtherAges, {id, value}: {id: string; value: string}): Omit<Finding, 'at'> {
  return {
    message: `This says ${said}, and content/facts.yaml says ${value}.`,
    help: `If it is a slip, write here: ${meant}. If it is new, change content/facts.yaml.`,
    warning: true,
    unshown: `facts.yaml#${id}`,
  }
}
