import type {Change, FactClass, RecordChange, Redirect} from './model.ts'

const nouns: Record<FactClass, string> = {
  number: 'Number',
  price: 'Price',
  date: 'Date',
  hours: 'Hours',
  phone: 'Phone',
  email: 'Email',
  promise: 'Promise',
  link: 'Link',
  words: 'Words',
}

/** Names that are seen as well as heard, by the attribute that says them. */
const carriers: Record<string, string> = {placeholder: 'Hint in a field', title: 'Words under the pointer'}

/** A change in a word or two: `Heading renamed`. */
export function sayChange(change: Change): string {
  const {what, how, about} = change
  if (what === 'look') return how === 'removed' ? `No longer ${about}` : `Now ${about}`
  if (what === 'image' && hasSameWords(change)) return `Image replaced by another of the same name: ${about}`
  if (what === 'accessible name')
    return `${carriers[about?.split(' ').at(-1) ?? ''] ?? 'Name for screen readers'} ${how}`
  if (what === 'alt text' && about === 'svg') return `Description of a drawing ${how}`
  const said =
    what === 'words' && how === 'changed' ? 'Changed' : what === 'words' ? capital(how) : `${capital(what)} ${how}`
  return [about ? `${said}: ${about}` : said, change.where].filter(Boolean).join(', ')
}

/** A fact by its file, record and field: `Date: cohorts.yaml, spring-course, date`. */
export function sayFact({file, id, field, how, class: kind}: RecordChange): string {
  const what = [file, id, field].filter(Boolean).join(', ')
  // A whole record that came or went is more than the date or the price in it.
  return `${field || how === 'changed' ? nouns[kind] : 'Record'}${how === 'changed' ? '' : ` ${how}`}: ${what}`
}

/** The sections in which the same change stands, the first two by name. */
export function sayPlaces(sections: string[]): string {
  const names = [...new Set(sections)]
  const [first = '', second] = names
  if (sections.length === 1 || second === undefined)
    return sections.length > 1 ? `${first}, ${sections.length} times` : first
  const rest = names.length - 2
  return rest > 0
    ? `${first}, ${second} and ${rest === 1 ? 'another section' : `${rest} others`}`
    : `${first} and ${second}`
}

/** Where visitors meet a fact that no words of a document show, as far as anybody knows. */
export function sayElsewhere({elsewhere}: RecordChange): string {
  if (elsewhere === 'not known') return 'where it is shown is not known here'
  return elsewhere ? 'on no page as it opens, perhaps after a press' : 'in no words of a page'
}

/** Where an old address leads now: `/old led to /a, now leads to /b`. */
export function sayRedirect({address, before, after}: Redirect): string {
  return `${address} led to ${before ?? notFound}, now leads to ${after ?? notFound}`
}

/** What a visitor meets at an address that has no page any more. */
export function leads(redirect: string | undefined): string {
  return `leads to ${redirect ?? notFound}`
}

const notFound = '“page not found”'

/** Whether the words of a change are the same before and after, and need no marks. */
export function hasSameWords({before, after}: Change): boolean {
  return before === after
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
