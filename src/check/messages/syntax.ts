import type {DefectId, Defects} from '../../site/page/defects.ts'
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
  'syntax.no-frontmatter': () => ({say: `${top} here they are missing.`, todo: example}),
  'syntax.words-above-frontmatter': () => ({
    say: `${top} here something stands above them.`,
    todo: 'Move it below the title and description, or delete it.',
  }),
  'syntax.fence': () => ({say: `${top} here one of them is damaged, lost or not in its place.`, todo: example}),
  'syntax.conflict': () => ({
    say: 'Two people changed the same words, and here git left the marks of that.',
    todo: 'Keep the version that is right. Delete the other, and the lines of <<<<<<<, ======= and >>>>>>>.',
  }),
  'syntax.import-damaged': () => ({say: 'This import line is damaged.', todo: 'Delete it, then run: npm run fix'}),
  'syntax.import-twice': ({name}) => ({say: `${name} is imported twice.`, todo: 'Delete this line.'}),
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
  'syntax.braces': ({typed}) => ({
    say: `Curly brackets are for code, so ${short(typed)} can’t stand in a page.`,
    todo: 'Delete it, or write what it stands for. For words there are round brackets, or \\{ and \\} if visitors must see these.',
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
  'syntax.tag-attribute': ({attribute}) => ({
    say: 'In a tag there is a name, then = and what is meant between two straight quote marks.',
    todo: `For example: ${attribute || 'title'}="the words"`,
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
    say: `<${name}> is opened but never closed.`,
    todo: `Write where it ends: </${name}>`,
  }),
  'syntax.tag-unopened': ({name}) => ({
    say: `</${name}> closes something that was never opened.`,
    todo: `Delete it, or write <${name}> where it starts.`,
  }),
  'syntax.tags-apart': ({name}) => ({
    say: `<${name}> and </${name}> must each stand on a line of its own, or both on the same line.`,
    todo: 'Press Enter before and after this tag, and start both at the beginning of their lines.',
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
