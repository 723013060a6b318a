import type {DefectId, Defects} from '../site/defects.ts'
import type {Message} from './message.ts'

type SyntaxMessages = {[Id in DefectId as `syntax.${Id}`]: (data: Defects[Id]) => Message}

const top = 'A page starts with its title and description, between two lines of three hyphens:'
const example =
  'For example, as the first four lines: --- then title: Money clinic then description: Ask us anything. then ---'

export const syntax = {
  'syntax.not-text': ({kind}) => ({
    say: `This file is ${kind}, whatever its name says.`,
    todo: 'Bring the page back from an earlier version, and copy the words into it.',
  }),
  'syntax.empty': () => ({say: 'The page is empty.', todo: example}),
  'syntax.no-frontmatter': () => ({say: `${top} here they are missing.`, todo: example}),
  'syntax.words-above-frontmatter': () => ({
    say: `${top} here something stands above them.`,
    todo: 'Move it below the title and description, or delete it.',
  }),
  'syntax.first-fence': () => ({say: `${top} here the first of them is damaged or lost.`, todo: example}),
  'syntax.last-fence': () => ({say: `${top} here the last of them is damaged or lost.`, todo: example}),
  'syntax.field-twice': ({key}) => ({say: `There are two lines for ${key}.`, todo: 'Delete one of the two.'}),
  'syntax.fields-joined': ({key}) => ({say: `“${key}:” begins a line of its own.`}),
  'syntax.field-line': ({key}) => ({
    say: 'This line can’t be read: a name stands at its very start, then a colon, a space, and the words.',
    todo: `For example: ${key}: Money clinic`,
  }),
  'syntax.field-quotes': ({key}) => ({
    say: 'Words with a colon, a # or quote marks of their own need straight quote marks round all of them here.',
    todo: `For example: ${key}: "Money clinic: ask us"`,
  }),
  'syntax.field-nameless': () => ({
    say: 'This line does not say what it is: here each line is a name, a colon and words.',
    todo: 'Join it to the line above, or delete it.',
  }),
  'syntax.conflict': () => ({
    say: 'Two people changed the same words, and here git left the marks of that.',
    todo: 'Keep the version that is right. Delete the other, and the lines of <<<<<<<, ======= and >>>>>>>.',
  }),
  'syntax.import-damaged': () => ({say: 'This import line is damaged.', todo: 'Delete it, then run: npm run fix'}),
  'syntax.import-twice': ({name}) => ({say: `${name} is imported twice.`, todo: 'Delete this line.'}),
  'syntax.import-unknown': ({name}) => ({
    say: `There is no component ${name}.`,
    todo: 'Delete this line. COMPONENTS.md lists what there is.',
  }),
  'syntax.import-other': ({source}) => ({
    say: `A page can’t import “${source}”, only the components of COMPONENTS.md.`,
    todo: 'Delete this line.',
  }),
  'syntax.import-beside-words': () => ({
    say: 'An empty line is missing between this line and an import line.',
    todo: 'Press Enter between the two.',
  }),
  'syntax.command-word': ({word}) => ({
    say: `A line of words can’t start with “${word}”, which is a command here.`,
    todo: 'Start the line with another word.',
  }),
  'syntax.exported-code': () => ({say: 'A page can’t hold code.', todo: 'Delete this line.'}),
  'syntax.code-open': ({marks}) => ({
    say: `This ${marks} starts code, and no line below ends it, so visitors see the rest as code.`,
    todo: `Write ${marks} on a line of its own where the code ends, or delete this line.`,
  }),
  'syntax.note': () => ({
    say: 'A page can’t hold hidden notes.',
    todo: 'Delete it, and write the note where you propose the change. The history keeps what you delete.',
  }),
  'syntax.web-code': () => ({
    say: 'This was copied from a web page’s code.',
    todo: 'Delete this line, and copy the words only.',
  }),
  'syntax.word-paste': () => ({
    say: 'This was pasted from Word together with its hidden formatting.',
    todo: 'Paste it again as plain text: Ctrl+Shift+V, on a Mac Shift+Option+Cmd+V.',
  }),
  'syntax.angle-address': ({address}) => ({
    say: 'A web address can’t stand between < and >.',
    todo: `Write a link: [the name of the page](${/^https?:/.test(address) ? '' : 'https://'}${address})`,
  }),
  'syntax.angle-mail': ({mail}) => ({
    say: 'An email address can’t stand between < and >.',
    todo: `Write a link: [${mail}](mailto:${mail})`,
  }),
  'syntax.chat-link': ({address}) => ({
    say: 'This is a link as a chat program writes it.',
    todo: `Write a link: [the words](${address})`,
  }),
  'syntax.chat-name': () => ({say: 'This is a name as a chat program writes it.', todo: 'Write the name alone.'}),
  'syntax.angle-alone': () => ({
    say: 'A < looks like the start of a tag here.',
    todo: 'Say it in words, like “less than”, or write \\< if visitors must see the character.',
  }),
  'syntax.angle-words': ({typed}) => ({
    say: `There is no component ${typed}.`,
    todo: `If these are words, write them without < and >, or \\${typed} if visitors must see those.`,
  }),
  'syntax.merge-field': ({typed}) => ({
    say: `A mailing program puts a name or a figure in the place of ${typed}, and a page does not.`,
    todo: 'Write the words themselves, or delete it, with a greeting that it belongs to.',
  }),
  'syntax.heading-name': ({typed}) => ({say: `A heading needs no ${typed}: links find it by its words.`}),
  'syntax.tag-in-braces': () => ({
    say: 'A tag stands between < and />, and not in curly brackets.',
    todo: 'For example: <Email />',
  }),
  'syntax.braces': ({typed}) => ({
    say: `Curly brackets are for code, so ${short(typed)} can’t stand in a page.`,
    todo: 'Delete it. For words write round brackets, or \\{ and \\} if visitors must see these.',
  }),
  'syntax.brace-alone': ({sign}) => ({
    say: `The curly bracket ${sign} has a meaning of its own and can’t stand in words.`,
    todo: `Write a round bracket instead, or \\${sign} if visitors must see it.`,
  }),
  'syntax.attribute-braces': ({name}) => ({
    say: 'A tag takes words between quote marks, and no code in curly brackets.',
    todo: `For example: ${name || 'title'}="the words"`,
  }),
  'syntax.html': ({name}) => ({
    say: `<${name}> is a tag of HTML. Pages hold words, Markdown and components, and no HTML.`,
    todo: 'Delete the tag and keep the words in it, or choose a component from COMPONENTS.md.',
  }),
  'syntax.html-active': ({name}) => ({
    say: `<${name}> can’t stand in a page, because it could change what visitors see or send.`,
    todo: 'Delete it. If you need it, ask the engineers for a component.',
  }),
  'syntax.component-case': ({typed, meant}) => ({say: `There is no component <${typed}>. Did you mean <${meant}>?`}),
  'syntax.tag-nameless': () => ({
    say: 'This tag has lost its name.',
    todo: 'Write the name of the component behind <, or delete the tag and its partner.',
  }),
  'syntax.tag-sign': ({sign}) => ({
    say: `There is a ${sign} in this tag that does not belong there.`,
    todo: 'Delete it, or compare the tag with its example in COMPONENTS.md.',
  }),
  'syntax.tag-angle': ({name}) => ({
    say: `This tag of ${name} does not start with a plain <, so visitors see it as words.`,
    todo: `Write < right before ${name}.`,
  }),
  'syntax.tag-end': () => ({
    say: 'The > is missing at the end of this tag.',
    todo: 'Compare it with its example in COMPONENTS.md.',
  }),
  'syntax.tag-quotes': ({attribute}) => ({
    say: 'In a tag the words after = stand between two straight quote marks, like ".',
    todo: `For example: ${attribute}="the words"`,
  }),
  'syntax.tag-equals': ({attribute}) => ({
    say: `One = stands between ${attribute} and its words, and nothing else.`,
    todo: `For example: ${attribute}="the words"`,
  }),
  'syntax.tag-value': ({attribute}) => ({
    say: `Nothing follows the = after ${attribute}.`,
    todo: `Write what is meant between quote marks: ${attribute}="…"`,
  }),
  'syntax.attribute-nameless': ({name}) => ({
    say: `A name and = are missing in front of words in the tag <${name}>.`,
    todo: 'Its names are in COMPONENTS.md.',
  }),
  'syntax.closing-tag-full': ({name}) => ({
    say: 'A closing tag starts with </ and holds a name and nothing else.',
    todo: `Write: </${name}>`,
  }),
  'syntax.tag-misspelt': ({typed, meant}) => ({
    say: `The opening and the closing tag are spelled differently: ${typed} in one, ${meant} in the other.`,
  }),
  'syntax.tag-twice': ({name}) => ({say: `The tag <${name}> stands here twice.`, todo: 'Delete one of the two.'}),
  'syntax.slash-lost': ({name}) => ({say: `The / is missing in this closing tag of <${name}>.`}),
  'syntax.slash-missing': ({name}) => ({
    say: `The / is missing at the end of <${name}>, which needs no closing tag.`,
    todo: `For example: <${name} />`,
  }),
  'syntax.slash-extra': ({name}) => ({
    say: `This should open <${name}>, because </${name}> stands below, yet it has a / in it.`,
  }),
  'syntax.tags-crossed': ({outer, inner}) => ({
    say: `</${outer}> stands above </${inner}>, and <${inner}> is opened inside it: what is opened last is closed first.`,
    todo: `Write </${inner}> above </${outer}>, or </${outer}> above <${inner}>.`,
  }),
  'syntax.tag-unclosed': ({name}) => ({
    say: `<${name}> is opened here but never closed.`,
    todo: `Write where it ends: </${name}>`,
  }),
  'syntax.tag-unopened': ({name}) => ({
    say: `</${name}> closes something that was never opened.`,
    todo: `Delete it, or write <${name}> where it starts.`,
  }),
  'syntax.tag-beside-words': ({name}) => ({
    say: `<${name}> and </${name}> must both stand on lines of their own, or both on the same line.`,
    todo: 'Press Enter before and after this tag.',
  }),
  'syntax.tags-apart': ({name}) => ({
    say: `<${name}> and </${name}> do not stand in the same part of the page, such as one list or paragraph.`,
    todo: 'Start both at the beginning of their lines, with empty lines round them.',
  }),
  'syntax.unreadable': () => ({
    say: 'Something in this line can’t be read.',
    todo: 'Compare it with a line of the same kind, or write it again.',
  }),
  'syntax.mojibake': ({typed}) => ({say: `Another program spoilt a character of “${typed}”.`}),
} satisfies SyntaxMessages & {'syntax.mojibake': (data: {typed: string}) => Message}

function short(typed: string): string {
  return typed.length > 40 ? `${typed.slice(0, 40)}…` : typed
}
