import {distance} from '../nearest.ts'
import {shownOn} from '../page/shown.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** `The Finacial Foundations Bootcamp`: the title of a record, with a letter or two wrong in one of its words. */
export const ownTitles: Rule = {
  name: 'ownTitles',
  check(page, site) {
    const titles = titlesOf(site)
    return shownOn(page).flatMap(({words, at}) => {
      const said = [...words.matchAll(/[\p{L}\d’-]+/gu)]
      return titles.flatMap((title) =>
        said.flatMap((_, index): Finding[] => {
          const here = said.slice(index, index + title.length)
          const wrong = here.filter(({0: word}, place) => word !== title[place])
          const [first] = wrong
          const meant = title[first ? here.indexOf(first) : 0] ?? ''
          if (here.length < title.length || wrong.length !== 1 || !first || !isSlip(first[0], meant)) return []
          // “Group Workshop” may be another.
          if (titles.some((other) => other.join(' ') === here.map(([word]) => word).join(' '))) return []
          return [
            {
              at: at(first.index),
              message: `“${title.join(' ')}” is written otherwise in content/.`,
              ...written(first[0], meant),
              warning: true,
            },
          ]
        }),
      )
    })
  },
}

/** The titles of records that have three words or more, each word by itself. */
function titlesOf({content}: SiteFiles): string[][] {
  const titles = [...content.values()].flatMap(({records}) =>
    records.flatMap(({value}) => (typeof value.title === 'string' ? [value.title] : [])),
  )
  return [...new Set(titles)].map((title) => title.match(/[\p{L}\d’-]+/gu) ?? []).filter(({length}) => length > 2)
}

/** Whether a word is another with a letter or two wrong, and not its plural or its genitive. */
function isSlip(typed: string, meant: string): boolean {
  const plain = (word: string) => word.toLowerCase().replace(/(?:’s|s’|s)$/, '')
  if (meant.length < 5 || plain(typed) === plain(meant)) return false
  return distance(typed.toLowerCase(), meant.toLowerCase()) <= (meant.length > 7 ? 2 : 1)
}
