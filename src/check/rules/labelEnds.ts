import {toString as textOf} from 'mdast-util-to-string'
import {nodesOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {tagsOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** More words always follow these; “Room a” has a name. */
const cut =
  /(?<!\p{L})(?:(?<=\S \S+ )a|an|the|and|or|but|our|your|their|my|its|than|because|if|every)$|^(?:what|how|who|why|where|when) (?:we|you|they)$/iu
/** And these, but for “Who we work with” and “Something to think of”. */
const before = /(?<!\p{L})(?:of|to|with|from|by|at|into|for|about)$/iu
const whole =
  /(?<!\p{L})(?:we|you|they|it|he|she|I|who|what|where|which|how|things?|something|anything|nothing|worth|\p{L}+’(?:re|s|ll|ve|d|m))(?!\p{L})|(?<!\p{L})to \p{L}/iu
/** Words that say nothing alone. */
const lonely =
  /^(?:us|me|them|it|how|what|which|with|is|are|can|do|not|we|you|this|that|these|in|on|see|get|ask|to|for|of|our|your|their|the|and|or)$/iu

/** A heading, link or button whose words stop in the middle, or are one that says nothing. */
export const labelEnds: Rule = {
  name: 'labelEnds',
  quietBeside: 'any',
  waits: ['headings'],
  check(page, site) {
    const buttons = tagsOf(page).filter(({name}) => site.components.get(name ?? '')?.takesLabel)
    // “What”, “How” and “With whom” may be the parts of one page.
    const headings = nodesOf(page, 'heading')
    const isOneOfMany = headings.filter((node) => lonely.test(textOf(node).trim())).length > 1
    const links = linksAlone(page)
    return [
      ...headings.flatMap((node) => tell('heading', node, textOf(node), !isOneOfMany)),
      ...nodesOf(page, 'link').flatMap((node) =>
        tell('link', node, links.has(node) ? textOf(node) : ending(textOf(node)), links.has(node)),
      ),
      ...buttons.flatMap((node) => tell('button', node, textOf(node), true)),
    ]
  },
}

/** The links that stand on a line of their own, as buttons do: in a sentence, words stand beside them. */
function linksAlone(page: Page): Set<unknown> {
  return new Set(
    nodesOf(page, 'paragraph')
      .filter(({children}) => children.every((child) => child.type === 'link' || textOf(child).trim() === ''))
      .flatMap(({children}) => children),
  )
}

/** The words of a link in a sentence, if they end with one that another has to follow; nothing else is amiss there. */
function ending(words: string): string {
  return /\s(?:an?|the|our|your)$/i.test(words.trim()) ? words : ''
}

function tell(what: string, node: Parameters<typeof startOf>[0], words: string, canBeLonely: boolean): Finding[] {
  const text = words.trim()
  const stops = text.includes(' ') && (cut.test(text) || (before.test(text) && !whole.test(text)))
  const isLonely = canBeLonely && lonely.test(text)
  if (!stops && !isLonely) return []
  return [
    {
      at: startOf(node),
      message: stops ? `This ${what} stops in the middle.` : `“${text}” alone says nothing.`,
      help: stops ? 'Write the rest of it.' : `Write the rest of the ${what}.`,
      warning: true,
    },
  ]
}
