import type {Finding} from '../../finding.ts'
import {placeOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'
import {digitsOf, fieldSaying, figureOfTitle, figuresIn, figuresOfYears, type YearFigure} from './figuresOfYears.ts'

/** A record of a year whose title and words give another figure than the fact of that year: “Our first 100 students” of 2021. */
export function saidFigures(file: ContentFile, site: SiteFiles): Finding[] {
  const facts = figuresOfYears(site)
  return file.records.flatMap(({value}, index) =>
    facts.filter(({year}) => year === value.year).flatMap((fact) => saidIn(file, index, fact)),
  )
}

function saidIn(file: ContentFile, index: number, fact: YearFigure): Finding[] {
  const value = file.records[index]?.value ?? {}
  const tell = (field: string, said: string, also = '') => [
    {
      at: fieldAt(file, index, field, said),
      message: `This says ${said} ${fact.counted}${also}, and ${fact.place}, says ${fact.value} ${fact.label}.`,
      help: 'Correct what is wrong, so that all say the same.',
      warning: true,
      unshown: `facts.yaml#${fact.id}`,
    },
  ]
  const said = figureOfTitle(value, fact.counted)
  if (!said || digitsOf(said) === digitsOf(fact.value)) {
    // Fewer may be a part of them; more than there were nobody can have been. “500+” has no end.
    const more = Object.entries(value).flatMap(([field, words]) => {
      const typed = field === 'title' ? [] : figuresIn(String(words), fact.counted)
      const most = typed.find((each) => Number(digitsOf(each)) > Number(digitsOf(fact.value)))
      return most && !fact.value.endsWith('+') ? tell(field, most) : []
    })
    return more.slice(0, 1)
  }
  // Alone, it may be a part of them. The words below that say it too make it all of them, and so does all of the label.
  const also = fieldSaying(said, value, fact.counted)
  if (!also && !fact.counted.includes(' ')) return []
  const line = also && placeOf(file.text, fieldAt(file, index, also, digitsOf(said))).line
  return tell('title', said, line ? `, and so does line ${line}` : '')
}
