import type {Messages} from './message.ts'

interface Inside {
  name: string
  what: string
}

/** Headings, labels, lists, tables, and what may stand in what. */
export const shape = {
  'shape.no-title': ({where}: {where?: string | undefined}) => ({
    say: 'The page has no # heading, which visitors read as its title.',
    todo: `Write one ${where ? `below <${where}>` : 'at the top'}, with empty lines round it: # The title`,
  }),
  'shape.second-title': ({line}: {line: number}) => ({
    say: `The page has a # heading in line ${line} already, and needs only one.`,
  }),
  'shape.level-skipped': ({marks, above}: {marks: string; above: string}) => ({
    say: `This heading is ${marks}, but the one above it is ${above}: a level is skipped.`,
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
    todo: 'Write the words behind its signs, on the same line, or delete it.',
  }),
  'shape.line-makes-heading': ({line}: {line: string}) => ({
    say: `The line ${line} makes a heading of the words above it.`,
    todo: `Leave an empty line above ${line}, or delete it.`,
  }),
  'shape.heading-in-list': (_: Record<string, never>) => ({
    say: 'This heading is a point of a list.',
    todo: 'Delete the sign of the list in front of it, with an empty line above.',
  }),
  'shape.heading-in-line': ({name, marks}: {name: string; marks: string}) => ({
    say: `A heading begins its own line, or visitors read ${marks} as it stands.`,
    todo: `Press Enter behind <${name}> and before </${name}>.`,
  }),
  'shape.heading-too-big': ({name}: {name: string}) => ({
    say: `This heading would begin a section of the page in the middle of <${name}>.`,
  }),
  'shape.no-heading': ({name, example}: {name: string; example: string}) => ({
    say: `<${name}> has no heading, so people who move by headings miss it.`,
    todo: `Write below <${name}> a heading with empty lines round it: ${example}`,
  }),
  'shape.empty-point': (_: Record<string, never>) => ({
    say: 'This point of the list has no words.',
    todo: 'Write them on the same line, or delete it.',
  }),
  'shape.second-list': ({typed, sign}: {typed: string; sign: string}) => ({
    say: `The sign ${typed} begins a second list, because the points above have ${sign}.`,
    todo: `Write ${sign} here too, or leave words between the two lists.`,
  }),
  'shape.list-in-list': ({sign}: {sign: string}) => ({
    say: `Two signs begin this point, so visitors see a list in a list.`,
    todo: `Delete ${sign}.`,
  }),
  'shape.list-of-one': ({sign}: {sign: string}) => ({
    say: `The ${sign} at the start of this line makes a list of one point.`,
    todo: `Write \\${sign} if visitors should see the character.`,
  }),
  'shape.list-below': ({name}: {name: string}) => ({
    say: `This list goes on with the numbers of <${name}>, but stands below its end.`,
    todo: `Move </${name}> below the last point.`,
  }),
  'shape.no-point': ({name}: {name: string}) => ({
    say: `<${name}> shows a list, and these words are not a point of it.`,
    todo: `Write - in front of them, or move them above <${name}>.`,
  }),
  'shape.no-name': ({name}: {name: string}) => ({
    say: `Each point in <${name}> begins with a name in bold, and this one has none.`,
    todo: 'Write a few words on a line of their own, with an empty line below: **The name**',
  }),
  'shape.quotation': ({marked, below}: {marked: number; below: number}) => ({
    say: `The > at the start of ${marked === 1 ? 'this line' : `these ${marked} lines`} makes a quotation of ${marked === 1 ? 'it' : 'them'}${below > 0 ? ` and of the ${below === 1 ? 'line' : `${below} lines`} below` : ''}.`,
    todo: 'If it is a quotation, leave an empty line above and below it; if not, delete each >.',
  }),
  'shape.cell-too-many': ({cells, columns}: {cells: number; columns: number}) => ({
    say: `This row has ${cells} cells and the table ${columns} columns, so nobody sees the last.`,
    todo: 'Delete a | too many. If it is one of the words, write \\| for it.',
  }),
  'shape.words-in-table': (_: Record<string, never>) => ({
    say: 'These words stand right below the table, so they are a row of it.',
    todo: 'Leave an empty line above them.',
  }),
  'shape.no-description': (_: Record<string, never>) => ({
    say: 'The picture has no description for people who can’t see it.',
    todo: 'Say between [ and ] what it shows: ![Two students at a table](/team.jpg)',
  }),
  'shape.link-without-words': ({url}: {url: string}) => ({
    say: 'This link has no words, so nobody can see or press it.',
    todo: `Write the words between [ and ]: [About us](${url})`,
  }),
  'shape.label': ({name, what}: Inside) => ({
    say: `Only the words of one link or button can stand in <${name}>, and this is ${what}.`,
    todo: `Move it below </${name}>, or delete it.`,
  }),
  'shape.nothing-inside': ({name, help}: {name: string; help: string}) => ({
    say: `Nothing stands between <${name}> and </${name}>.`,
    todo: `Write there: ${help}`,
  }),
  'shape.not-inside': ({name, what, holds}: Inside & {holds: string}) => ({
    say: `${what} can’t stand in <${name}>, which holds ${holds}.`,
    todo: `Move it above <${name}> or below </${name}>, or delete it.`,
  }),
  'shape.inside-itself': ({name, line}: {name: string; line: number}) => ({
    say: `This <${name}> stands inside the one of line ${line}.`,
    todo: `Move it below the </${name}> of that one.`,
  }),
  'shape.inside-other': ({name, what}: Inside) => ({
    say: `<${name}> can’t stand in ${what}.`,
    todo: 'Give it a place of its own, with an empty line above and below.',
  }),
  'shape.belongs-in': ({name, home}: {name: string; home: string}) => ({
    say: `<${name}> belongs in <${home}>.`,
    todo: `Move it between <${home}> and </${home}>.`,
  }),
  'shape.loose-item': ({name}: {name: string}) => ({
    say: `<${name}> is one of several, and stands here alone.`,
    todo: 'Move it between the tags of a component that holds such cards, as on other pages.',
  }),
  'shape.cell-missing': ({cells, columns}: {cells: number; columns: number}) => ({
    say: `This row has ${cells} cells and the table ${columns} columns.`,
    todo: 'Write the | that is missing, also where a cell is to stay empty.',
  }),
  'shape.second-band': ({name, place}: {name: string; place: string}) => ({
    say: `A page has one band at its ${place}, and this is a second.`,
    todo: `Delete <${name}> and </${name}>, and keep what stands between them.`,
  }),
  'shape.divider-first': (_: Record<string, never>) => ({
    say: 'This draws a line across the page, right at its top.',
  }),
  'shape.unseen': ({typed}: {typed: string}) => ({
    say: `Nobody sees this line: no link above uses ${typed}.`,
    todo: 'Write it as words, or as a link where it belongs.',
  }),
} satisfies Messages
