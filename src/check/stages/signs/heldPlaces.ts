import {toString as textOf} from 'mdast-util-to-string'
import {type Component, nodesOf, type Page, type SiteFiles} from '../../../site/index.ts'
import {type Found, found} from '../../finding.ts'
import {rangeOf} from '../../ranges.ts'

/** The placeholders for the words of a link or picture in our messages and examples. */
const ofLinks = /^(?:the name of the page|the name|the words(?: of the link)?|what (?:it|the picture) shows)$/i

const ofHeadings = /^the (?:(?:other )?heading|title)$/i

/** Finds placeholder words that were copied from our own examples. */
export function* heldPlaces(page: Page, {components}: SiteFiles): Iterable<Found> {
  const {file} = page
  for (const node of nodesOf(page, 'link', 'image')) {
    const typed = node.type === 'image' ? (node.alt ?? '') : textOf(node)
    if (ofLinks.test(typed.trim())) yield found('signs.held-place', file, rangeOf(node), {typed})
  }
  const examples = sentencesOf(components)
  for (const node of nodesOf(page, 'heading', 'paragraph')) {
    const typed = textOf(node).trim()
    if (node.type === 'heading' ? ofHeadings.test(typed) : examples.has(typed))
      yield {...found('signs.held-place', file, rangeOf(node), {typed}), severity: 'advice'}
  }
}

/** Returns the sentences and list items in the components’ examples: “One sentence.” */
function sentencesOf(components: Map<string, Component>): Set<string> {
  // A button, or a few words in another language, may rightly have the same words as the example.
  const lines = [...components.values()].flatMap(({childrenExample, takesLabel, is}) =>
    takesLabel || is === 'words' ? [] : childrenExample.split('\n'),
  )
  return new Set(lines.flatMap((line) => /^\s*(?:- |\d\. )?(\p{Lu}[\p{L}’]* [\p{L}’ ]+\.?)$/u.exec(line)?.[1] ?? []))
}
