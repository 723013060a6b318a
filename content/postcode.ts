import {z} from 'zod'
import {refuse} from './fields.ts'

/** The first half of a postcode, and the last. */
const [outward, inward] = ['[A-Z]{1,2}\\d[A-Z\\d]?', '\\d[A-Z]{2}']

/** No place has it. */
const example = 'AA1 1AA'

/** A British postcode, which says by itself what it lacks. */
export function postcode() {
  return z
    .string()
    .superRefine((said, context) => {
      if (new RegExp(`^${outward} ${inward}$`).test(said)) return
      const plain = said.toUpperCase().replace(/[\s.-]+/g, '')
      const [, first, last] = new RegExp(`^(${outward})(${inward})$`).exec(plain) ?? []
      if (first && last)
        refuse(context, [], 'A postcode has capitals, and one space before its last three signs.', `${first} ${last}`)
      else context.addIssue(lacking(plain, /\s/.test(said.trim())))
    })
    .meta({description: 'a postcode with its space', examples: [example]})
}

/** What such a postcode lacks, or has too much. */
function lacking(plain: string, hasSpace: boolean): string {
  const is = (pattern: string) => new RegExp(`^${pattern}$`).test(plain)
  if (is(`${outward}\\d[A-Z]`))
    return 'The last letter of this postcode is missing: it ends in a figure and two letters.'
  if (hasSpace && is(`${outward}\\d`)) return 'The last two letters of this postcode are missing.'
  if (is(`${outward}[A-Z]{2}`)) return 'The figure before the last two letters of this postcode is missing.'
  if (is(outward)) return 'The second half of this postcode is missing: a figure and two letters.'
  if (is(`\\d[A-Z\\d]?${inward}`)) return 'The letters are missing that this postcode begins with.'
  if (is(`${outward}${inward}[A-Z]+`))
    return 'This postcode has a letter too many: it ends in a figure and two letters.'
  return 'postcode must be a postcode with its space.'
}
