import type {Messages} from './message.ts'

interface Typed {
  typed: string
}

const seen = ({typed}: Typed) => `Visitors would see ${typed} exactly as it is typed.`

/** Messages on characters that visitors would see by mistake. */
export const signs = {
  'signs.stress': (data: Typed) => ({say: seen(data), todo: 'For bold words write **words**; if not, delete it.'}),
  'signs.spaces-in-stress': (_: Typed) => ({say: 'These words are not bold, because of the spaces inside the stars.'}),
  'signs.strike': (data: Typed) => ({
    say: seen(data),
    todo: 'Delete it, or write ~~ on both sides of what is crossed out.',
  }),
  'signs.crossed-out': (_: Typed) => ({
    say: 'The ~ on both sides crosses these words out.',
    todo: 'To cross words out, write ~~ on both sides. If not, write a word in place of each ~.',
  }),
  'signs.italics': (_: Typed) => ({
    say: 'The two * put what is between them in italics.',
    todo: 'Write × or a word in place of each.',
  }),
  'signs.backtick': (data: Typed) => ({say: seen(data), todo: 'Delete it, or write ’ or “.'}),
  'signs.code': (_: Typed) => ({
    say: 'These lines are marked as code, so visitors would see the tags themselves.',
    todo: 'Delete the ``` above and below.',
  }),
  'signs.heading': (data: Typed) => ({
    say: seen(data),
    todo: 'A heading is a line of its own that starts with ## and a space.',
  }),
  'signs.heading-space': (_: Typed) => ({say: 'This is not a heading yet, because there is no space after the #.'}),
  'signs.entity': (data: Typed) => ({say: seen(data), todo: 'Write the character itself.'}),
  'signs.html': (data: Typed) => ({say: seen(data), todo: 'Delete it.'}),
  'signs.backslash': (data: Typed) => ({say: seen(data), todo: 'Delete it, or write the character itself.'}),
  'signs.other-program': (data: Typed) => ({
    say: seen(data),
    todo: 'It works only in another program: delete it, or see COMPONENTS.md for what a page can show.',
  }),
  'signs.wiki-link': (data: Typed) => ({say: seen(data), todo: 'A link looks like this: [About us](/about)'}),
  'signs.assistant': (data: Typed) => ({say: seen(data), todo: 'A writing assistant left it here: delete it.'}),
  'signs.left-behind': (data: Typed) => ({
    say: `Another program left “${data.typed}” here.`,
    todo: 'Delete it, or write what belongs here.',
  }),
  'signs.merge-field': (data: Typed) => ({
    say: `A mailing program fills in ${data.typed}, but a page does not.`,
    todo: 'Write the words themselves.',
  }),
  'signs.held-place': (data: Typed) => ({
    say: `“${data.typed}” is only a placeholder.`,
    todo: 'Write your own words instead.',
  }),
  'signs.link': (_: Typed) => ({
    say: 'This looks like a link with a mistake in it, so visitors would see its brackets.',
    todo: 'A link looks like this: [About us](/about)',
  }),
  'signs.link-name': ({typed}: Typed) => ({
    say: `This link has no address, so visitors would see ${typed} with its brackets.`,
    todo: 'Write the address in round brackets: [About us](/about)',
  }),
  'signs.picture': (_: Typed) => ({
    say: 'This looks like a picture with a mistake in it, so visitors would not see the picture.',
    todo: 'A picture looks like this: ![What it shows](/picture.jpg)',
  }),
  'signs.tag': (_: Typed) => ({
    say: 'This tag has a mistake in it, so visitors would read it as words.',
    todo: 'A tag starts with < and its name and ends with />, like <Email />.',
  }),
  'signs.beside-tag': (data: Typed) => ({say: `There is a ${data.typed} too many here, which visitors would see.`}),
  'signs.table': (_: Typed) => ({
    say: 'This is not a table yet, so visitors would see the | characters.',
    todo: 'A table has a row of headings, right below it a line like | --- | --- |, and no empty line inside.',
  }),
  'signs.tabs': (_: Typed) => ({
    say: 'Tabs do not make a table, so the words of these lines run together.',
    todo: 'Write | between the cells, and below the first row a line like | --- | --- |',
  }),
  'signs.list': ({typed}: Typed) => ({
    say: `This is not a list, because a list item can’t start with ${typed}, so the lines run together.`,
    todo: 'Start each item with a hyphen and a space.',
  }),
  'signs.list-space': ({typed}: Typed) => ({
    say: `This is not a list yet, because there is no ordinary space after ${typed}.`,
  }),
  'signs.line': (data: Typed) => ({say: seen(data), todo: 'Delete it. To start a new section, use a ## heading.'}),
  'signs.conflict': (data: Typed) => ({
    say: `Two people changed the same words, and git left ${data.typed} here.`,
    todo: 'Keep the words that are right, and delete this line.',
  }),
  'signs.spoilt': ({typed, meant}: Typed & {meant: string}) => ({
    say: `Another program damaged a character of “${typed}”.`,
    todo: `It was probably: ${meant}`,
  }),
  'signs.lost': (_: Typed) => ({
    say: 'A character was lost here, so visitors would see �.',
    todo: 'Type the character again.',
  }),
  'signs.odd': ({name}: {name: string}) => ({
    say: `There is ${name} here, which may look wrong to visitors.`,
    todo: 'Run: npm run fix',
  }),
  'signs.line-ends': (_: Record<string, never>) => ({
    say: 'This file was saved in the format of Windows or an old Mac.',
    todo: 'Run: npm run fix',
  }),
  'signs.plain-words': (_: Typed) => ({
    say: 'A record can’t have formatting, so visitors would see these characters as they are typed.',
    todo: 'Write it as plain words.',
  }),
  'signs.note': (data: Typed) => ({
    say: `There is no footnote ${data.typed}, so visitors would see its brackets.`,
    todo: 'Write the footnote below, on a line of its own, or delete this.',
  }),
} satisfies Messages
