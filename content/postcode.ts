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
      const whole = new RegExp(`^(${outward})(${inward})$`)
      const [, first, last] = whole.exec(plain) ?? []
      const [, district, sector] = whole.exec(withFigures(plain)) ?? []
      if (!first && district && sector)
        refuse(
          context,
          [],
          'A letter stands in this postcode where a figure belongs, and only looks like it.',
          `${district} ${sector}`,
        )
      else if (first && last)
        refuse(context, [], 'A postcode has capitals, and one space before its last three signs.', `${first} ${last}`)
      else context.addIssue(lacking(plain, /\s/.test(said.trim())))
    })
    .meta({description: 'a postcode with its space', examples: [example]})
}

/** A postcode with 0 and 1 for the letters O, I and L where only a figure can stand; no district is 01. */
function withFigures(plain: string): string {
  const figure = (letter: string) => letter.replace('O', '0').replace(/[IL]/, '1')
  return plain.replace(
    /^([A-Z]{1,2}?)(?![O0]\d\d)([\dOIL])([A-Z\d]?)([\dOIL])([A-Z]{2})$/,
    (_, area: string, district: string, more: string, sector: string, unit: string) =>
      area + figure(district) + more + figure(sector) + unit,
  )
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
