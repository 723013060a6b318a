import type {Finding} from '../../finding.ts'
import {linesOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {recordKinds} from '../schemas.ts'
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
  const otherwise = saidOtherwise(file, site)
  // What no page says otherwise is so.
  if (otherwise.length === 0) return []
  return file.records.flatMap(({value}, index) =>
    hasFigure(String(value.price ?? ''))
      ? [
          {
            at: fieldAt(file, index, 'price'),
            message: `This costs ${value.price}, and the price of everything else is “${shared}”.`,
            help: `If it is so, change what says otherwise: ${otherwise.join('; ')}. If not, write: price: ${shared}`,
            warning: true,
          },
        ]
      : [],
  )
}

function hasFigure(price: string): boolean {
  return /\d/.test(price)
}

/** Where pages say that everything is free, or every record of that kind. */
function saidOtherwise({name}: ContentFile, {pages}: SiteFiles): string[] {
  const kind = [...recordKinds].find(([, file]) => file === name)?.[0] ?? ''
  // What names the kind comes first.
  const said = [`every ${kind}|all(?: our| the)? ${kind}s?`, 'everything'].flatMap((all) => {
    const pattern = new RegExp(`(?<!\\b(?:nearly|almost|not) )\\b(?:${all})\\b.*\\bfree\\b`, 'i')
    return pages.flatMap(({file, text}) =>
      linesOf(text).flatMap(({text: line}, index) => (pattern.test(line) ? [`${file}, line ${index + 1}`] : [])),
    )
  })
  return [...new Set(said)]
}
