import type {Finding} from '../../finding.ts'
import {type ContentFile, textsUnder} from '../contentFile.ts'

/** Given to films and examples, and to nobody (Ofcom, Telephone numbers for use in TV and radio drama programmes). */
const ofNobody = /^(?:08081570|02079460|07700900)\d{3}$/

/** Of those that begin with 0800, nearly all have eleven digits: the few that are known to have less, of Childline, Crimestoppers, the gas emergency service, the anti-terrorist hotline and the railway police. */
const shorter = ['08001111', '0800555111', '0800111999', '0800789321', '0800405040']

/** A number of someone else that nobody has, and one that lacks a digit or some, as far as its length tells: those of the United Kingdom that begin with 0 have eleven or ten (Ofcom, National Telephone Numbering Plan). */
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
    if (/^0800\d{6}$/.test(digits))
      return [
        {
          at: offset,
          message: 'This number has 10 digits, and nearly all that begin with 0800 have 11.',
          help: 'Look it up, or ring it.',
          warning: true,
        },
      ]
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
