import type {WordSlip} from './wordSlips.ts'

/** A sum with thousands in commas, or in figures alone. */
const pounds = String.raw`\d+(?:,\d{3})*`
/** What makes “£2.5” two and a half of something larger, right behind it or behind the other end of a range. */
const larger = String.raw`(?:m|bn|k|tn|million|billion|thousand|trillion)(?![\p{L}])`
/** What a part of a penny can be the price of. */
const small = 'kWh|litres?|units?|miles?|km|minutes?|seconds?|shares?|words?|texts?|pages?|clicks?|sheets?|copy|copies'

/** Pence behind a sum, which a word or “p.m.” is not. */
const pence = String.raw`p(?:ence)?(?![\p{L}\d]|\.\p{L})`

/** A sum of money is written as one, in pounds or in pence: `£25`, `£1.50`, `25p`. */
export const moneySlips: WordSlip[] = [
  {
    // Of less than a pound the p is as people say it, of more the £.
    pattern: new RegExp(String.raw`£ ?(?=[\d.,]*\d)(${pounds})?(?:\.(\d\d?))? ?${pence}`, 'gu'),
    message: 'An amount has £ in front or p behind it.',
    write: ([, whole = '0', part]) => (part === undefined ? `${whole}p` : sum(whole, part)),
    help: ([, whole = '0', part]) => (part === undefined ? `If it is pounds: £${whole}` : ''),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d.,£])0?\.(\d\d)p(?![\p{L}\d]| ?(?:per|an?|each) (?:${small})\b)`, 'gu'),
    message: 'This is less than a penny.',
    write: ([, part = '']) => `${Number(part)}p`,
  },
  {
    pattern: new RegExp(String.raw`£\.(\d\d?)(?![\d.]| ?${larger}| ?${pence})`, 'gu'),
    message: 'An amount of less than a pound has p behind it.',
    write: ([, part = '']) => sum('0', part),
  },
  {
    pattern: new RegExp(
      String.raw`£(${pounds})\.(\d)(?![\d.,]*\d| ?${larger}| ?(?:to|and|or|–|-) ?£?[\d.,]+ ?${larger}| ?${pence})`,
      'gu',
    ),
    message: 'Pence have two figures.',
    write: ([, whole, part]) => `£${whole}.${part}0`,
  },
  {
    pattern: /£(\d{1,3}),(\d\d)(?![\d,])/g,
    message: 'A comma parts thousands, and a full stop pounds from pence.',
    write: ([, whole, part]) => `£${whole}.${part}`,
    help: 'If it is thousands, three figures follow the comma.',
  },
  {
    pattern: new RegExp(String.raw`£(${pounds}(?:\.\d\d)?) (?:pounds?|quid|GBP)(?!\p{L})`, 'giu'),
    message: 'The £ says already that these are pounds.',
    write: ([, amount]) => `£${amount}`,
  },
  {
    pattern: /(?<![\d.,£])(\d+)p (?:pence|pennies)(?!\p{L})/gu,
    message: 'The p says already that these are pence.',
    write: ([, amount]) => `${amount}p`,
  },
  {
    pattern: /(?<![\d.,£])(\d+) p(?=[\s,;!?)]|\.(?! ?(?:m\b|\d))|$)/g,
    message: 'The p stands right behind the number.',
    write: ([, amount]) => `${amount}p`,
  },
  {
    pattern: /(?<![\d.,£])(\d[\d,]*(?:\.\d+)?) ?£(?!\d)/g,
    message: 'The £ stands before the number.',
    write: ([, amount]) => `£${amount}`,
  },
  {
    pattern: new RegExp(String.raw`£[ \u00a0](\d[\d,]*(?:\.\d+)?)(?![\d.]*\d| ?${pence})`, 'gu'),
    message: 'The £ stands right before the number.',
    write: ([, amount]) => `£${amount}`,
  },
  {
    pattern: new RegExp(String.raw`(?<!£)£(?:£(${pounds}(?:\.\d\d)?)|(${pounds}(?:\.\d\d)?)£)`, 'g'),
    message: 'The £ stands there twice.',
    write: ([, behind, between]) => `£${behind ?? between}`,
  },
  {
    pattern: /£(\d{1,3})\.(\d{3})(?![\d.])/g,
    message: 'A full stop parts pounds from pence, and a comma thousands.',
    write: ([, thousands, rest]) => `£${thousands},${rest}`,
  },
]

/** `25p`, or `£1.50`. */
function sum(whole: string, part: string): string {
  const pence = part.padEnd(2, '0')
  return Number(whole) === 0 ? `${Number(pence)}p` : `£${whole}.${pence}`
}
