import type {DefectId, Defects} from '../../site/index.ts'
import type {Message} from './message.ts'

type SyntaxMessages = {[Id in DefectId as `syntax.${Id}`]: (data: Defects[Id]) => Message} & {
  'syntax.mojibake': (data: {typed: string}) => Message
}

const top = 'A page starts with its title and description, between two lines of three hyphens'
const example =
  'Start the page with these four lines: --- / title: Money clinic / description: Ask us anything. / ---'

export const syntax: SyntaxMessages = {
  'syntax.not-text': ({kind}) => ({
    problem: `This file is ${kind}, whatever its name says.`,
    instruction: 'Restore the page from an earlier version, and copy the words into it.',
  }),
  'syntax.no-frontmatter': () => ({problem: `${top}, which are missing here.`, instruction: example}),
  'syntax.words-above-frontmatter': () => ({
    problem: `${top}, but there is something above them here.`,
    instruction: 'Move it below the title and description, or delete it.',
  }),
  'syntax.fence': () => ({
    problem: `${top}, one of which is damaged, missing or in the wrong place.`,
    instruction: example,
  }),
  'syntax.conflict': () => ({
    problem: 'Two people changed the same words, and git left both versions here.',
    instruction:
      'Keep the right version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.',
  }),
  'syntax.import-damaged': () => ({
    problem: 'This import line is damaged.',
    instruction: 'Delete it, then run: npm run fix',
  }),
  'syntax.import-twice': ({name}) => ({
    problem: `${name} is imported twice.`,
    instruction: 'Delete this line.',
  }),
  'syntax.import-other': ({source}) => ({
    problem: `A page can’t import “${source}”, only components that are listed in COMPONENTS.md.`,
    instruction: 'Delete this line.',
  }),
  'syntax.import-beside-words': () => ({
    problem: 'There must be an empty line between this line and an import line.',
    instruction: 'Press Enter between the two.',
  }),
  'syntax.command-word': ({word}) => ({
    problem: `A line can’t start with “${word}”, because the site would read it as a command.`,
    instruction: 'Start the line with another word.',
  }),
  'syntax.exported-code': () => ({problem: 'A page can’t hold code.', instruction: 'Delete this line.'}),
  'syntax.code-open': ({marks}) => ({
    problem: `This ${marks} starts computer code that no line below ends, so visitors would see the rest of the page as code.`,
    instruction: `Delete this line, or write ${marks} on a line of its own where the code ends.`,
  }),
  'syntax.note': () => ({
    problem: 'A page can’t have hidden notes.',
    instruction: 'Delete it, and write the note where you propose your change.',
  }),
  'syntax.web-code': () => ({
    problem: 'This was copied from the code of a web page.',
    instruction: 'Delete this line, and copy only the words.',
  }),
  'syntax.angle-address': ({address}) => ({
    problem: 'A web address can’t be between < and >.',
    instruction: `Write a link: [the name of the page](${/^https?:/.test(address) ? '' : 'https://'}${address})`,
  }),
  'syntax.angle-mail': ({mail}) => ({
    problem: 'An email address can’t be between < and >.',
    instruction: `Write a link: [${mail}](mailto:${mail})`,
  }),
  'syntax.chat-link': ({address}) => ({
    problem: 'This link was copied from a chat program, and does not work here.',
    instruction: `Write a link: [the words](${address})`,
  }),
  'syntax.chat-name': () => ({
    problem: 'This name was copied from a chat program, and would not be shown.',
    instruction: 'Write only the name.',
  }),
  'syntax.angle-alone': () => ({
    problem: 'A < looks like the start of a tag here.',
    instruction: 'Use words, like “less than”, or write \\< if visitors should see the character.',
  }),
  'syntax.angle-words': ({typed}) => ({
    problem: `There is no component ${typed}.`,
    instruction: `If these are words, delete the < and >, or write \\${typed} if visitors should see them.`,
  }),
  'syntax.braces': ({typed}) => ({
    problem: `Curly brackets are for code, so a page can’t have ${short(typed)}.`,
    instruction: 'Use round brackets, or write \\{ and \\} if visitors should see curly ones.',
  }),
  'syntax.attribute-braces': ({name}) => ({
    problem: 'An attribute must be words in quote marks, not code in curly brackets.',
    instruction: `For example: ${name || 'title'}="the words"`,
  }),
  'syntax.html': ({name}) => ({
    problem: `<${name}> is an HTML tag, which a page can’t have.`,
    instruction: 'Delete the tag and keep its words, or choose a component from COMPONENTS.md.',
  }),
  'syntax.html-active': ({name}) => ({
    problem: `A page can’t have <${name}>, because it could change what visitors see or send.`,
    instruction: 'Delete it. If you need it, ask the engineers for a component.',
  }),
  'syntax.component-case': ({typed, meant}) => ({
    problem: `There is no component <${typed}>. Did you mean <${meant}>?`,
  }),
  'syntax.tag-nameless': () => ({
    problem: 'This tag has lost its name.',
    instruction: 'Write the name of the component after the <, or delete the tag and its closing tag.',
  }),
  'syntax.tag-character': ({character}) => ({
    problem: `There is a ${character} too many in this tag.`,
    instruction: 'Delete it, or compare the tag with its example in COMPONENTS.md.',
  }),
  'syntax.tag-angle': ({name}) => ({
    problem: `This tag does not start with a plain <, so visitors would read it as words.`,
    instruction: `Write < right before ${name}.`,
  }),
  'syntax.tag-end': () => ({
    problem: 'The > is missing at the end of this tag.',
    instruction: 'Compare it with its example in COMPONENTS.md.',
  }),
  'syntax.tag-attribute': ({attribute}) => ({
    problem: 'An attribute must be a name, then = and words in straight quote marks.',
    instruction: `For example: ${attribute || 'title'}="the words"`,
  }),
  'syntax.closing-tag-full': ({name}) => ({
    problem: 'A closing tag must be </, a name and >, and nothing else.',
    instruction: `Write: </${name}>`,
  }),
  'syntax.tag-misspelt': ({typed, meant}) => ({
    problem: `The opening and the closing tag have different names: ${typed} and ${meant}.`,
  }),
  'syntax.tag-twice': ({name}) => ({
    problem: `The tag <${name}> is here twice.`,
    instruction: 'Delete one of the two.',
  }),
  'syntax.slash-lost': ({name}) => ({problem: `The / is missing in the closing tag of <${name}>.`}),
  'syntax.slash-missing': ({name}) => ({
    problem: `The / is missing at the end of <${name}>, which needs no closing tag.`,
    instruction: `For example: <${name} />`,
  }),
  'syntax.slash-extra': ({name}) => ({
    problem: `This / closes <${name}> too early, because </${name}> is below.`,
  }),
  'syntax.tags-crossed': ({outer, inner}) => ({
    problem: `<${inner}> starts inside <${outer}>, so it must also end inside it.`,
    instruction: `Write </${inner}> above </${outer}>, or </${outer}> above <${inner}>.`,
  }),
  'syntax.tag-unclosed': ({name}) => ({
    problem: `<${name}> has no closing tag.`,
    instruction: `Write where it ends: </${name}>`,
  }),
  'syntax.tag-unopened': ({name}) => ({
    problem: `</${name}> has no opening tag.`,
    instruction: `Delete it, or write <${name}> where it starts.`,
  }),
  'syntax.tags-apart': ({name}) => ({
    problem: `<${name}> and </${name}> must each be on a line of their own, or both on the same line.`,
    instruction: 'Press Enter before and after this tag, with no spaces before either of them.',
  }),
  'syntax.unreadable': () => ({
    problem: 'The site can’t read this line.',
    instruction: 'Compare it with another line of the same kind, or write it again.',
  }),
  'syntax.mojibake': ({typed}) => ({problem: `Another program damaged a character of “${typed}”.`}),
}

function short(typed: string): string {
  return typed.length > 40 ? `${typed.slice(0, 40)}…` : typed
}
