import type {Messages} from './message.ts'

interface Inside {
  name: string
  what: string
}

/** Messages about headings, labels, lists, tables, and what each component may contain. */
export const structure = {
  'structure.no-title': ({where}: {where?: string | undefined}) => ({
    problem: 'The page has no # heading, which visitors read as its title.',
    instruction: `Write one ${where ? `below <${where}>` : 'at the top'}, with an empty line above and below: # The title`,
    inEditor: 'Every page needs its title.',
  }),
  'structure.second-title': ({line}: {line: number}) => ({
    problem: `A page can have only one # heading, and there is one in line ${line} already.`,
  }),
  'structure.level-skipped': ({marks, above}: {marks: string; above: string}) => ({
    problem: `This heading is ${marks}, but the one above it is ${above}, so a level is skipped.`,
  }),
  'structure.odd-level': ({marks, usual}: {marks: string; usual: string}) => ({
    problem: `This heading is ${marks}, but those of the cards beside it are ${usual}.`,
  }),
  'structure.heading-goes-on': () => ({
    problem: 'The end of this heading is on the line below it.',
    instruction: 'Write all of it on one line, or leave an empty line below it.',
  }),
  'structure.empty-heading': () => ({
    problem: 'This heading has no words.',
    instruction: 'Write the words on the same line, or delete it.',
    inEditor: 'Write its words, or delete it.',
  }),
  'structure.heading-without-anchor': () => ({
    problem: 'Links can’t lead to this heading, because it has neither letters nor numbers.',
    instruction: 'Write a word beside it.',
  }),
  'structure.line-makes-heading': ({line}: {line: string}) => ({
    problem: `The line ${line} turns the words above it into a heading.`,
    instruction: `Leave an empty line above ${line}, or delete it.`,
  }),
  'structure.heading-in-list': () => ({
    problem: 'This heading is inside a list.',
    instruction: 'Delete the hyphen or number before it, and leave an empty line above.',
  }),
  'structure.heading-in-line': ({name, marks}: {name: string; marks: string}) => ({
    problem: `This heading is not on a line of its own, so visitors would see the ${marks}.`,
    instruction: `Press Enter after <${name}> and before </${name}>.`,
  }),
  'structure.heading-too-big': ({name}: {name: string}) => ({
    problem: `This heading would start a new section of the page in the middle of <${name}>.`,
  }),
  'structure.no-heading': ({name, example}: {name: string; example: string}) => ({
    problem: `<${name}> has no heading, so people who jump from heading to heading miss it.`,
    instruction: `Write a heading below <${name}>, with an empty line above and below: ${example}`,
  }),
  'structure.empty-point': () => ({
    problem: 'This list item has no words.',
    instruction: 'Write them on the same line, or delete it.',
    inEditor: 'Write its words, or delete it.',
  }),
  'structure.second-list': ({typed, marker}: {typed: string; marker: string}) => ({
    problem: `This starts a second list, because it begins with ${typed} and the items above begin with ${marker}.`,
    instruction: `Write ${marker} here too, or put some words between the two lists.`,
  }),
  'structure.list-in-list': ({marker}: {marker: string}) => ({
    problem: `This list item starts twice, so visitors would see a list inside a list.`,
    instruction: `Delete ${marker}.`,
  }),
  'structure.list-of-one': ({marker}: {marker: string}) => ({
    problem: `The ${marker} at the start of this line makes a list with only one item.`,
    instruction: `If visitors should see the character itself, write: \\${marker}`,
    inEditor: 'Write at least two items, or start with other words.',
  }),
  'structure.list-below': ({name}: {name: string}) => ({
    problem: `This list continues the numbers of <${name}>, but is below its end.`,
    instruction: `Move </${name}> below the last item.`,
  }),
  'structure.no-point': ({name}: {name: string}) => ({
    problem: `<${name}> shows a list, but these words are not an item of it.`,
    instruction: `Write a hyphen and a space before them, or move them above <${name}>.`,
  }),
  'structure.no-name': ({name}: {name: string}) => ({
    problem: `Each item in <${name}> starts with a name in bold, but this one has none.`,
    instruction: 'Write a few words on a line of their own, with an empty line below: **The name**',
  }),
  'structure.quotation': ({marked, below}: {marked: number; below: number}) => {
    const [lines, them] = marked === 1 ? ['this line', 'it'] : [`these ${marked} lines`, 'them']
    const more = below === 1 ? 'the line' : `the ${below} lines`
    return {
      problem: `The > at the start of ${lines} turns ${them}${below > 0 ? `, and ${more} below,` : ''} into a quotation.`,
      instruction: 'If it is a quotation, leave an empty line above and below it. If not, delete each >.',
    }
  },
  'structure.cell-too-many': ({cells, columns}: {cells: number; columns: number}) => ({
    problem: `This row has ${cells} cells but the table has ${columns} columns, so visitors would not see the last.`,
    instruction: 'Delete the | that is too many. If visitors should see the character, write \\| for it.',
  }),
  'structure.cell-missing': ({cells, columns}: {cells: number; columns: number}) => ({
    problem: `This row has ${cells === 1 ? 'one cell' : `${cells} cells`}, but the table has ${columns} columns.`,
    instruction: 'Write the missing |, even where a cell stays empty.',
  }),
  'structure.words-in-table': () => ({
    problem: 'These words are right below the table, so they become a row of it.',
    instruction: 'Leave an empty line above them.',
  }),
  'structure.no-description': () => ({
    problem: 'This picture has no description for people who can’t see it.',
    instruction: 'Write what it shows in the square brackets: ![Two students at a table](/team.jpg)',
    inEditor: 'Write what it shows, for example: Two students at a table',
  }),
  'structure.link-without-words': ({url}: {url: string}) => ({
    problem: 'This link has no words, so nobody can see or press it.',
    instruction: `Write the words in the square brackets: [About us](${url})`,
    inEditor: 'Write its words.',
  }),
  'structure.label': ({name, what}: Inside) => ({
    problem: `<${name}> can hold only the words of one link or button, but this is ${what}.`,
    instruction: `Move it below </${name}>, or delete it.`,
  }),
  'structure.nothing-inside': ({name, help}: {name: string; help: string}) => ({
    problem: `There is nothing between <${name}> and </${name}>.`,
    instruction: `Write there: ${help}`,
  }),
  'structure.not-inside': ({name, what, holds}: Inside & {holds: string}) => ({
    problem: `${what} can’t be inside <${name}>, which holds ${holds}.`,
    instruction: `Move it above <${name}> or below </${name}>, or delete it.`,
  }),
  'structure.inside-itself': ({name, line}: {name: string; line: number}) => ({
    problem: `This <${name}> is inside the one that starts in line ${line}.`,
    instruction: `Move it below the </${name}> of that one.`,
  }),
  'structure.inside-other': ({name, what}: Inside) => ({
    problem: `<${name}> can’t be inside ${what}.`,
    instruction: 'Put it on lines of its own, with an empty line above and below.',
  }),
  'structure.second-band': ({name, place}: {name: string; place: string}) => ({
    problem: `A page can have only one section like <${name}> at its ${place}, and this is the second.`,
    instruction: `Delete <${name}> and </${name}>, and keep what is between them.`,
  }),
  'structure.divider-first': () => ({
    problem: 'This draws a line across the page above everything else.',
  }),
  'structure.unseen': ({typed}: {typed: string}) => ({
    problem: `Visitors can’t see this line, because no link above uses ${typed}.`,
    instruction: 'Write it as ordinary words, or as a link where it belongs.',
  }),
} satisfies Messages
