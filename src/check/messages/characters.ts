import type {Messages} from './message.ts'

interface Typed {
  typed: string
}

const seen = ({typed}: Typed) => `“${typed}” would be shown to visitors.`

const inEditor = {
  bold: 'For bold words, select them and press B.',
  heading: 'For a heading, press “Add below”, then “A heading”.',
  list: 'For a list, press “Add below”, then “A list”.',
  link: 'To make a link, select the words and press “Link”.',
  picture: 'To add a picture, press “Picture”.',
}

/** Messages about characters that visitors would see by mistake. */
export const characters = {
  'characters.emphasis': (data: Typed) => ({
    problem: seen(data),
    instruction: 'For bold words write **words**; if not, delete it.',
    inEditor: inEditor.bold,
  }),
  'characters.spaces-in-emphasis': (_: Typed) => ({
    problem: 'These words are not bold, because of the spaces inside the stars.',
  }),
  'characters.strike': (data: Typed) => ({
    problem: seen(data),
    instruction: 'Delete it, or write ~~ on both sides of what is crossed out.',
    inEditor: 'Delete it.',
  }),
  'characters.crossed-out': (_: Typed) => ({
    problem: 'The ~ on both sides crosses these words out.',
    instruction: 'To cross words out, write ~~ on both sides. If not, write a word in place of each ~.',
    inEditor: 'Write a word in place of each ~.',
  }),
  'characters.italics': (_: Typed) => ({
    problem: 'The two * put what is between them in italics.',
    instruction: 'Write × or a word in place of each.',
  }),
  'characters.backtick': (data: Typed) => ({problem: seen(data), instruction: 'Delete it, or write ’ or “.'}),
  'characters.code': ({typed}: Typed) => ({
    problem: 'This is marked as code, so visitors would see the tag itself.',
    instruction: `Delete the ${typed} before and after it.`,
  }),
  'characters.heading': (data: Typed) => ({
    problem: seen(data),
    instruction: 'A heading is a line of its own that starts with ## and a space.',
    inEditor: inEditor.heading,
  }),
  'characters.heading-space': (_: Typed) => ({
    problem: 'This is not a heading yet, because there is no space after the #.',
  }),
  'characters.entity': (data: Typed) => ({problem: seen(data), instruction: 'Write the character itself.'}),
  'characters.html': (data: Typed) => ({
    problem: seen(data),
    instruction: 'Delete it.',
    inEditor: `Delete it. ${inEditor.bold}`,
  }),
  'characters.backslash': (data: Typed) => ({
    problem: seen(data),
    instruction: 'Delete it, or write the character itself.',
  }),
  'characters.other-program': (data: Typed) => ({
    problem: seen(data),
    instruction:
      'It works only in another program: delete it, or see COMPONENTS.md for what a page can show.',
    inEditor: 'It works only in another program: delete it, or press “Add below” for what a page can show.',
  }),
  'characters.wiki-link': (data: Typed) => ({
    problem: seen(data),
    instruction: 'A link looks like this: [About us](/about)',
    inEditor: inEditor.link,
  }),
  'characters.assistant': (data: Typed) => ({
    problem: seen(data),
    instruction: 'A writing assistant left it here: delete it.',
  }),
  'characters.left-behind': (data: Typed) => ({
    problem: `Another program left “${data.typed}” here.`,
    instruction: 'Delete it, or write what belongs here.',
  }),
  'characters.merge-field': (data: Typed) => ({
    problem: `A mailing program fills in ${data.typed}, but a page does not.`,
    instruction: 'Write the words themselves.',
  }),
  'characters.placeholder': (data: Typed) => ({
    problem: `“${data.typed}” is only a placeholder.`,
    instruction: 'Write your own words instead.',
  }),
  'characters.link': (_: Typed) => ({
    problem: 'This looks like a link with a mistake in it, so visitors would see its brackets.',
    instruction: 'A link looks like this: [About us](/about)',
    inEditor: inEditor.link,
  }),
  'characters.link-name': ({typed}: Typed) => ({
    problem: `This link has no address, so visitors would see ${typed} with its brackets.`,
    instruction: 'Write the address in round brackets: [About us](/about)',
    inEditor: inEditor.link,
  }),
  'characters.picture': (_: Typed) => ({
    problem: 'This looks like a picture with a mistake in it, so visitors would not see the picture.',
    instruction: 'A picture looks like this: ![What it shows](/picture.jpg)',
    inEditor: inEditor.picture,
  }),
  'characters.tag': (_: Typed) => ({
    problem: 'This tag has a mistake in it, so visitors would read it as words.',
    instruction: 'A tag starts with < and its name and ends with />, like <Email />.',
    inEditor: 'Delete it, and press “Add below” for what a page can show.',
  }),
  'characters.beside-tag': (data: Typed) => ({
    problem: `There is a ${data.typed} too many here, which visitors would see.`,
  }),
  'characters.table': (_: Typed) => ({
    problem: 'This is not a table yet, so visitors would see the | characters.',
    instruction:
      'A table has a row of headings, right below it a line like | --- | --- |, and no empty line inside.',
  }),
  'characters.tabs': (_: Typed) => ({
    problem: 'Tabs do not make a table, so the words of these lines run together.',
    instruction: 'Write | between the cells, and below the first row a line like | --- | --- |',
  }),
  'characters.list': ({typed}: Typed) => ({
    problem: `This is not a list, because a list item can’t start with ${typed}, so the lines run together.`,
    instruction: 'Start each item with a hyphen and a space.',
    inEditor: inEditor.list,
  }),
  'characters.list-space': ({typed}: Typed) => ({
    problem: `This is not a list yet, because there is no ordinary space after ${typed}.`,
  }),
  'characters.line': (data: Typed) => ({
    problem: seen(data),
    instruction: 'Delete it. To start a new section, use a ## heading.',
    inEditor: `Delete it. ${inEditor.heading}`,
  }),
  'characters.conflict': (data: Typed) => ({
    problem: `Two people changed the same words, and git left ${data.typed} here.`,
    instruction: 'Keep the words that are right, and delete this line.',
  }),
  'characters.mojibake': ({typed, meant}: Typed & {meant: string}) => ({
    problem: `Another program damaged a character of “${typed}”.`,
    instruction: `It was probably: ${meant}`,
  }),
  'characters.lost': (_: Typed) => ({
    problem: 'A character was lost here, so visitors would see �.',
    instruction: 'Type the character again.',
  }),
  'characters.odd': ({name}: {name: string}) => ({
    problem: `There is ${name} here, which may look wrong to visitors.`,
    instruction: 'Run: npm run fix',
  }),
  'characters.line-ends': () => ({
    problem: 'This file was saved in the format of Windows or an old Mac.',
    instruction: 'Run: npm run fix',
  }),
  'characters.plain-words': (data: Typed) => ({
    problem: `Visitors would see “${data.typed}” as it is typed, because these words can’t be bold, a link or a list.`,
    instruction: 'Write it as plain words.',
  }),
  'characters.note': (data: Typed) => ({
    problem: `There is no footnote ${data.typed}, so visitors would see its brackets.`,
    instruction: 'Write the footnote below, on a line of its own, or delete this.',
  }),
} satisfies Messages
