import {toString as textOf} from 'mdast-util-to-string'
import {type Component, nodesOf, type Page, rangeOf, type SiteFiles} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'

/** The placeholder texts for a link or picture in the check’s messages and the components’ examples. */
const linkPlaceholders = new Set([
  'the name of the page',
  'the name',
  'the words',
  'the words of the link',
  'what it shows',
  'what the picture shows',
])

const headingPlaceholder = /^the (?:(?:other )?heading|title)$/i

/** Finds placeholder texts that an author copied from the check’s messages or the components’ examples. */
export function* leftoverPlaceholders(
  page: Page,
  {components}: SiteFiles,
  launch: boolean,
): Iterable<Finding> {
  const {file} = page
  for (const node of nodesOf(page, 'link', 'image')) {
    const typed = node.type === 'image' ? (node.alt ?? '') : textOf(node)
    if (linkPlaceholders.has(typed.trim().toLowerCase()))
      yield error('characters.placeholder', {file, range: rangeOf(node), data: {typed}, evenInDraft: launch})
  }
  const examples = exampleSentences(components)
  for (const node of nodesOf(page, 'heading', 'paragraph')) {
    const typed = textOf(node).trim()
    if (node.type === 'heading' ? headingPlaceholder.test(typed) : examples.has(typed))
      yield (launch ? error : advice)('characters.placeholder', {
        file,
        range: rangeOf(node),
        data: {typed},
        evenInDraft: launch,
      })
  }
}

/** Returns the sentences and list items in the components’ examples: “One sentence.” */
function exampleSentences(components: Map<string, Component>): Set<string> {
  // Leaves out the examples of buttons and phrases, which are short texts that an author may really need.
  const lines = [...components.values()].flatMap(({childrenExample, takesLabel, role}) =>
    takesLabel || role === 'words' ? [] : childrenExample.split('\n'),
  )
  return new Set(
    lines.flatMap((line) => /^\s*(?:- |\d\. )?(\p{Lu}[\p{L}’]* [\p{L}’ ]+\.?)$/u.exec(line)?.[1] ?? []),
  )
}
