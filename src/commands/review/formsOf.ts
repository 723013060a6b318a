import {wordsOf} from './wordMarks.ts'

const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', {...options, timeZone: 'UTC'})
const dateForms = [
  date({weekday: 'long', day: 'numeric', month: 'long', year: 'numeric'}),
  date({weekday: 'short', day: 'numeric', month: 'short', year: 'numeric'}),
]
const monthForms = [date({month: 'long', year: 'numeric'}), date({month: 'short', year: 'numeric'})]

/** The words in which a page may show a value of `content/`: dates written out, amounts with their sign, numbers as they are dialled. */
export function formsOf(value: string): string[] {
  const forms = [value, ...value.split('\n')]
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) forms.push(...dateForms.map((form) => form.format(new Date(value))))
  if (/^\d{4}-\d{2}$/.test(value)) forms.push(...monthForms.map((form) => form.format(new Date(`${value}-01`))))
  if (/^\d+$/.test(value))
    forms.push(`£${value}`, Number(value).toLocaleString('en-GB'), `£${Number(value).toLocaleString('en-GB')}`)
  // A link to it dials it from anywhere.
  if (/^0(?: ?\d){9,10}$/.test(value)) forms.push(`+44${value.replaceAll(' ', '').slice(1)}`)
  return [...new Set(forms)]
}

/** The single words of all those forms. */
export function formWords(value: string): Set<string> {
  return new Set(formsOf(value).flatMap((form) => wordsOf(form.toLowerCase())))
}
