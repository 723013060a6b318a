import {endOf, nodesOf} from './nodes.ts'
import {type OpenEnd, openEndOf} from './openEnd.ts'
import type {Page} from './parsePage.ts'
import {type Shown, shownOn} from './shown.ts'
import {thing} from './thing.ts'

/** So many words make a sentence where other paragraphs end without a sign too, and so many where none does. */
const [sure, likely] = [10, 4]

/** The paragraphs of a page that end in the middle of a sentence, or as a whole one without its full stop, and where. */
export function openEndsOn(page: Page): {at: number; end: OpenEnd}[] {
  const points = new Set<unknown>(nodesOf(page, 'listItem', 'blockquote').flatMap(({children: [first]}) => first ?? []))
  const prose = shownOn(page).filter(({node}) => node.type === 'paragraph')
  const others = prose.filter(({node, words}) => !points.has(node) && words.split(/\s+/).length >= likely)
  const ended = others.filter((each) => endsWell(each))
  const open = others.length - ended.length
  return prose.flatMap((each) => {
    const words = each.words.trimEnd()
    // A link that stands at the end may be a button.
    if (each.links.some(({end}) => end === words.length)) return []
    const isAlone = ended.length >= likely && open === (others.includes(each) ? 1 : 0)
    const end = openEndOf(words, isAlone ? likely : sure)
    if (!end || goesOn(words, page.text.slice(endOf(each.node)), end)) return []
    const isWhole = !/[.!?]\s/.test(words)
    // A point of a list needs no full stop, and may end with “and” where the next one goes on.
    if (points.has(each.node) && isWhole && (end === 'open' || /[,;] ?(?:and|or)?$/.test(words))) return []
    return [{at: each.at(words.length - 1), end}]
  })
}

function endsWell({words, links}: Shown): boolean {
  const plain = words.trimEnd()
  return new RegExp(`[.!?…:;${thing}][”’)\\]]*$`).test(plain) || links.some(({end}) => end === plain.length)
}

/** Whether a paragraph goes on in what stands below it: in a list, in words with a small letter, in an address that a tag shows. */
function goesOn(words: string, below: string, end: OpenEnd): boolean {
  if (/^\s*(?:[-*+>|]|\d+[.)]|\p{Ll})/u.test(below)) return true
  if (!/^\s*<[A-Z]/.test(below)) return false
  return end === 'cut' && / (?:of|with|from|for|to|at|about|is|are|by|on|in)$/.test(words)
}
