import type {Finding} from '../../finding.ts'
import {type ContentFile, textsUnder} from '../contentFile.ts'

/** Given to films and examples, and to nobody (Ofcom, Telephone numbers for use in TV and radio drama programmes). */
const ofNobody = /^(?:08081570|02079460|07700900)\d{3}$/

/** Childline and the old health line, which have less than ten digits. */
const shorter = ['08001111', '08454647']

/** A number of someone else that nobody has, and one that lacks digits: those of the United Kingdom that begin with 0 have eleven or ten (Ofcom, National Telephone Numbering Plan). */
export function shortPhones(file: ContentFile): Finding[] {
  // Ours is on the list of what has to be real before the launch.
  const isOwn = file.name === 'site.yaml'
  return textsUnder(file, 'phone').flatMap(({value, offset}): Finding[] => {
    const digits = value.replaceAll(' ', '')
    if (ofNobody.test(digits) && !isOwn)
      return [
        {
          at: offset,
          message: 'This number is for films and examples: nobody answers it.',
          help: 'Look up theirs.',
          warning: true,
        },
      ]
    if (!/^0\d+$/.test(digits) || shorter.includes(digits)) return []
    if (digits.length > 9) return []
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
