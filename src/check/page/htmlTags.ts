import type {Advice} from '../finding.ts'
import {held} from './heldPlaces.ts'

/** How a page says in Markdown what a web page’s own tag says. */
export const markdown: Record<string, Advice> = {
  a: {write: `[${held.link}](/about)`},
  b: {write: `**${held.words}**`},
  strong: {write: `**${held.words}**`},
  i: {write: `*${held.words}*`},
  em: {write: `*${held.words}*`},
  br: {help: 'Delete it. For a new paragraph, leave an empty line.'},
  hr: {help: 'Delete it. A ## heading starts a new part.'},
  img: {write: `![${held.picture}](/picture.jpg)`},
  p: {help: 'Delete the tags. Empty lines round the words make a paragraph.'},
  li: {help: 'Start the line with a hyphen: - the words'},
  ul: {help: 'Start each line with a hyphen: - the words'},
  ol: {help: 'Start each line with a number: 1. the words'},
  h1: {write: `# ${held.heading}`},
  h2: {write: `## ${held.heading}`},
  h3: {write: `### ${held.heading}`},
  h4: {write: `#### ${held.heading}`},
  table: {help: 'Write a table with | between its cells.'},
}
