import {asPattern} from '../../asPattern.ts'
import {placeOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import {ownRecords} from '../ownRecords.ts'
import {fieldAt} from './fieldAt.ts'

/** A figure of one year in `content/facts.yaml`: how many, and of what. */
export interface YearFigure {
  value: string
  label: string
  /** Of `students in 2021`, what was counted, by which word, and when. */
  counted: string
  how: string
  year: number
  /** Counted in that year alone, and not by it or since it. */
  isOfYear: boolean
  id: string
  /** Where it stands, for who is told of it: `content/facts.yaml, line 6`. */
  place: string
  /** The same of its label. */
  labelPlace: string
}

/** What `content/facts.yaml` counts of one year. */
export function figuresOfYears({content}: SiteFiles): YearFigure[] {
  const file = content.get('facts.yaml')
  if (!file) return []
  return ownRecords(content).facts.flatMap(({id, value: {value, label}}, index) => {
    const [, counted = '', how = '', year] = /^(\D+) (in|by|of|since) (\d{4})$/.exec(String(label)) ?? []
    const isFigure = /^\d[\d,]*\+?$/.test(String(value))
    const [place = '', labelPlace = ''] = ['value', 'label'].map(
      (field) => `content/facts.yaml, line ${placeOf(file.text, fieldAt(file, index, field)).line}`,
    )
    const isOfYear = how === 'in' || how === 'of'
    return year && isFigure
      ? [
          {
            id,
            value: String(value),
            label: String(label),
            counted,
            how,
            year: Number(year),
            isOfYear,
            place,
            labelPlace,
          },
        ]
      : []
  })
}

/** The figures that words say before what was counted; `after`: what has to follow it. */
export function figuresIn(words: string, counted: string, after = '(?![\\p{L}\\d])'): string[] {
  const pattern = new RegExp(`(?<![\\d.,£])(\\d[\\d,]*\\+?) ${asPattern(counted)}${after}`, 'giu')
  return [...words.matchAll(pattern)].map(([, figure = '']) => figure)
}

/** The figure that a title ends with: “Our first 100 students”. */
export function figureOfTitle({title}: Record<string, unknown>, counted: string): string | undefined {
  return figuresIn(String(title), counted, '[.!]?$')[0]
}

/** The field besides the title that says a figure of the title too, by the first words of what was counted: then all of them were meant. */
export function fieldSaying(figure: string, value: Record<string, unknown>, counted: string): string | undefined {
  const [, beginning = counted] = /^(\S+ \S+) /.exec(counted) ?? []
  const others = Object.entries(value).filter(([field]) => field !== 'title')
  return others.find(([, words]) => digitsOf(figuresIn(String(words), beginning)[0] ?? '') === digitsOf(figure))?.[0]
}

/** A figure without its signs: 1000 of `1,000+`. */
export const digitsOf = (said: string) => said.replace(/\D/g, '')
