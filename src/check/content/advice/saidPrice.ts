import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {eitherLine} from './eitherLine.ts'
import {fieldAt} from './fieldAt.ts'

const paid = /\b(?:tickets?|entry|costs?|price|fee|places?)\b[^.!?£]{0,20}(£\d[\d.,]*\d|£\d)/i

/** A price in the words of a record whose own price is another. */
export function saidPrice(file: ContentFile): Finding[] {
  return file.records.flatMap(({value}, index) =>
    Object.entries(value).flatMap(([field, words]): Finding[] => {
      if (field === 'price' || typeof words !== 'string' || typeof value.price !== 'string') return []
      const [, said] = paid.exec(words) ?? []
      if (!said || value.price.includes(said)) return []
      const message = `This says ${said}, and the price of this record is ${value.price}.`
      // “Tickets are Free” is no sentence.
      const here = value.price.startsWith('£') ? value.price : undefined
      const help = eitherLine(file, index, 'price', {here, there: said})
      return [{at: fieldAt(file, index, field, said), marked: said, message, help, warning: true}]
    }),
  )
}
