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

/** A change in a word or two: `Heading renamed`. */
export function sayChange({what, how, about}: Change): string {
  if (what === 'look') return how === 'added' ? `Now ${about}` : `No longer ${about}`
  const said =
    what === 'words' && how === 'changed' ? 'Changed' : what === 'words' ? capital(how) : `${capital(what)} ${how}`
  return about ? `${said}: ${about}` : said
}

/** A fact by its file, record and field: `Date: cohorts.yaml, spring-course, date`. */
export function sayFact({file, id, field, how, class: kind}: RecordChange): string {
  const what = [file, id, field].filter(Boolean).join(', ')
  // A whole record that came or went is more than the date or the price in it.
  return `${field || how === 'changed' ? nouns[kind] : 'Record'}${how === 'changed' ? '' : ` ${how}`}: ${what}`
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
