import type {FactClass} from './model.ts'

/** The classes in the order in which a reviewer wants to see them: what costs someone most when it is wrong comes first. */
export const factClasses: FactClass[] = [
  'number',
  'price',
  'date',
  'hours',
  'phone',
  'email',
  'promise',
  'link',
  'words',
]

/** Words with which the charity binds itself. */
const binding = /\b(free|never|always|guarantee[ds]?|promise[ds]?|will|must|could|can’t|won’t|within)\b|’ll\b/giu

/** What kind of fact a field holds, by its name and its values. */
export function classOfFact(file: string, field: string, before = '', after = ''): FactClass {
  const values = [before, after].filter(Boolean)
  const name = field.split('.').at(-1) ?? ''
  const all = (pattern: RegExp) => values.every((value) => pattern.test(value))
  if (/^(to|href|url)$/.test(name) && all(/^[/#]|^\w+:/)) return 'link'
  if (all(/^\S+@\S+\.\S+$/)) return 'email'
  if (/phone/i.test(name) || all(/^(\+44|0)[\d ]{8,}$/)) return 'phone'
  if (/(^|\.)hours\b/.test(field) || /^(time|opens|closes)$/.test(name)) return 'hours'
  if (all(/^\d{4}-\d{2}(-\d{2})?$/) || /^(date|year|updated|copyrightYear)$/.test(name)) return 'date'
  if (
    /^(price|amount)$/.test(name) ||
    (values.some((value) => value.includes('£')) && numbers(before) !== numbers(after))
  )
    return 'price'
  if (numbers(before) !== numbers(after)) return 'number'
  if (file === 'notices.yaml' || bindings(before) !== bindings(after)) return 'promise'
  return 'words'
}

function numbers(text: string): string {
  // “1-to-1” is a way of talking.
  return (text.replace(/\b1-to-1\b/g, '').match(/\d[\d,.]*/g) ?? []).join()
}

function bindings(text: string): string {
  return (text.toLowerCase().match(binding) ?? []).join()
}
