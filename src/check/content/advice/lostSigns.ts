import {type Finding, written} from '../../finding.ts'
import {asYaml} from '../asYaml.ts'
import type {ContentFile} from '../contentFile.ts'
import {schemaAt} from '../field.ts'
import {takesContacts} from '../inRecords.ts'
import {schemas} from '../schemas.ts'
import {valuesIn} from '../valuesIn.ts'

/** Where whoever reads is asked to write or to call, as a sentence begins or goes on. */
const asked = '(?<=^|[.!?:,] |\\b(?:please|now|and|just) |\\} or )'
/** “Email or call us” has its object behind both. */
const alone = '(?! (?:or|and) \\p{L}+(?: (?!\\{)\\p{L}+|[.,!]))'
/** What can’t follow that, unless the sign between the two was deleted: “Email to join”, “call.” */
const missing: [sign: 'email' | 'phone', before: RegExp][] = [
  ['email', new RegExp(`${asked}e-?mail(?= (?:or|and|to|for|if)\\b|[.,!;]|$)${alone}`, 'iu')],
  ['email', /\bwrite to(?= (?:or|and|for|if|yourself)\b|[.,!;]|$)/i],
  ['email', /\bsend (?:it|this|them|your \p{L}+) to(?=[.!]|$)/iu],
  ['phone', new RegExp(`${asked}(?:call|ring|phone)(?= (?:or|and)\\b|[.,!;]|$)${alone}`, 'iu')],
  ['phone', /(?<=\} or )(?:call|ring|phone)(?= (?:to|for|if)\b)/],
]

/** Words that ask visitors to write or to call and lost `{email}` or `{phone}`, in a field that makes links of these. */
export function lostSigns({name, document, text, records}: ContentFile): Finding[] {
  return valuesIn(document).flatMap(({value, start, end, path}): Finding[] => {
    if (!takesContacts(schemaAt(schemas.get(name), path))) return []
    const [found] = missing.flatMap(([sign, before]) => {
      const match = before.exec(value)
      return match ? [{sign, at: match.index + match[0].length}] : []
    })
    if (!found) return []
    const {title = ''} = records[Number(path[0])]?.value ?? {}
    const isOfVolunteers = found.sign === 'email' && /volunteer/i.test(`${title} ${value}`)
    const sign = isOfVolunteers ? 'volunteerEmail' : found.sign
    const words = `${value.slice(0, found.at)} {${sign}}${value.slice(found.at)}`
    const typed = text.slice(start, end)
    const field = typeof path.at(-1) === 'number' ? '-' : `${path.at(-1)}:`
    return [
      {
        at: start + Math.max(0, typed.includes('\n') ? 0 : typed.indexOf(value) + found.at - 1),
        message: `{${sign}} is missing here: nobody sees ${found.sign === 'email' ? 'where to write' : 'which number to call'}.`,
        ...(typed.includes('\n')
          ? {help: `Write it after “${value.slice(0, found.at).split(' ').slice(-3).join(' ')}”.`}
          : {...written(typed, asYaml(words)), write: `${field} ${asYaml(words)}`}),
        warning: true,
      },
    ]
  })
}
