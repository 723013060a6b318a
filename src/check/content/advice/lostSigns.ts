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

const goesOn = '(?=(?: (?:or|and|to|for|if|yourself)\\b|[.,!;]|$))'
/** The name of a sign that lost its brackets, or has others: “write to email yourself”, “call (phone)”. */
const bare: [sign: 'email' | 'phone' | 'volunteerEmail', found: RegExp][] = [
  ['volunteerEmail', /(?<!\{)\(?\bvolunteerEmail\b\)?(?!\})/],
  ['email', /(?<=\b(?:write to|e-?mail|send (?:it|this|them|your \p{L}+) to|contact) )\(email\)/iu],
  ['email', new RegExp(`(?<=\\b(?:write to|e-?mail) )email${goesOn}`, 'i')],
  ['email', /(?<=\bsend (?:it|this|them|your \p{L}+) to )email(?=[.!]|$)/iu],
  ['phone', /(?<=\b(?:call|ring|phone) )\(phone\)/i],
  ['phone', new RegExp(`(?<=\\b(?:call|ring|phone) )phone${goesOn}`, 'i')],
]

/** Words that ask visitors to write or to call and lost `{email}` or `{phone}`, in a field that makes links of these. */
export function lostSigns({name, document, text, records}: ContentFile): Finding[] {
  return valuesIn(document).flatMap(({value, start, end, path}): Finding[] => {
    if (!takesContacts(schemaAt(schemas.get(name), path))) return []
    const [named] = bare.flatMap(([sign, said]) => {
      const match = said.exec(value)
      return match ? [{sign, at: match.index, over: match[0]}] : []
    })
    const [absent] = missing.flatMap(([sign, before]) => {
      const match = before.exec(value)
      return match
        ? [{sign: ofVolunteers(sign, `${titleOf(records, path)} ${value}`), at: match.index + match[0].length}]
        : []
    })
    const found = named ?? absent
    if (!found) return []
    const [over, by] = named ? [named.over, `{${named.sign}}`] : ['', ` {${found.sign}}`]
    const words = value.slice(0, found.at) + by + value.slice(found.at + over.length)
    const typed = text.slice(start, end)
    const field = typeof path.at(-1) === 'number' ? '-' : `${path.at(-1)}:`
    const isNumber = found.sign === 'phone'
    // Words that begin with a letter need no quote marks for a sign among them, unless they stand in brackets.
    const isPlain =
      typed === value && !/^[{[]/.test(words) && !/[{[]/.test(text.slice(text.lastIndexOf('\n', start), start))
    const mended = isPlain ? words : asYaml(words)
    const behind = value.slice(0, found.at).trimEnd().split(' ').slice(-3).join(' ')
    return [
      {
        at: start + Math.max(0, typed.includes('\n') ? 0 : typed.indexOf(value) + found.at - (named ? 0 : 1)),
        message: named
          ? `The ${isNumber ? 'number' : 'address'} is shown where {${found.sign}} stands.`
          : `{${found.sign}} is missing here: nobody sees ${isNumber ? 'which number to call' : 'where to write'}.`,
        ...(typed.includes('\n')
          ? {help: `Write {${found.sign}} ${named ? `in place of ${over}` : ''} after “${behind}”.`.replace('  ', ' ')}
          : {...written(typed, mended), write: `${field} ${mended}`}),
        warning: true,
      },
    ]
  })
}

function titleOf(records: ContentFile['records'], path: (string | number)[]): string {
  return String(records[Number(path[0])]?.value.title ?? '')
}

function ofVolunteers(sign: 'email' | 'phone', words: string): 'email' | 'phone' | 'volunteerEmail' {
  return sign === 'email' && /volunteer/i.test(words) ? 'volunteerEmail' : sign
}
