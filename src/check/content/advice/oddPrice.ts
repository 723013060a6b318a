import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** A price in figures where all others have one and the same in words, like Free. */
export function oddPrice(file: ContentFile, site: SiteFiles): Finding[] {
  const prices = [...site.content.values()].flatMap(({records}) =>
    records.flatMap(({value}) => (typeof value.price === 'string' ? [value.price] : [])),
  )
  const inFigures = prices.filter(hasFigure)
  const inWords = prices.filter((price) => !hasFigure(price))
  const [shared] = inWords
  if (inFigures.length !== 1 || inWords.length < 2 || inWords.some((price) => price !== shared)) return []
  return file.records.flatMap(({value}, index) =>
    hasFigure(String(value.price ?? ''))
      ? [
          {
            at: fieldAt(file, index, 'price'),
            message: `This costs ${value.price}, and the price of everything else is “${shared}”.`,
            help: 'If it is so, see to it that no page says otherwise.',
            warning: true,
          },
        ]
      : [],
  )
}

function hasFigure(price: string): boolean {
  return /\d/.test(price)
}
