import type {Messages} from './message.ts'

interface Inside {
  name: string
  what: string
}

/** Messages on headings, labels, lists, tables, and what each component may contain. */
export const shape = {
  'shape.no-title': ({where}: {where?: string | undefined}) => ({
    say: 'The page has no # heading, which visitors read as its title.',
    todo: `Write one ${where ? `below <${where}>` : 'at the top'}, with an empty line above and below: # The title`,
  }),
  'shape.second-title': ({line}: {line: number}) => ({
    say: `A page can have only one # heading, and there is one in line ${line} already.`,
  }),
  'shape.level-skipped': ({marks, above}: {marks: string; above: string}) => ({
    say: `This heading is ${marks}, but the one above it is ${above}, so a level is skipped.`,
  }),
  'shape.odd-level': ({marks, usual}: {marks: string; usual: string}) => ({
    say: `This heading is ${marks}, but those of the cards beside it are ${usual}.`,
  }),
  'shape.heading-goes-on': (_: Record<string, never>) => ({
    say: 'The end of this heading is on the line below it.',
    todo: 'Write all of it on one line, or leave an empty line below it.',
  }),
  'shape.empty-heading': (_: Record<string, never>) => ({
    say: 'This heading has no words.',
    todo: 'Write the words on the same line, or delete it.',
  }),
  'shape.line-makes-heading': ({line}: {line: string}) => ({
    say: `The line ${line} turns the words above it into a heading.`,
    todo: `Leave an empty line above ${line}, or delete it.`,
  }),
  'shape.heading-in-list': (_: Record<string, never>) => ({
    say: 'This heading is inside a list.',
    todo: 'Delete the hyphen or number before it, and leave an empty line above.',
  }),
  'shape.heading-in-line': ({name, marks}: {name: string; marks: string}) => ({
    say: `This heading is not on a line of its own, so visitors would see the ${marks}.`,
    todo: `Press Enter after <${name}> and before </${name}>.`,
  }),
  'shape.heading-too-big': ({name}: {name: string}) => ({
    say: `This heading would start a new section of the page in the middle of <${name}>.`,
  }),
  'shape.no-heading': ({name, example}: {name: string; example: string}) => ({
    say: `<${name}> has no heading, so people who jump from heading to heading miss it.`,
    todo: `Write a heading below <${name}>, with an empty line above and below: ${example}`,
  }),
  'shape.empty-point': (_: Record<string, never>) => ({
    say: 'This list item has no words.',
    todo: 'Write them on the same line, or delete it.',
  }),
  'shape.second-list': ({typed, sign}: {typed: string; sign: string}) => ({
    say: `This starts a second list, because it begins with ${typed} and the items above begin with ${sign}.`,
    todo: `Write ${sign} here too, or put some words between the two lists.`,
  }),
  'shape.list-in-list': ({sign}: {sign: string}) => ({
    say: `This list item starts twice, so visitors would see a list inside a list.`,
    todo: `Delete ${sign}.`,
  }),
  'shape.list-of-one': ({sign}: {sign: string}) => ({
    say: `The ${sign} at the start of this line makes a list with only one item.`,
    todo: `If visitors should see the character itself, write: \\${sign}`,
  }),
  'shape.list-below': ({name}: {name: string}) => ({
    say: `This list continues the numbers of <${name}>, but is below its end.`,
    todo: `Move </${name}> below the last item.`,
  }),
  'shape.no-point': ({name}: {name: string}) => ({
    say: `<${name}> shows a list, but these words are not an item of it.`,
    todo: `Write a hyphen and a space before them, or move them above <${name}>.`,
  }),
  'shape.no-name': ({name}: {name: string}) => ({
    say: `Each item in <${name}> starts with a name in bold, but this one has none.`,
    todo: 'Write a few words on a line of their own, with an empty line below: **The name**',
  }),
  'shape.quotation': ({marked, below}: {marked: number; below: number}) => {
    const [lines, them] = marked === 1 ? ['this line', 'it'] : [`these ${marked} lines`, 'them']
    const more = below === 1 ? 'the line' : `the ${below} lines`
    return {
      say: `The > at the start of ${lines} turns ${them}${below > 0 ? `, and ${more} below,` : ''} into a quotation.`,
      todo: 'If it is a quotation, leave an empty line above and below it. If not, delete each >.',
    }
  },
  'shape.cell-too-many': ({cells, columns}: {cells: number; columns: number}) => ({
    say: `This row has ${cells} cells but the table has ${columns} columns, so visitors would not see the last.`,
    todo: 'Delete the | that is too many. If visitors should see the character, write \\| for it.',
  }),
  'shape.cell-missing': ({cells, columns}: {cells: number; columns: number}) => ({
    say: `This row has ${cells === 1 ? 'one cell' : `${cells} cells`}, but the table has ${columns} columns.`,
    todo: 'Write the missing |, even where a cell stays empty.',
  }),
  'shape.words-in-table': (_: Record<string, never>) => ({
    say: 'These words are right below the table, so they become a row of it.',
    todo: 'Leave an empty line above them.',
  }),
  'shape.no-description': (_: Record<string, never>) => ({
    say: 'This picture has no description for people who can’t see it.',
    todo: 'Write what it shows in the square brackets: ![Two students at a table](/team.jpg)',
  }),
  'shape.link-without-words': ({url}: {url: string}) => ({
    say: 'This link has no words, so nobody can see or press it.',
    todo: `Write the words in the square brackets: [About us](${url})`,
  }),
  'shape.label': ({name, what}: Inside) => ({
    say: `<${name}> can hold only the words of one link or button, but this is ${what}.`,
    todo: `Move it below </${name}>, or delete it.`,
  }),
  'shape.nothing-inside': ({name, help}: {name: string; help: string}) => ({
    say: `There is nothing between <${name}> and </${name}>.`,
    todo: `Write there: ${help}`,
  }),
  'shape.not-inside': ({name, what, holds}: Inside & {holds: string}) => ({
    say: `${what} can’t be inside <${name}>, which holds ${holds}.`,
    todo: `Move it above <${name}> or below </${name}>, or delete it.`,
  }),
  'shape.inside-itself': ({name, line}: {name: string; line: number}) => ({
    say: `This <${name}> is inside the one that starts in line ${line}.`,
    todo: `Move it below the </${name}> of that one.`,
  }),
  'shape.inside-other': ({name, what}: Inside) => ({
    say: `<${name}> can’t be inside ${what}.`,
    todo: 'Put it on lines of its own, with an empty line above and below.',
  }),
  'shape.second-band': ({name, place}: {name: string; place: string}) => ({
    say: `A page can have only one section like <${name}> at its ${place}, and this is the second.`,
    todo: `Delete <${name}> and </${name}>, and keep what is between them.`,
  }),
  'shape.divider-first': (_: Record<string, never>) => ({
    say: 'This draws a line across the page above everything else.',
  }),
  'shape.unseen': ({typed}: {typed: string}) => ({
    say: `Visitors can’t see this line, because no link above uses ${typed}.`,
    todo: 'Write it as ordinary words, or as a link where it belongs.',
  }),
} satisfies Messages
