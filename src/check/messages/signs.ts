import type {Messages} from './message.ts'

interface Typed {
  typed: string
}

const seen = ({typed}: Typed) => `Visitors would read ${typed} as it stands.`

/** Characters that visitors would read and that are no words. */
export const signs = {
  'signs.stress': (data: Typed) => ({say: seen(data), todo: 'Write **words** to make them bold, or delete it.'}),
  'signs.spaces-in-stress': (_: Typed) => ({
    say: 'The spaces inside the stars keep these words from being bold.',
  }),
  'signs.strike': (data: Typed) => ({
    say: seen(data),
    todo: 'Delete it, or write ~~ on both sides of what is crossed out.',
  }),
  'signs.crossed-out': (_: Typed) => ({
    say: 'The signs ~ cross these words out.',
    todo: 'If that is meant, write ~~ on both sides. If not, write the words in place of the sign.',
  }),
  'signs.italics': (_: Typed) => ({
    say: 'The signs * make italics of what stands between them.',
    todo: 'Write × or a word in place of each.',
  }),
  'signs.backtick': (data: Typed) => ({say: seen(data), todo: 'Delete it, or write ’ or “.'}),
  'signs.code': (_: Typed) => ({
    say: 'These lines are set as code, so visitors would read the tags.',
    todo: 'Delete the signs above and below, or on both sides.',
  }),
  'signs.heading': (data: Typed) => ({
    say: seen(data),
    todo: 'A heading is a line of its own that begins with ## and a space.',
  }),
  'signs.heading-space': (_: Typed) => ({say: 'A space is missing behind the signs of this heading.'}),
  'signs.entity': (data: Typed) => ({say: seen(data), todo: 'Write the character itself.'}),
  'signs.html': (data: Typed) => ({say: seen(data), todo: 'Delete it.'}),
  'signs.backslash': (data: Typed) => ({say: seen(data), todo: 'Delete it, or write the character itself.'}),
  'signs.other-program': (data: Typed) => ({
    say: seen(data),
    todo: 'It belongs to another program: delete it, or see COMPONENTS.md for what a page can show.',
  }),
  'signs.wiki-link': (data: Typed) => ({say: seen(data), todo: 'A link is written like this: [About us](/about)'}),
  'signs.assistant': (data: Typed) => ({say: seen(data), todo: 'A writing assistant left it: delete it.'}),
  'signs.left-behind': (data: Typed) => ({
    say: `Another program left “${data.typed}” here.`,
    todo: 'Delete it, or write what belongs there.',
  }),
  'signs.merge-field': (data: Typed) => ({
    say: `A mailing program puts something in the place of ${data.typed}, and a page does not.`,
    todo: 'Write the words themselves.',
  }),
  'signs.held-place': (data: Typed) => ({
    say: `“${data.typed}” only holds the place of words.`,
    todo: 'Write your own words in its place.',
  }),
  'signs.link': (_: Typed) => ({
    say: 'This is meant to be a link, and visitors would read its brackets.',
    todo: 'A link is written like this: [About us](/about)',
  }),
  'signs.link-name': ({typed}: Typed) => ({
    say: `No link is called ${typed}, so visitors would read the brackets.`,
    todo: 'Write where it leads, in round brackets: [About us](/about)',
  }),
  'signs.picture': (_: Typed) => ({
    say: 'This is meant to be a picture, and visitors would read its signs.',
    todo: 'A picture is written like this: ![What it shows](/picture.jpg)',
  }),
  'signs.tag': (_: Typed) => ({
    say: 'Visitors would read this tag as words.',
    todo: 'A tag begins with < and its name, and ends with />, as in <Email />.',
  }),
  'signs.beside-tag': (data: Typed) => ({say: `There is a ${data.typed} too many here, which visitors would read.`}),
  'signs.table': (_: Typed) => ({
    say: 'These lines make no table, so visitors would read the | signs.',
    todo: 'A table has a row of headings, right below it a line like | --- | --- |, and no empty line inside.',
  }),
  'signs.tabs': (_: Typed) => ({
    say: 'Tabs do not make a table, so the words of these lines run together.',
    todo: 'Write | between the cells, and below the first row a line like | --- | --- |',
  }),
  'signs.list': ({typed}: Typed) => ({
    say: `The sign ${typed} makes no point of a list, so the lines run together.`,
    todo: 'Begin each point with a hyphen and a space.',
  }),
  'signs.list-space': ({typed}: Typed) => ({say: `A space is missing behind ${typed}, so this makes no list.`}),
  'signs.list-in-record': (_: Typed) => ({
    say: 'Visitors read these lines as one, with the signs in front of them.',
    todo: 'Write sentences, or keep the list on a page.',
  }),
  'signs.line': (data: Typed) => ({say: seen(data), todo: 'Delete it. A ## heading starts a new section.'}),
  'signs.conflict': (data: Typed) => ({
    say: `${data.typed} is left when two people changed the same words.`,
    todo: 'Keep the words that are right, and delete this line.',
  }),
  'signs.spoilt': ({typed, meant}: Typed & {meant: string}) => ({
    say: `Another program spoilt a character of “${typed}”.`,
    todo: `It was probably: ${meant}`,
  }),
  'signs.lost': (_: Typed) => ({say: 'A character was lost here: visitors would read �.', todo: 'Type it again.'}),
  'signs.odd': ({name}: {name: string}) => ({say: `There is ${name} here.`, todo: 'Run: npm run fix'}),
  'signs.line-ends': (_: Record<string, never>) => ({
    say: 'The lines of this file end as Windows or an old Mac ends them, or it begins with an invisible mark.',
    todo: 'Run: npm run fix',
  }),
  'signs.plain-words': (_: Typed) => ({
    say: 'Visitors would read the signs in these words: a record holds plain words only.',
    todo: 'Delete the signs.',
  }),
  'signs.note': (data: Typed) => ({
    say: `There is no note ${data.typed}, so visitors would read its brackets.`,
    todo: `Write the note below, on a line of its own, or delete it.`,
  }),
} satisfies Messages
