import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import {placeOf} from '../places.ts'
import {fieldAt} from './advice/fieldAt.ts'
import type {ContentFile} from './contentFile.ts'
import type {ContentFolder} from './contentFolder.ts'

/** How long something takes: `2-3 hours`. */
export interface Length {
  from: number
  to: number
  unit: string
}

/** A record with a length. */
interface Lasting extends Length {
  file: string
  title: string
  text: string
  noun: string
  /** It is one of the records that the noun is for, as those of `workshops.yaml` are workshops. */
  isOne: boolean
  at: number
  line: number
}

/** How long all of a kind take, as several records say alike: of `Group Workshops` and `Workshops`, and each of `workshops.yaml`. */
export interface KindLength extends Length {
  /** `workshop`, `mentoring` */
  noun: string
  /** The titles by which it is said: a page of that name is about it. */
  titles: string[]
  /** That others than that one say it, with the line where there is one in a file: `line 7 of content/formats.yaml and content/ways.yaml say 2-3 hours of Group Workshops`. */
  said: string
  /** The one record that says otherwise, if there is one. */
  odd: Lasting | undefined
}

const length = /^(\d+)(?:(?:[-–]| to )(\d+))? (minute|hour|day|week|month|year)s?$/i

const known = new WeakMap<ContentFolder['content'], KindLength[]>()

/** The kinds of which it is certain how long they take. */
export function kindLengths(content: ContentFolder['content']): KindLength[] {
  const found = known.get(content) ?? findKinds(content)
  known.set(content, found)
  return found
}

function findKinds(content: ContentFolder['content']): KindLength[] {
  const all = [...content.values()].flatMap(lastingIn)
  return [...groupBy(all, ({noun}) => [noun])].flatMap(([noun, records]): KindLength[] => {
    const alike = [...groupBy(records, ({from, to, unit}) => [`${from} ${to} ${unit}`]).values()]
    const [most = [], others = []] = alike.sort((one, other) => other.length - one.length)
    const [first] = most.filter(({isOne}) => !isOne)
    const [odd, ...more] = others
    if (!first || alike.length > 2 || more.length > 0) return []
    const files = [...new Set(most.map(({file}) => file))]
    // Of one record alone, it has to be called by the noun and nothing else; and against one other, there have to be three.
    const isCertain = files.length > 1 ? !odd || most.length > 2 : records.length === 1 && !first.title.includes(' ')
    if (!isCertain) return []
    const titles = [...new Set(most.flatMap(({isOne, title}) => (isOne ? [] : [title])))]
    const sayers = files.filter((file) => file !== odd?.file)
    const where = sayers.map((file) => {
      const [one, ...rest] = new Set(most.filter((each) => each.file === file).map(({line}) => line))
      return `${one && rest.length === 0 ? `line ${one} of ` : ''}content/${file}`
    })
    const {from, to, unit, text} = first
    const said = `${listed(where, 'and')} ${where.length > 1 ? 'say' : 'says'} ${text} of ${titles[0]}`
    return [{noun, from, to, unit, titles, said, odd}]
  })
}

/** The length that a value is: 2 to 3 of `2-3 hours`. */
export function lengthOf(value: string): Length | undefined {
  const [, from, to = from, unit = ''] = length.exec(value) ?? []
  return from === undefined ? undefined : {from: Number(from), to: Number(to), unit: unit.toLowerCase()}
}

/** The records of a file that have a length, and one only. */
function lastingIn(file: ContentFile): Lasting[] {
  const kind = file.name.replace(/s\.yaml$/, '')
  return file.records.flatMap(({value: {title, ...fields}}, index) => {
    const [found, ...more] = Object.entries(fields).filter(([, value]) => length.test(String(value)))
    if (typeof title !== 'string' || !found || more.length > 0) return []
    const [field, text] = [found[0], String(found[1])]
    const lasts = lengthOf(text)
    if (!lasts) return []
    const at = fieldAt(file, index, field)
    const own = {file: file.name, title, text, at, line: placeOf(file.text, at).line}
    const nouns = new Set([kind, (title.split(' ').at(-1) ?? '').toLowerCase().replace(/(?<=ss)es$|s$/, '')])
    return [...nouns].map((noun) => ({...own, ...lasts, noun, isOne: noun === kind}))
  })
}
