import {distance} from '../nearest.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** `The Finacial Foundations Bootcamp`: the title of a record, with a letter or two wrong in one of its words. */
export const ownTitles: Rule = {
  name: 'ownTitles',
  quietBeside: ['linkWords'],
  check(page, site) {
    const titles = titlesOf(site)
    const places = placesOf(titles)
    // In the text as it was typed: a page whose words stand as they stood need not be read again when a record changes.
    const said = [...page.text.matchAll(/[\p{L}\d’-]+/gu)]
    // A title that is nearly said has a word that is said.
    const starts = said.flatMap(([word], index) =>
      (places.get(word) ?? []).map(({title, place}) => ({title, start: index - place})),
    )
    return starts.flatMap(({title, start}): Finding[] => {
      const here = said.slice(Math.max(0, start), start + title.length)
      const wrong = here.filter(({0: word}, place) => word !== title[place])
      const [first] = wrong
      const meant = title[first ? here.indexOf(first) : 0] ?? ''
      if (here.length < title.length || wrong.length !== 1 || !first || !isSlip(first[0], meant)) return []
      // “Group Workshop” may be another.
      if (titles.some((other) => other.join(' ') === here.map(([word]) => word).join(' '))) return []
      return [
        {
          at: first.index,
          message: `“${title.join(' ')}” is written otherwise in content/.`,
          ...written(first[0], meant),
          warning: true,
        },
      ]
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

/** The titles that have a word, and which of theirs it is. */
function placesOf(titles: string[][]): Map<string, {title: string[]; place: number}[]> {
  const places = new Map<string, {title: string[]; place: number}[]>()
  for (const title of titles)
    for (const [place, word] of title.entries()) places.set(word, [...(places.get(word) ?? []), {title, place}])
  return places
}

/** Whether a word is another with a letter or two wrong, and not its plural or its genitive. */
function isSlip(typed: string, meant: string): boolean {
  const plain = (word: string) => word.toLowerCase().replace(/(?:’s|s’|s)$/, '')
  if (meant.length < 5 || plain(typed) === plain(meant)) return false
  return distance(typed.toLowerCase(), meant.toLowerCase()) <= (meant.length > 7 ? 2 : 1)
}
