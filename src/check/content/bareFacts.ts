import type {Advice, Finding} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {agesIn} from '../words/agesSaid.ts'
import {textsBesideFacts} from '../words/textsBesideFacts.ts'
import {fieldAt} from './advice/fieldAt.ts'
import type {ContentFile} from './contentFile.ts'
import {factPlaces} from './factPlaces.ts'
import {shares} from './shares.ts'

/** After these a number needs to say of what, where nothing follows. */
const open = /(?:^|\s)(?:within|aged|for|after|in|every|takes|lasts|about|than|at least|at most|up to)\s*$/i

/** The number of a fact alone, where pages say it without a word behind: “We reply within 48.” */
export function bareFacts(file: ContentFile, site: SiteFiles): Finding[] {
  if (file.name !== 'facts.yaml') return []
  return file.records.flatMap(({id, value: {value, about}}, index): Finding[] => {
    const number = String(value)
    if (!/^\d+$/.test(number)) return []
    const at = fieldAt(file, index, 'value')
    // A sign that is missing is told as that.
    if (shares(file, site).some((share) => share.at === at)) return []
    const said = saidOnPages(id, number, site)
    if (said.length === 0 && !about) return []
    const typed = /^\S+/.exec(file.text.slice(at))?.[0] ?? number
    const write = (words: string) => ({write: `value: ${words}`, swap: {over: typed, by: words}})
    const tell = (question: string, advice: Advice): Finding[] => [
      {at, message: `${question} ${said[0] ?? ''}`.trim(), ...advice, instead: true, rule: 'bareFacts'},
    ]
    if (about === 'ages') {
      const ages = agesWith(Number(number), site)
      return tell(`${number} to what?`, ages ? write(ages) : {help: 'Write both ages, like: value: 16 to 25'})
    }
    // A few of them may be days.
    if (about === 'replies' && Number(number) > 5) return tell(`${number} what?`, write(`${number} hours`))
    const like = `value: ${number} hour${number === '1' ? '' : 's'}`
    const help = about === 'replies' ? `${like}, or value: ${number} days.` : `${like}, for example.`
    return tell(`${number} what?`, {help: `Write what is counted behind it: ${help}`})
  })
}

/** The one range of ages with that end that pages and records say. */
function agesWith(end: number, site: SiteFiles): string | undefined {
  const ranges = textsBesideFacts(site).flatMap(({text}) =>
    agesIn(text).filter(({from, to}) => [from, to].includes(end)),
  )
  const [only, ...more] = new Set(ranges.map(({from, to}) => `${from} to ${to}`))
  return more.length === 0 ? only : undefined
}

/** Where pages say the fact with nothing behind it, as visitors would read it. */
function saidOnPages(id: string, number: string, site: SiteFiles): string[] {
  return factPlaces(id, site).flatMap(({place, behind, before: all}): string[] => {
    const before = all.trim()
    // What was words with a number may be all that stands before a comma.
    if (!(open.test(before) || /^(?:\d+\.)?$/.test(before)) || !/^\s*(?:[.,;:!?)]|\n|$)/.test(behind)) return []
    const words = before.split(/\s+/).slice(-5).join(' ')
    return [`${place}, would say “${`${words} ${number}`.trim()}”.`]
  })
}
