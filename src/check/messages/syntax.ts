import type {DefectId, Defects} from '../../site/index.ts'
import type {Message} from './message.ts'

type SyntaxMessages = {[Id in DefectId as `syntax.${Id}`]: (data: Defects[Id]) => Message}

const top = 'A page starts with its title and description, between two lines of three hyphens'
const example = 'Start the page with these four lines: --- / title: Money clinic / description: Ask us anything. / ---'

export const syntax = {
  'syntax.not-text': ({kind}) => ({
    say: `This file is ${kind}, whatever its name says.`,
    todo: 'Restore the page from an earlier version, and copy the words into it.',
  }),
  'syntax.no-frontmatter': () => ({say: `${top}, which are missing here.`, todo: example}),
  'syntax.words-above-frontmatter': () => ({
    say: `${top}, but there is something above them here.`,
    todo: 'Move it below the title and description, or delete it.',
  }),
  'syntax.fence': () => ({say: `${top}, one of which is damaged, missing or in the wrong place.`, todo: example}),
  'syntax.conflict': () => ({
    say: 'Two people changed the same words, and git left both versions here.',
    todo: 'Keep the right version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.',
  }),
  'syntax.import-damaged': () => ({say: 'This import line is damaged.', todo: 'Delete it, then run: npm run fix'}),
  'syntax.import-twice': ({name}) => ({say: `${name} is imported twice.`, todo: 'Delete this line.'}),
  'syntax.import-other': ({source}) => ({
    say: `A page can’t import “${source}”, only components that are listed in COMPONENTS.md.`,
    todo: 'Delete this line.',
  }),
  'syntax.import-beside-words': () => ({
    say: 'There must be an empty line between this line and an import line.',
    todo: 'Press Enter between the two.',
  }),
  'syntax.command-word': ({word}) => ({
    say: `A line can’t start with “${word}”, because the site would read it as a command.`,
    todo: 'Start the line with another word.',
  }),
  'syntax.exported-code': () => ({say: 'A page can’t hold code.', todo: 'Delete this line.'}),
  'syntax.code-open': ({marks}) => ({
    say: `This ${marks} starts computer code that no line below ends, so visitors would see the rest of the page as code.`,
    todo: `Delete this line, or write ${marks} on a line of its own where the code ends.`,
  }),
  'syntax.note': () => ({
    say: 'A page can’t have hidden notes.',
    todo: 'Delete it, and write the note where you propose your change.',
  }),
  'syntax.web-code': () => ({
    say: 'This was copied from the code of a web page.',
    todo: 'Delete this line, and copy only the words.',
  }),
  'syntax.angle-address': ({address}) => ({
    say: 'A web address can’t be between < and >.',
    todo: `Write a link: [the name of the page](${/^https?:/.test(address) ? '' : 'https://'}${address})`,
  }),
  'syntax.angle-mail': ({mail}) => ({
    say: 'An email address can’t be between < and >.',
    todo: `Write a link: [${mail}](mailto:${mail})`,
  }),
  'syntax.chat-link': ({address}) => ({
    say: 'This link was copied from a chat program, and does not work here.',
    todo: `Write a link: [the words](${address})`,
  }),
  'syntax.chat-name': () => ({
    say: 'This name was copied from a chat program, and would not be shown.',
    todo: 'Write only the name.',
  }),
  'syntax.angle-alone': () => ({
    say: 'A < looks like the start of a tag here.',
    todo: 'Use words, like “less than”, or write \\< if visitors should see the character.',
  }),
  'syntax.angle-words': ({typed}) => ({
    say: `There is no component ${typed}.`,
    todo: `If these are words, delete the < and >, or write \\${typed} if visitors should see them.`,
  }),
  'syntax.braces': ({typed}) => ({
    say: `Curly brackets are for code, so a page can’t have ${short(typed)}.`,
    todo: 'Use round brackets, or write \\{ and \\} if visitors should see curly ones.',
  }),
  'syntax.attribute-braces': ({name}) => ({
    say: 'An attribute must be words in quote marks, not code in curly brackets.',
    todo: `For example: ${name || 'title'}="the words"`,
  }),
  'syntax.html': ({name}) => ({
    say: `<${name}> is an HTML tag, which a page can’t have.`,
    todo: 'Delete the tag and keep its words, or choose a component from COMPONENTS.md.',
  }),
  'syntax.html-active': ({name}) => ({
    say: `A page can’t have <${name}>, because it could change what visitors see or send.`,
    todo: 'Delete it. If you need it, ask the engineers for a component.',
  }),
  'syntax.component-case': ({typed, meant}) => ({say: `There is no component <${typed}>. Did you mean <${meant}>?`}),
  'syntax.tag-nameless': () => ({
    say: 'This tag has lost its name.',
    todo: 'Write the name of the component after the <, or delete the tag and its closing tag.',
  }),
  'syntax.tag-sign': ({sign}) => ({
    say: `There is a ${sign} too many in this tag.`,
    todo: 'Delete it, or compare the tag with its example in COMPONENTS.md.',
  }),
  'syntax.tag-angle': ({name}) => ({
    say: `This tag does not start with a plain <, so visitors would read it as words.`,
    todo: `Write < right before ${name}.`,
  }),
  'syntax.tag-end': () => ({
    say: 'The > is missing at the end of this tag.',
    todo: 'Compare it with its example in COMPONENTS.md.',
  }),
  'syntax.tag-attribute': ({attribute}) => ({
    say: 'An attribute must be a name, then = and words in straight quote marks.',
    todo: `For example: ${attribute || 'title'}="the words"`,
  }),
  'syntax.closing-tag-full': ({name}) => ({
    say: 'A closing tag must be </, a name and >, and nothing else.',
    todo: `Write: </${name}>`,
  }),
  'syntax.tag-misspelt': ({typed, meant}) => ({
    say: `The opening and the closing tag have different names: ${typed} and ${meant}.`,
  }),
  'syntax.tag-twice': ({name}) => ({say: `The tag <${name}> is here twice.`, todo: 'Delete one of the two.'}),
  'syntax.slash-lost': ({name}) => ({say: `The / is missing in the closing tag of <${name}>.`}),
  'syntax.slash-missing': ({name}) => ({
    say: `The / is missing at the end of <${name}>, which needs no closing tag.`,
    todo: `For example: <${name} />`,
  }),
  'syntax.slash-extra': ({name}) => ({
    say: `This / closes <${name}> too early, because </${name}> is below.`,
  }),
  'syntax.tags-crossed': ({outer, inner}) => ({
    say: `<${inner}> starts inside <${outer}>, so it must also end inside it.`,
    todo: `Write </${inner}> above </${outer}>, or </${outer}> above <${inner}>.`,
  }),
  'syntax.tag-unclosed': ({name}) => ({
    say: `<${name}> has no closing tag.`,
    todo: `Write where it ends: </${name}>`,
  }),
  'syntax.tag-unopened': ({name}) => ({
    say: `</${name}> has no opening tag.`,
    todo: `Delete it, or write <${name}> where it starts.`,
  }),
  'syntax.tags-apart': ({name}) => ({
    say: `<${name}> and </${name}> must each be on a line of their own, or both on the same line.`,
    todo: 'Press Enter before and after this tag, with no spaces before either of them.',
  }),
  'syntax.unreadable': () => ({
    say: 'The site can’t read this line.',
    todo: 'Compare it with another line of the same kind, or write it again.',
  }),
  'syntax.mojibake': ({typed}) => ({say: `Another program damaged a character of “${typed}”.`}),
} satisfies SyntaxMessages & {'syntax.mojibake': (data: {typed: string}) => Message}

function short(typed: string): string {
  return typed.length > 40 ? `${typed.slice(0, 40)}…` : typed
}
