import {z} from 'zod'
import {nearest} from '../nearest.ts'
import {plainName} from '../plainName.ts'
import {withoutMarkdown} from '../plainWords.ts'
import {readBlock} from './typed/block.ts'
import {readAddress, readEmail, readNumberAlone, readPhone} from './typed/contact.ts'
import {readDay, readMonth, readWeekdays} from './typed/day.ts'
import {readNumber} from './typed/number.ts'
import {readTime} from './typed/time.ts'

/** What someone typed in a field, in the form that the field has; nothing when nobody can be certain what they meant. */
export function meantValue(typed: string, field: z.ZodType | undefined): unknown {
  if (!field || typed.trim() === '') return undefined
  return readings(typed.trim(), field).find((value) => field.safeParse(value).success)
}

/** Every way to read it, from the nearest on; the field itself says which of them it takes. */
function readings(typed: string, field: z.ZodType): unknown[] {
  if (field instanceof z.ZodObject) return readBlock(typed, field)
  if (field instanceof z.ZodArray) {
    const plain = typed.replace(/^\((.*)\)$/, '$1')
    const parts = (/;\s/.test(plain) ? plain.replace(/;$/, '').split(/\s*;\s+/) : plain.split(/\s*[,;]\s*/)).map(
      (part) => part.trim(),
    )
    // Several short points, each with its capital, or more than two without “and”, or what semicolons part; other words with a comma are one.
    const isListed = (parts.length > 2 || /;\s/.test(plain)) && parts.every((part) => !/^and\b|[.!?]/.test(part))
    const arePoints = parts.every((part) =>
      isListed ? part.split(' ').length < 9 : /^\p{Lu}\S*(?: \S+){0,3}$/u.test(part),
    )
    return arePoints ? [isListed ? parts.map(withCapital) : parts, parts, [typed]] : [[typed], parts]
  }
  // A field that takes a space takes words, and those stay as they are.
  const takesWords = field.safeParse('a b').success
  return [
    // A number in one is read in groups, whatever else the field takes.
    ...(/^0\d{10}$/.test(typed) ? readPhone(typed) : []),
    typed,
    Number(typed),
    ...(takesWords ? [] : [plainName(typed)]),
    ...readNumber(typed),
    ...readDay(typed),
    ...readMonth(typed),
    ...readTime(typed),
    ...readWeekdays(typed),
    ...readPhone(typed),
    ...(takesWords || !field.safeParse('116 123').success ? [] : readNumberAlone(typed)),
    ...readEmail(typed),
    ...readAddress(typed),
    // `112 3456` of a register, and a question without its sign.
    ...(/^[\d\s.-]+$/.test(typed) ? [typed.replace(/\D/g, '')] : []),
    ...(typed.includes('?') || takesWords ? [] : [typed.replace(/？?$/, '?')]),
    // Quotation marks round words that the site gives its own.
    withoutMarks(typed),
    ...readPath(typed),
    // The name of a file with the short ending.
    typed.replace(/\.yml$/, '.yaml'),
    typed.replace(/\.md$/, '.mdx'),
    ...readSigns(typed),
    withoutMarkdown(typed),
    // A name has a capital.
    withCapital(typed),
  ]
}

/** What fields have in braces, which becomes a link, a title or a figure. */
const signs = ['email', 'volunteerEmail', 'phone', 'title', 'amount', 'number']

/** `{mail}` or `{email`, for the sign that is like it. */
function readSigns(typed: string): string[] {
  const inBraces = typed.replace(
    new RegExp(`(?:\\[|\\(|<|\\{\\{?|(?<![\\w{])) *(${signs.join('|')}) *(?:\\]|\\)|>|\\}\\}?)`, 'g'),
    '{$1}',
  )
  // One without any, the last first: “email email” asks to email it.
  const bare = [...typed.matchAll(new RegExp(`(?<![\\w{])(${signs.join('|')})(?![\\w}])`, 'g'))].reverse()
  return [
    inBraces.replace(/\{([\w-]+)\}?/g, (_, name: string) => `{${nearest(name, signs) ?? name}}`),
    ...bare.map(({index, 0: name}) => `${typed.slice(0, index)}{${name}}${typed.slice(index + name.length)}`),
  ]
}

/** `about` or `pages/about.mdx`, for the page at `/about`. */
function readPath(typed: string): string[] {
  const [, path] = /^\/?(?:pages\/)?([a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:\.mdx)?$/.exec(typed) ?? []
  return path ? [`/${path}`] : []
}

/** Words without the quotation marks at their ends; one that lost its partner so goes too: `"60"+`. */
function withoutMarks(typed: string): string {
  const bare = typed.replace(/^["“”'‘]+|["“”'’]+$/g, '')
  return bare.match(/["“”]/g)?.length === 1 ? bare.replace(/["“”]/, '') : bare
}

function withCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
