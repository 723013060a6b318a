import type {Finding} from '../../finding.ts'
import {type ContentFile, textsUnder} from '../contentFile.ts'

/** A number of someone else that lacks a digit or some, as far as its length tells: those of the United Kingdom that begin with 0 have eleven or ten (Ofcom, National Telephone Numbering Plan). */
export function shortPhones(file: ContentFile): Finding[] {
  return textsUnder(file, 'phone').flatMap(({value, offset}): Finding[] => {
    const digits = value.replaceAll(' ', '')
    // Some begin with 0800 and have ten, and Childline has the one of eight.
    if (!/^0\d+$/.test(digits) || digits.length > 9 || digits === '08001111') return []
    return [
      {
        at: offset,
        message: `A number that begins with 0 has 10 or 11 digits, and this has ${digits.length}.`,
        help: 'Look it up, or ring it.',
        warning: true,
      },
    ]
  })
}
