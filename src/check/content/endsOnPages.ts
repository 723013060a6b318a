import {shownOn} from '../page/shown.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {endsSaid} from '../words/lengthsSaid.ts'
import {lengthOf} from './kindLengths.ts'

/** Where the pages about something say how long it takes and mean one of two lengths: “After six months you decide what comes next.” */
export function endsOnPages(
  title: string,
  [one, other]: [string, string],
  {pages}: SiteFiles,
): {place: string; typed: string; value: string}[] {
  const [own, another] = [lengthOf(one), lengthOf(other)]
  if (!own || !another) return []
  const about = pages.filter(
    ({frontmatter, problems}) =>
      problems.length === 0 && ['title', 'short'].some((key) => frontmatter.values.get(key)?.value === title),
  )
  return about.flatMap((page) =>
    shownOn(page).flatMap(({words, at}) => {
      const [notOwn, notOther] = [endsSaid(words, own), endsSaid(words, another)]
      // Of a third length it is told by itself, once these two agree.
      const say = (said: typeof notOwn, beside: typeof notOwn, value: string) =>
        said
          .filter(({index}) => beside.every((each) => each.index !== index))
          .map(({index, typed}) => ({
            place: `line ${placeOf(page.text, at(index)).line} of ${page.file}`,
            typed,
            value,
          }))
      return [...say(notOwn, notOther, other), ...say(notOther, notOwn, one)]
    }),
  )
}
