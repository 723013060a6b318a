import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'
import {digitsOf, fieldSaying, figureOfTitle, figuresIn, figuresOfYears, type YearFigure} from './figuresOfYears.ts'

/** A record that counts all that a fact does, and stands under another year: “Our first 100 students” of 2022, where the fact is of 2021. */
export function saidYears(file: ContentFile, site: SiteFiles): Finding[] {
  const facts = figuresOfYears(site)
  return file.records.flatMap(({value}, index) =>
    facts
      .filter(
        (fact) => typeof value.year === 'number' && isOfFact(value, fact) && !isToldOtherwise(value, fact, file, facts),
      )
      .map((fact) => ({
        at: fieldAt(file, index, 'year'),
        message: `This says ${value.year} of ${fact.value} ${fact.counted}, and ${fact.place}, says ${fact.value} ${fact.label}.`,
        write: `year: ${fact.year}`,
        help: `If ${value.year} is right, write there: label: ${fact.label.replace(String(fact.year), String(value.year))}`,
        warning: true,
        unshown: `facts.yaml#${fact.id}`,
      })),
  )
}

/** Whether a record tells of the very figure: its title ends with it, and its words or all of the label show that no part of them is meant. */
function isOfFact(value: Record<string, unknown>, {counted, ...fact}: YearFigure): boolean {
  const said = figureOfTitle(value, counted)
  if (!said || digitsOf(said) !== digitsOf(fact.value)) return false
  return counted.includes(' ') || fieldSaying(said, value, counted) !== undefined
}

/** Whether the year may be right: the fact is of no year alone, the words speak of its year, another record of that year says it, or this year has a fact of its own. */
function isToldOtherwise(
  {year, ...value}: Record<string, unknown>,
  fact: YearFigure,
  {records}: ContentFile,
  facts: YearFigure[],
): boolean {
  const says = (words: unknown) =>
    figuresIn(String(words), fact.counted).some((said) => digitsOf(said) === digitsOf(fact.value))
  return (
    !fact.isOfYear ||
    year === fact.year ||
    Object.values(value).some((words) => String(words).includes(String(fact.year))) ||
    records.some((each) => each.value.year === fact.year && Object.values(each.value).some(says)) ||
    facts.some((each) => each.counted === fact.counted && each.year === year)
  )
}
