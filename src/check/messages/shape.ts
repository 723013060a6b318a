import type {Messages} from './message.ts'

interface Inside {
  name: string
  what: string
}

/** Messages about headings, labels, lists, tables, and what each component may contain. */
export const shape = {
  'shape.no-title': ({where}: {where?: string | undefined}) => ({
    problem: 'The page has no # heading, which visitors read as its title.',
    instruction: `Write one ${where ? `below <${where}>` : 'at the top'}, with an empty line above and below: # The title`,
    inEditor: 'Every page needs its title.',
  }),
  'shape.second-title': ({line}: {line: number}) => ({
    problem: `A page can have only one # heading, and there is one in line ${line} already.`,
  }),
  'shape.level-skipped': ({marks, above}: {marks: string; above: string}) => ({
    problem: `This heading is ${marks}, but the one above it is ${above}, so a level is skipped.`,
  }),
  'shape.odd-level': ({marks, usual}: {marks: string; usual: string}) => ({
    problem: `This heading is ${marks}, but those of the cards beside it are ${usual}.`,
  }),
  'shape.heading-goes-on': (_: Record<string, never>) => ({
    problem: 'The end of this heading is on the line below it.',
    instruction: 'Write all of it on one line, or leave an empty line below it.',
  }),
  'shape.empty-heading': (_: Record<string, never>) => ({
    problem: 'This heading has no words.',
    instruction: 'Write the words on the same line, or delete it.',
    inEditor: 'Write its words, or delete it.',
  }),
  'shape.heading-without-anchor': (_: Record<string, never>) => ({
    problem: 'Links can’t lead to this heading, because it has neither letters nor numbers.',
    instruction: 'Write a word beside it.',
  }),
  'shape.line-makes-heading': ({line}: {line: string}) => ({
    problem: `The line ${line} turns the words above it into a heading.`,
    instruction: `Leave an empty line above ${line}, or delete it.`,
  }),
  'shape.heading-in-list': (_: Record<string, never>) => ({
    problem: 'This heading is inside a list.',
    instruction: 'Delete the hyphen or number before it, and leave an empty line above.',
  }),
  'shape.heading-in-line': ({name, marks}: {name: string; marks: string}) => ({
    problem: `This heading is not on a line of its own, so visitors would see the ${marks}.`,
    instruction: `Press Enter after <${name}> and before </${name}>.`,
  }),
  'shape.heading-too-big': ({name}: {name: string}) => ({
    problem: `This heading would start a new section of the page in the middle of <${name}>.`,
  }),
  'shape.no-heading': ({name, example}: {name: string; example: string}) => ({
    problem: `<${name}> has no heading, so people who jump from heading to heading miss it.`,
    instruction: `Write a heading below <${name}>, with an empty line above and below: ${example}`,
  }),
  'shape.empty-point': (_: Record<string, never>) => ({
    problem: 'This list item has no words.',
    instruction: 'Write them on the same line, or delete it.',
    inEditor: 'Write its words, or delete it.',
  }),
  'shape.second-list': ({typed, sign}: {typed: string; sign: string}) => ({
    problem: `This starts a second list, because it begins with ${typed} and the items above begin with ${sign}.`,
    instruction: `Write ${sign} here too, or put some words between the two lists.`,
  }),
  'shape.list-in-list': ({sign}: {sign: string}) => ({
    problem: `This list item starts twice, so visitors would see a list inside a list.`,
    instruction: `Delete ${sign}.`,
  }),
  'shape.list-of-one': ({sign}: {sign: string}) => ({
    problem: `The ${sign} at the start of this line makes a list with only one item.`,
    instruction: `If visitors should see the character itself, write: \\${sign}`,
    inEditor: 'Write at least two items, or start with other words.',
  }),
  'shape.list-below': ({name}: {name: string}) => ({
    problem: `This list continues the numbers of <${name}>, but is below its end.`,
    instruction: `Move </${name}> below the last item.`,
  }),
  'shape.no-point': ({name}: {name: string}) => ({
    problem: `<${name}> shows a list, but these words are not an item of it.`,
    instruction: `Write a hyphen and a space before them, or move them above <${name}>.`,
  }),
  'shape.no-name': ({name}: {name: string}) => ({
    problem: `Each item in <${name}> starts with a name in bold, but this one has none.`,
    instruction: 'Write a few words on a line of their own, with an empty line below: **The name**',
  }),
  'shape.quotation': ({marked, below}: {marked: number; below: number}) => {
    const [lines, them] = marked === 1 ? ['this line', 'it'] : [`these ${marked} lines`, 'them']
    const more = below === 1 ? 'the line' : `the ${below} lines`
    return {
      problem: `The > at the start of ${lines} turns ${them}${below > 0 ? `, and ${more} below,` : ''} into a quotation.`,
      instruction: 'If it is a quotation, leave an empty line above and below it. If not, delete each >.',
    }
  },
  'shape.cell-too-many': ({cells, columns}: {cells: number; columns: number}) => ({
    problem: `This row has ${cells} cells but the table has ${columns} columns, so visitors would not see the last.`,
    instruction: 'Delete the | that is too many. If visitors should see the character, write \\| for it.',
  }),
  'shape.cell-missing': ({cells, columns}: {cells: number; columns: number}) => ({
    problem: `This row has ${cells === 1 ? 'one cell' : `${cells} cells`}, but the table has ${columns} columns.`,
    instruction: 'Write the missing |, even where a cell stays empty.',
  }),
  'shape.words-in-table': (_: Record<string, never>) => ({
    problem: 'These words are right below the table, so they become a row of it.',
    instruction: 'Leave an empty line above them.',
  }),
  'shape.no-description': (_: Record<string, never>) => ({
    problem: 'This picture has no description for people who can’t see it.',
    instruction: 'Write what it shows in the square brackets: ![Two students at a table](/team.jpg)',
    inEditor: 'Write what it shows, for example: Two students at a table',
  }),
  'shape.link-without-words': ({url}: {url: string}) => ({
    problem: 'This link has no words, so nobody can see or press it.',
    instruction: `Write the words in the square brackets: [About us](${url})`,
    inEditor: 'Write its words.',
  }),
  'shape.label': ({name, what}: Inside) => ({
    problem: `<${name}> can hold only the words of one link or button, but this is ${what}.`,
    instruction: `Move it below </${name}>, or delete it.`,
  }),
  'shape.nothing-inside': ({name, help}: {name: string; help: string}) => ({
    problem: `There is nothing between <${name}> and </${name}>.`,
    instruction: `Write there: ${help}`,
  }),
  'shape.not-inside': ({name, what, holds}: Inside & {holds: string}) => ({
    problem: `${what} can’t be inside <${name}>, which holds ${holds}.`,
    instruction: `Move it above <${name}> or below </${name}>, or delete it.`,
  }),
  'shape.inside-itself': ({name, line}: {name: string; line: number}) => ({
    problem: `This <${name}> is inside the one that starts in line ${line}.`,
    instruction: `Move it below the </${name}> of that one.`,
  }),
  'shape.inside-other': ({name, what}: Inside) => ({
    problem: `<${name}> can’t be inside ${what}.`,
    instruction: 'Put it on lines of its own, with an empty line above and below.',
  }),
  'shape.second-band': ({name, place}: {name: string; place: string}) => ({
    problem: `A page can have only one section like <${name}> at its ${place}, and this is the second.`,
    instruction: `Delete <${name}> and </${name}>, and keep what is between them.`,
  }),
  'shape.divider-first': (_: Record<string, never>) => ({
    problem: 'This draws a line across the page above everything else.',
  }),
  'shape.unseen': ({typed}: {typed: string}) => ({
    problem: `Visitors can’t see this line, because no link above uses ${typed}.`,
    instruction: 'Write it as ordinary words, or as a link where it belongs.',
  }),
} satisfies Messages
