import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import {asPattern} from '../asPattern.ts'
import {placesLedTo} from '../content/linksTo.ts'
import {distance} from '../nearest.ts'
import {plainName} from '../plainName.ts'
import {headingsOf, type SiteFiles} from '../readSite.ts'
import {headingSlips} from './headingSlips.ts'
import {startOf} from './nodes.ts'
import type {OutlinedPage} from './parsePage.ts'

/** A heading that a link of its page still has the right words of. */
interface LostWords {
  at: number
  marks: string
  anchor: string
  right: string
  /** The word of the heading that is misspelt; none where all of its words are gone. */
  misspelt?: string
}

/** The headings of a page that lost their words, or have a slip in one, where a link on the page has them: `[Donations](#donations)` to `## Dnoations`. */
export function lostHeadingWords(page: OutlinedPage, site: SiteFiles): LostWords[] {
  const headings = headingsOf(page)
  const dead = page.outline.links.flatMap((link) => {
    const words = textOf(link).trim()
    const anchor = link.url.slice(1)
    const isOfIt = link.url === `#${plainName(words)}` && !headings.some((each) => each.anchor === anchor)
    return isOfIt ? [{words, anchor}] : []
  })
  const places = [...placesLedTo(addressOf(page.file), site)].filter(
    (place) => !headings.some(({anchor}) => anchor === place),
  )
  if (dead.length + places.length === 0) return []
  const slips = headingSlips(page)
  return headings.flatMap(({node, text}): LostWords[] => {
    const at = startOf(node)
    if (slips.some((slip) => slip.at === at) || page.text[at] !== '#') return []
    const marks = '#'.repeat(node.depth)
    if (text.trim() === '') {
      const [only, more] = dead
      return only && !more ? [{at, marks, anchor: only.anchor, right: only.words}] : []
    }
    const cut = cutOff(text, places)
    if (cut && isOnlyHere(text.split(' ').at(-1) ?? '', undefined, site)) return [{at, marks, ...cut}]
    return dead.flatMap(({words, anchor}): LostWords[] => {
      const misspelt = oneSlip(text, words)
      return misspelt && isOnlyHere(misspelt.typed, misspelt.meant, site)
        ? [{at, marks, anchor, right: words, misspelt: misspelt.typed}]
        : []
    })
  })
}

/** The heading as it was before its end was cut off in the middle of a word, if something leads to that alone: `## Upcoming co`. */
function cutOff(heading: string, places: string[]): Pick<LostWords, 'anchor' | 'right' | 'misspelt'> | undefined {
  const start = plainName(heading)
  const [anchor, ...more] = places.filter(
    (place) => start.length > 3 && /^[a-z\d]/.test(place.slice(start.length)) && place.startsWith(start),
  )
  if (!anchor || more.length > 0) return undefined
  return {
    anchor,
    right: heading + anchor.slice(start.length).replaceAll('-', ' '),
    misspelt: heading.split(' ').at(-1) ?? '',
  }
}

/** The one word that two names have otherwise, when it is the other with a letter swapped, lost, doubled or changed. */
function oneSlip(heading: string, words: string): {typed: string; meant: string} | undefined {
  const [one, other] = [heading, words].map((each) => each.split(/[^\p{L}\p{N}’'-]+/u))
  if (!one || !other || one.length !== other.length) return undefined
  const [differs, ...more] = one.flatMap((typed, index) =>
    typed === other[index] ? [] : [{typed, meant: other[index] ?? ''}],
  )
  return differs && more.length === 0 && distance(differs.typed.toLowerCase(), differs.meant.toLowerCase()) === 1
    ? differs
    : undefined
}

/** Whether no page has a word anywhere but in one place, and another that it may be, if there is one, stands elsewhere than in links. */
function isOnlyHere(typed: string, meant: string | undefined, {pages}: SiteFiles): boolean {
  const count = (word: string) =>
    pages.reduce((sum, {text}) => {
      const plain = text.replace(/\]\([^)]*\)/g, '').replace(/\[[^\]\n]*/g, '')
      return sum + [...plain.matchAll(new RegExp(`(?<![\\p{L}’])${asPattern(word)}(?![\\p{L}’])`, 'giu'))].length
    }, 0)
  return count(typed) === 1 && (meant === undefined || count(meant) > 0)
}
