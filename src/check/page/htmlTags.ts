import type {Advice} from '../finding.ts'

/** How a page says in Markdown what a web page’s own tag says. */
export const markdown: Record<string, Advice> = {
  a: {write: '[the words of the link](/about)'},
  b: {write: '**the words**'},
  strong: {write: '**the words**'},
  i: {write: '*the words*'},
  em: {write: '*the words*'},
  br: {help: 'Delete it. For a new paragraph, leave an empty line.'},
  hr: {help: 'Delete it. A ## heading starts a new part.'},
  img: {write: '![what the picture shows](/picture.jpg)'},
  p: {help: 'Delete the tags. Empty lines round the words make a paragraph.'},
  li: {help: 'Start the line with a hyphen: - the words'},
  ul: {help: 'Start each line with a hyphen: - the words'},
  ol: {help: 'Start each line with a number: 1. the words'},
  h1: {write: '# The heading'},
  h2: {write: '## The heading'},
  h3: {write: '### The heading'},
  h4: {write: '#### The heading'},
  table: {help: 'Write a table with | between its cells.'},
}
