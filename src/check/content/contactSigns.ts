import type {z} from 'zod'
import {asPattern} from '../asPattern.ts'
import type {SiteDetails} from './siteDetails.ts'

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.source
const number = /(?<![\d+])\+?\d[\d ()-]{8,16}\d(?!\d)/.source

/** Words with a record’s own way to say what tags and links by hand say on pages, and a mail program between < and >: `{email}` in a field that makes a link of it, or our address. */
export function asInRecords(words: string, details: SiteDetails, field: z.ZodType | undefined): string {
  return withSigns(withContacts(words, details, field), details, takesContacts(field))
}

/** Words with `{email}` and the like for our own addresses and number, where their field makes links of those and takes the words so. */
export function withOwnSigns(words: string, details: SiteDetails, field: z.ZodType | undefined): string {
  const signed = words.replace(new RegExp(`${mail}|${number}`, 'g'), (typed) => signOf(typed, details, field) ?? typed)
  return signed !== words && field?.safeParse(signed).success ? signed : words
}

/** What the tags of pages show, in place of those tags. */
function withSigns(words: string, details: SiteDetails, takesSigns: boolean): string {
  const tags = /<(Email|Phone|Fact|Count)(?: (?:box|fact|of)="([\w-]+)")?(?: letter="(capital)")?\s*\/>/g
  return words.replace(tags, (_, tag: string, of?: string, capital?: string) => {
    if (tag === 'Fact' || tag === 'Count') return `{${capital ? tag : tag.toLowerCase()}:${of ?? ''}}`
    const field = of ? `${of}Email` : tag.toLowerCase()
    return takesSigns ? `{${field}}` : String(details[field] ?? '')
  })
}

/** What a link by hand to an address or number of ours is in a field that makes the link itself; with our name before it where a mail program wrote that. */
function withContacts(words: string, details: SiteDetails, field: z.ZodType | undefined): string {
  const named = `(?:["“]?${asPattern(String(details.name ?? ''))}["”]? )?<(${mail})>`
  const links = new RegExp(
    String.raw`<a\s[^>]*href=["']?(?:mailto|tel):([^"'\s>?]+)[^>]*>.*?</a>|\[[^\]]*\]\((?:mailto|tel):([^)\s?]+)\)|${named}`,
    'g',
  )
  return words.replace(
    links,
    (link, html = '', markdown = '', typed = '') => signOf(html || markdown || typed, details, field) ?? link,
  )
}

/** The sign that stands for a contact of ours in a field, if it takes that. */
function signOf(contact: string, details: SiteDetails, field: z.ZodType | undefined): string | undefined {
  // Words alone take any.
  if (!takesContacts(field)) return undefined
  const name = Object.keys(details).find(
    (each) => plainNumber(details[each]) === plainNumber(contact) && field?.safeParse(`Write to {${each}}.`).success,
  )
  return name && `{${name}}`
}

/** An address as it is, and a number as it is dialled here. */
function plainNumber(contact: unknown): string {
  const words = String(contact ?? '').trim()
  return /^[+\d][\d ]+$/.test(words) ? words.replaceAll(' ', '').replace(/^\+44/, '0') : words
}

/** Whether a field makes links of `{email}` and `{phone}`: then it takes no other word in braces. */
function takesContacts(field: z.ZodType | undefined): boolean {
  return field?.safeParse('Write to {email}.').success === true && !field.safeParse('Write to {nobody}.').success
}
