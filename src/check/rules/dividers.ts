import type {ThematicBreak} from 'mdast'
import {nodesOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {linesIn} from '../page/shown.ts'
import type {Rule} from '../rule.ts'

/** The same sign several times over, as `--` and `* * *`; faces like `:)` are words. */
const drawn = /^([-=_~*+#/\\<>.–—•·])(?:[ \t]*\1)+[ \t]*$/

/** A line of signs alone (`=====`, `-- `): Markdown shows it as it is, and a screen reader reads it sign by sign. */
export const dividers: Rule = {
  name: 'dividers',
  // One with an empty line above it is a line across the page, which may well be meant.
  check: (page) => {
    const ends = new Set(nodesOf(page, 'paragraph').map(({position}) => position?.end.line))
    return nodesOf(page, 'thematicBreak')
      .filter((node) => ends.has((node.position?.start.line ?? 0) - 1) || isFirst(page, node))
      .map((node) => ({
        at: startOf(node),
        message: `This draws a line across the page, right ${isFirst(page, node) ? 'at its top' : 'below the words'}.`,
        help: isFirst(page, node)
          ? 'Delete it.'
          : 'Delete it. For a table, write | between the columns; COMPONENTS.md and README.md show how.',
      }))
  },
  checkWords: (words) =>
    linesIn(words)
      .filter(({text}) => drawn.test(text))
      .map(({text, index}) => ({
        at: index,
        message: `Visitors see ${text.length > 12 ? 'this line of signs' : text} as it stands here.`,
        help: 'Delete it. A ## heading starts a new section.',
      })),
}

/** A second `---` below the title and description. */
function isFirst({text, frontmatter}: Page, node: ThematicBreak): boolean {
  return text.slice(frontmatter.end, startOf(node)).trim() === ''
}
