import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import type {OwnRecords} from './ownRecords.ts'

type Advised = Omit<Finding, 'at'>

/** What only a page can have: a tag, signs of Markdown, a picture. */
const ofPages = /<[A-Z]\w*|\*\*|~~|##|\bMarkdown\b|COMPONENTS\.md|public\/|\]\(/

/** What a rule about words advises, as a record can have it: our phone number for `<Phone />`, and no advice that is for pages. */
export function inRecords<Told extends Advised>(finding: Told, {details}: OwnRecords, takesSigns: boolean): Told {
  const {write, swap, help, ...said} = finding
  const [, tag = ''] = /^<(Phone|Email) \/>$/.exec(write ?? '') ?? []
  if (tag) {
    const field = tag.toLowerCase()
    const by = takesSigns ? `{${field}}` : String(details[field])
    return {...said, write: by, ...(swap && {swap: {...swap, by}}), ...(help && {help})} as Told
  }
  if (help === undefined || !ofPages.test(help)) return finding
  // Of several sentences, those stay that are for records too; the name of a file has a full stop within.
  const own = (help.match(/(?:[^.!?]|[.!?](?!\s|$))+[.!?]+(?=\s|$)/g) ?? []).filter(
    (sentence) => !ofPages.test(sentence),
  )
  const plain = own.join('').trim() || 'Delete it: a record holds plain words only.'
  return {...finding, help: plain}
}

/** Whether a field makes links of `{email}` and `{phone}`: then it takes no other word in braces. */
export function takesContacts(field: z.ZodType | undefined): boolean {
  return field?.safeParse('Write to {email}.').success === true && !field.safeParse('Write to {nobody}.').success
}
