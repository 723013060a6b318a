import {toString as textOf} from 'mdast-util-to-string'
import {holdsPlace, isHeadingOfExample} from '../page/heldPlaces.ts'
import {mergeField} from '../page/mailMerge.ts'
import {nodesOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import type {Component} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** What programs and templates put in the place of words, and nobody writes. */
const leftover =
  /\blorem ipsum\b|\bFIXME\b|£X{2,}(?![\p{L}\d])|\[insert\b[^\]\n]*\](?!\()|\binsert (?:text|words) here\b/giu

/** `*|FNAME|*`, `%FULL_NAME%` and `«First Name»`, in whose place a mailing program puts what it knows. */
const merged = /\*\|\w+\|\*|(?<!%)%(?:[A-Z]+_)*NAME%(?!%)|«\s?(?:First|Last|Full) ?Name\s?»/gu

/** Words that only held a place: advice while a page is written, an error before a launch (`--launch`). */
export const placeholders: Rule = {
  name: 'placeholders',
  check: stillHeld,
  checkWords: (words) => [
    ...[...words.matchAll(merged)].map(({index, 0: typed}) => ({at: index, ...mergeField(typed), warning: true})),
    ...[...words.matchAll(leftover)].map(({index, 0: typed}) => ({
      at: index,
      message: `“${typed}” is still to be written.`,
      help: 'Write the words that belong here. If it is a note, delete all of it.',
      warning: true,
    })),
  ],
}

/** What the check itself gave for an example, typed as it stands: a link or a picture without words of its own, and as advice a heading. */
function stillHeld(page: Page, {components}: SiteFiles): Finding[] {
  const examples = sentencesOfExamples(components)
  const paragraphs = nodesOf(page, 'paragraph').map((node) => ({at: startOf(node), words: textOf(node), warning: true}))
  const parts = nodesOf(page, 'link', 'image').map((node) => ({
    at: startOf(node),
    words: node.type === 'image' ? (node.alt ?? '') : textOf(node),
  }))
  const said = ['title', 'description'].flatMap((key) => {
    const found = page.frontmatter.values.get(key)
    return found ? [{at: found.valueAt, words: String(found.value)}] : []
  })
  const headings = nodesOf(page, 'heading').map((node) => ({at: startOf(node), words: textOf(node), warning: true}))
  return [
    ...[...parts, ...said].filter(({words}) => holdsPlace(words)),
    ...headings.filter(({words}) => isHeadingOfExample(words)),
    ...paragraphs.filter(({words}) => examples.has(words.trim())),
  ].map(({words, ...place}) => ({
    ...place,
    message: `“${words}” only stands for words that nobody knows but you.`,
    help: 'Write your own in its place.',
  }))
}

/** The sentences and points that stand between the tags of examples: “One sentence.” */
function sentencesOfExamples(components: Map<string, Component>): Set<string> {
  // The words of a button may well be those of its example.
  const lines = [...components.values()].flatMap(({childrenExample, takesLabel}) =>
    takesLabel ? [] : childrenExample.split('\n'),
  )
  return new Set(lines.flatMap((line) => /^\s*(?:- |\d\. )?(\p{Lu}[\p{L}’]* [\p{L}’ ]+\.?)$/u.exec(line)?.[1] ?? []))
}
