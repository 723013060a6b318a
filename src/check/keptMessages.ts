import {isDraft} from './drafts.ts'
import {groupBy} from './groupBy.ts'
import {listed} from './listed.ts'
import {placeOf} from './places.ts'
import {inFile, type Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {type KeptTime, timesKept} from './words/keptFor.ts'

/** How long we keep what people write to us is one promise, wherever it is made: the place that says otherwise, with all the others. */
export function keptMessages(site: SiteFiles): Problem[] {
  const drafts = new Set(site.pages.filter(isDraft).map(({file}) => file))
  const [first, ...more] = timesKept(site).filter(({file, ofMessages}) => ofMessages && !drafts.has(file))
  if (!first) return []
  const [alike, others] = [[first, ...more.filter(isSame)], more.filter((each) => !isSame(each))]
  const [other] = others
  // Where three are said, they may well be of three things.
  if (!other || others.some((each) => !isAsLong(each, other))) return []
  const [odd, usual] = others.length < alike.length ? [others, alike] : [alike, others]
  const [{file, text, at, words} = first, ...also] = odd
  const alsoOdd = also.length > 0 ? `, like ${placesOf(also)}` : ''
  const message = `Of how long we keep what people tell us, this says ${words}${alsoOdd}, and ${placesOf(usual)} ${usual.length > 1 ? 'say' : 'says'} ${usual[0]?.words}.`
  const finding = {at, message, help: 'Say the same in all of them.', warning: true, rule: 'keptMessages'}
  return [inFile(file, text, finding)]

  function isSame(each: KeptTime): boolean {
    return first !== undefined && isAsLong(each, first)
  }
}

/** Whether two times are as long, give or take what months and weeks differ by. */
function isAsLong(one: KeptTime, other: KeptTime): boolean {
  return Math.abs(one.days - other.days) <= Math.max(one.days, other.days) / 12
}

/** `line 52 of content/faqs.yaml and lines 44 and 77 of pages/privacy.mdx` */
function placesOf(times: KeptTime[]): string {
  const files = [...groupBy(times, ({file}) => [file])].map(([file, all]) => {
    const lines = all.map(({text, at}) => String(placeOf(text, at).line))
    return `line${lines.length > 1 ? 's' : ''} ${listed(lines, 'and')} of ${file}`
  })
  return listed(files, 'and')
}
