import {asPattern} from '../../asPattern.ts'
import type {Finding} from '../../finding.ts'
import {placeOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {ownRecords} from '../ownRecords.ts'
import {fieldAt} from './fieldAt.ts'

/** A figure of one year in `content/facts.yaml`: how many, and of what. */
interface Fact {
  value: string
  label: string
  /** Of `students in 2021`, what was counted, and when. */
  counted: string
  year: number
  id: string
  place: string
}

/** A record of a year whose title and words give another figure than the fact of that year: “Our first 100 students” of 2021. */
export function saidFigures(file: ContentFile, {content}: SiteFiles): Finding[] {
  const facts = factsIn(content)
  return file.records.flatMap(({value}, index) =>
    facts.filter(({year}) => year === value.year).flatMap((fact) => saidIn(file, index, fact)),
  )
}

function saidIn(file: ContentFile, index: number, fact: Fact): Finding[] {
  const value = file.records[index]?.value ?? {}
  const tell = (field: string, said: string, also = '') => [
    {
      at: fieldAt(file, index, field, said),
      message: `This says ${said} ${fact.counted}${also}, and ${fact.place} says ${fact.value} ${fact.label}.`,
      help: 'Correct what is wrong, so that all say the same.',
      warning: true,
      unshown: `facts.yaml#${fact.id}`,
    },
  ]
  const others = Object.entries(value).filter(([field]) => field !== 'title')
  const said = figureIn(String(value.title), fact.counted, '[.!]?$')
  if (!said || figureOf(said) === figureOf(fact.value)) {
    // Fewer may be a part of them; more than there were nobody can have been. “500+” has no end.
    const more = others.flatMap(([field, words]) => {
      const typed = [...String(words).matchAll(counting(fact.counted))].map(([, figure = '']) => figure)
      const most = typed.find((each) => Number(figureOf(each)) > Number(figureOf(fact.value)))
      return most && !fact.value.endsWith('+') ? tell(field, most) : []
    })
    return more.slice(0, 1)
  }
  // Alone, it may be a part of them. The words below that say it too make it all of them, and so does all of the label.
  const [, beginning = fact.counted] = /^(\S+ \S+) /.exec(fact.counted) ?? []
  const also = others.find(([, words]) => figureOf(figureIn(String(words), beginning) ?? '') === figureOf(said))
  if (!also && !fact.counted.includes(' ')) return []
  const line = also && placeOf(file.text, fieldAt(file, index, also[0], figureOf(said))).line
  return tell('title', said, line ? `, and so does line ${line}` : '')
}

function factsIn(content: SiteFiles['content']): Fact[] {
  const file = content.get('facts.yaml')
  if (!file) return []
  return ownRecords(content).facts.flatMap(({id, offset, value: {value, label}}) => {
    const [, counted = '', year] = /^(\D+) (?:in|by|of|since) (\d{4})$/.exec(String(label)) ?? []
    const isFigure = /^\d[\d,]*\+?$/.test(String(value))
    const at = fieldAt(
      file,
      file.records.findIndex((each) => each.offset === offset),
      'value',
    )
    const place = `content/facts.yaml, line ${placeOf(file.text, at).line},`
    return year && isFigure
      ? [{id, value: String(value), label: String(label), counted, year: Number(year), place}]
      : []
  })
}

/** The figure that stands before what was counted. */
function figureIn(words: string, counted: string, after?: string): string | undefined {
  return words.matchAll(counting(counted, after)).next().value?.[1]
}

function counting(counted: string, after = '(?![\\p{L}\\d])'): RegExp {
  return new RegExp(`(?<![\\d.,£])(\\d[\\d,]*\\+?) ${asPattern(counted)}${after}`, 'giu')
}

const figureOf = (said: string) => said.replace(/\D/g, '')
