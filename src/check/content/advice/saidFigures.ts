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
  place: string
}

/** A record of a year whose title and words give another figure than the fact of that year: “Our first 100 students” of 2021. */
export function saidFigures(file: ContentFile, {content}: SiteFiles): Finding[] {
  const facts = factsIn(content)
  return file.records.flatMap(({value}, index) =>
    facts
      .filter(({year}) => year === value.year)
      .flatMap((fact): Finding[] => {
        const said = figureIn(String(value.title), fact.counted, '[.!]?$')
        if (!said || figureOf(said) === figureOf(fact.value)) return []
        // Alone, it may be a part of them. The words below that say it too make it all of them, and so does all of the label.
        const also = Object.entries(value).find(
          ([field, words]) => field !== 'title' && figureIn(String(words), fact.counted) === said,
        )
        if (!also && !fact.counted.includes(' ')) return []
        const [at, there] = ['title', also?.[0] ?? ''].map((field) => fieldAt(file, index, field, said))
        const again = also ? `, and so does line ${placeOf(file.text, there ?? 0).line}` : ''
        return [
          {
            at: at ?? 0,
            message: `This says ${said} ${fact.counted}${again}, and ${fact.place} says ${fact.value} ${fact.label}.`,
            help: 'Correct what is wrong, so that all say the same.',
            warning: true,
          },
        ]
      }),
  )
}

function factsIn(content: SiteFiles['content']): Fact[] {
  const text = content.get('facts.yaml')?.text ?? ''
  return ownRecords(content).facts.flatMap(({offset, value: {value, label}}) => {
    const [, counted = '', year] = /^(\D+) (?:in|by|of|since) (\d{4})$/.exec(String(label)) ?? []
    const isFigure = /^\d[\d,]*\+?$/.test(String(value))
    const place = `content/facts.yaml, line ${placeOf(text, offset).line},`
    return year && isFigure ? [{value: String(value), label: String(label), counted, year: Number(year), place}] : []
  })
}

/** The figure that stands before what was counted. */
function figureIn(words: string, counted: string, after = '(?![\\p{L}\\d])'): string | undefined {
  return new RegExp(`(?<![\\d.,£])(\\d[\\d,]*\\+?) ${asPattern(counted)}${after}`, 'iu').exec(words)?.[1]
}

const figureOf = (said: string) => said.replace(/\D/g, '')
