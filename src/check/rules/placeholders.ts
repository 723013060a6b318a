import {toString as textOf} from 'mdast-util-to-string'
import {holdsPlace, isHeadingOfExample} from '../page/heldPlaces.ts'
import {isMergeField, mergeField} from '../page/mailMerge.ts'
import {nodesOf, startOf, wordsOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import type {Component} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

const leftover =
  /\b(lorem ipsum|TBC|TBD|TODO|XXX+|FIXME|coming soon)\b|£X+\b|\?{3,}|\[(?:insert|name|date|your|add|tbc)\b[^\]]*\]|\[(?:x+|_+|\.{2,3}|…|\?+|number)\]/i

/** Words that only held a place: advice while a page is written, an error before a launch (`--launch`). */
export const placeholders: Rule = {
  name: 'placeholders',
  check(page, site) {
    const findings: Finding[] = []
    for (const {source, from} of wordsOf(page)) {
      const match = leftover.exec(source)
      if (match && !isMergeField(match[0].replace(/^\[|\]$/g, '')) && !isNumber(match[0], source.slice(0, match.index)))
        findings.push({
          at: from + match.index,
          message: `“${match[0]}” is still to be written.`,
          help: 'Write the words that belong here. If it is a note, delete all of it.',
          warning: true,
        })
    }
    return [...findings, ...stillHeld(page, site)]
  },
  // “Coming soon” is what some messages say for good.
  checkWords: (words) => [
    ...mergeFields(words),
    ...[
      // «FirstName» and *|FNAME|*, for which a mailing program writes a name.
      ...words.matchAll(
        /(?<!\w)_{3,}(?!\w)|(?<!\w)X{1,2}(?=(?:st|nd|rd|th)? (?:(?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b))|(?<!\w)XX(?= (?:minutes?|hours?|days?|weeks?|months?|years?|people|places|percent)\b|%)|«\s?\p{Lu}\p{Ll}+(?<!First|Last|Full)\p{Lu}\p{L}*\s?»|\*\|\w+\|\*|%%\w+%%/gu,
      ),
      ...words.matchAll(
        /\b(?:lorem ipsum|TBC|TBD|TBA|TODO|FIXME|XXX+)\b|£X+\b|\?{3,}|(?<=\b(?:at|on|in|from|until|by|for|of|is|are|to|about|than|costs?) |£)\?\?|\[[^\]]*\b(?:check|confirm|tbc|insert|add)\b[^\]]*\]|\[(?:photo|picture|image|logo|caption)\b[^\]]*\]|\[(?:\p{L}+ ){1,2}(?:name|date|day|time|number|address|amount|link|title|place|here)\](?!\()|\binsert (?:\w+ )?(?:text|words|photo|picture|name|date|link) here\b/giu,
      ),
    ]
      .filter(
        ({index, 0: left}) => !isNumber(left, words.slice(0, index)) && !isMergeField(left.replace(/^\[|\]$/g, '')),
      )
      .map(({index, 0: left}) => ({
        at: index,
        message: `“${left}” is still to be written.`,
        help: 'Write the words that belong here. If it is a note, delete all of it.',
        warning: true,
      })),
  ],
}

/** `«Name»`, `%FIRST_NAME%` and `[First Name]`, as they come with the text of a mail. */
function mergeFields(words: string): Finding[] {
  return [
    ...words.matchAll(
      /«([^«»\n]{1,30})»|(?<!%)%([A-Z_]{4,20})%(?!%)|(?<!\[)\[([A-Za-z_ -]{4,20})\](?!\()|(?<!\$)\$([A-Z_]{4,20})\$/g,
    ),
  ]
    .filter(
      ({1: quoted = '', 2: percent = '', 3: square = '', 4: dollar = ''}) =>
        isMergeField(quoted + percent + square + dollar) &&
        // A file in brackets is called [night_bus] too.
        (!square.includes('_') || /name/i.test(square)),
    )
    .map(({index, 0: typed}) => ({at: index, ...mergeField(typed), warning: true}))
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

/** “Chapter XXX” is the thirtieth. */
function isNumber(word: string, before: string): boolean {
  return word === 'XXX' && /\p{Lu}\p{L}+ $/u.test(before)
}
