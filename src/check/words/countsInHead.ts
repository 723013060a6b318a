import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {shownRecords} from '../page/shownRecords.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {numberOf, numbers} from './numberWords.ts'

/** A number of records that the title or description of a page says, and that is not how many the page shows. */
export interface CountInHead {
  key: 'title' | 'description'
  at: number
  /** `four` and `workshops`, as they are said. */
  number: string
  kind: string
  /** How many the page shows. */
  own: number
}

/** The numbers of records in the title and description of a page that are not how many it shows. */
export function countsInHead(page: Page, site: SiteFiles): CountInHead[] {
  return (['title', 'description'] as const).flatMap((key) => {
    const {value, valueAt: at = 0} = page.frontmatter.values.get(key) ?? {}
    // A page that counts nothing need not be read again when a record changes.
    if (typeof value !== 'string' || !anyNumber.test(value)) return []
    return Object.entries(shownRecords(page, site)).flatMap(([file, ids]) => {
      const [, number = '', kind = ''] = countOf(file).exec(value) ?? []
      if (ids.length < 2 || !number || numberOf(number) === ids.length) return []
      return [{key, at, number: number.toLowerCase(), kind, own: ids.length}]
    })
  })
}

/** Whether words of a page say the same wrong number of the same: that is told at the top of the page. */
export function isToldInHead(words: string, page: Page, site: SiteFiles): boolean {
  return countsInHead(page, site).some((count) => alike(count).test(words))
}

/** The lines of a page that say that wrong number too. */
export function linesSaying(count: CountInHead, page: Page): number[] {
  const lines = shownOn(page).flatMap(({words, at}) =>
    [...words.matchAll(alike(count))].map(({index}) => placeOf(page.text, at(index)).line),
  )
  return [...new Set(lines)]
}

const anyNumber = new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'i')

/** `Four volunteer roles`, for `roles.yaml`. Of “two new roles” a page may show more. */
function countOf(file: string): RegExp {
  const kind = file.replace(/\.yaml$/, '')
  return new RegExp(
    `\\b(${numbers.join('|')}) (?:(?!new|more|extra|other|further|short|online)\\p{L}+ )?(${kind})\\b`,
    'iu',
  )
}

function alike({number, kind}: CountInHead): RegExp {
  return new RegExp(`(?<!\\p{L})${number} (?:free |volunteer )?${kind}(?!\\p{L})`, 'giu')
}
