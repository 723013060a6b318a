import type {Nodes} from 'mdast'

/** What the parts of a page are called where they stand and should not. */
export const blockNames: Partial<Record<Nodes['type'], string>> = {
  heading: 'a heading',
  list: 'a list',
  table: 'a table',
  blockquote: 'a quotation',
  code: 'code',
  thematicBreak: 'a line across the page',
  image: 'a picture',
  link: 'a link',
}
