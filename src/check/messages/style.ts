import {joinList} from '../../site/index.ts'
import type {Messages} from './message.ts'

interface Typed {
  typed: string
}

/** The maximum number of file positions, such as `pages/about.mdx, line 12`, that one message lists. */
const mostPlaces = 5

/** Advice on wording, from rules without false positives. */
export const style = {
  'style.twice': ({typed}: Typed) => ({problem: `The word “${typed}” is here twice.`}),
  'style.space': (_: Typed) => ({problem: 'A space is missing here.', instruction: 'Type a space.'}),
  'style.other-contact': ({shown, typed}: Typed & {shown: string}) => ({
    problem: `Visitors read ${shown}, but this link leads to ${typed}.`,
    instruction: 'Correct the one that is wrong.',
  }),
  'style.extra-space': (_: Typed) => ({
    problem: 'There is a space too many here.',
    instruction: 'Delete it.',
  }),
  'style.commas': (_: Typed) => ({problem: 'There are two commas here instead of one.'}),
  'style.pence': (_: Typed) => ({problem: 'An amount has either £ before it or p after it, not both.'}),
  'style.backtick': (_: Typed) => ({problem: 'The character ` is not an apostrophe.'}),
  'style.straight': (_: Typed) => ({
    problem: 'There is a straight quote mark here, but the site uses curly ones.',
    instruction: 'Run: npm run fix',
  }),
  'style.link': ({typed}: Typed) => ({
    problem: `“${typed}” does not tell people where the link leads.`,
    instruction: 'Name the page, or what people can do there.',
  }),
  'style.address': (_: Typed) => ({
    problem: 'A screen reader would spell out this address letter by letter.',
    instruction: 'Write the name of the page in the square brackets.',
    inEditor: 'Write the name of the page instead.',
  }),
  'style.link-to-itself': (_: Typed) => ({
    problem: 'This link leads to the page that it is on.',
    instruction: 'Write the address that you want, or delete the link and keep its words.',
  }),
  'style.bracket': ({typed}: Typed) => ({
    problem: `There is a ${typed} too many at this link.`,
    instruction: 'Delete it.',
  }),
  'style.address-again': (_: Typed) => ({
    problem: 'The address of this link is here twice, so visitors would see the second.',
  }),
  'style.brackets': (_: Typed) => ({
    problem: 'Visitors would see square brackets round the words of this link.',
  }),
  'style.tracking': (_: Typed) => ({problem: 'This address lets the other site track who follows the link.'}),
  'style.address-end': ({typed}: Typed) => ({
    problem: `This address ends in ${typed} by mistake, so the link may not work.`,
  }),
  'style.own': ({tag}: {tag: string}) => ({
    problem: 'These are our own contact details, which are also stored once for the whole site.',
    instruction: `Write: ${tag}`,
    button: 'Use the shared contact details',
  }),
  'style.fact': ({typed, name}: Typed & {name: string}) => ({
    problem: `“${typed}” is also stored once for the whole site.`,
    instruction: `If it is the fact from content/facts.yaml, write: ${name}`,
    button: 'Use the shared figure',
  }),
  'style.changed': ({was, places}: {was: string; places: string[]}) => {
    const more = places.length > mostPlaces ? [`${places.length - mostPlaces} more places`] : []
    return {
      problem: `Before your change this was “${was}”, which is still in ${joinList([...places.slice(0, mostPlaces), ...more], 'and')}.`,
      instruction: 'Change it there too, if the same thing is meant.',
    }
  },
  'style.shown-again': ({typed}: Typed) => ({
    problem: `The tag beside it already shows “${typed}”, so visitors would read it twice.`,
    instruction: `Delete “${typed}” here.`,
  }),
  'style.picture': ({typed}: Typed) => ({
    problem: `“${typed}” does not describe the picture.`,
    instruction: 'Write what someone would see: ![Two students at a table](/team.jpg)',
    inEditor: 'Write what someone would see, for example: Two students at a table',
  }),
  'style.heading-twice': ({line}: {line: number}) => ({
    problem: `Line ${line} has the same heading, so links can’t tell the two apart.`,
    instruction: 'Give each heading its own words, or delete one.',
  }),
  'style.tag-twice': ({name}: {name: string}) => ({
    problem: `<${name}> is here twice, one below the other.`,
    instruction: 'Delete one of the two.',
    button: 'Delete the second',
  }),
  'style.empty-section': () => ({
    problem: 'There is nothing below this heading.',
    instruction: 'Write what visitors find there, or delete the heading.',
  }),
  'style.hidden-note': (_: Typed) => ({
    problem: 'A // does not hide a note, so visitors would read it.',
    instruction: 'Delete the whole line, or just the //.',
    inEditor: 'Delete the whole note, or just the //.',
  }),
  'style.long': ({lines}: {lines: number}) => ({
    problem: `This page has ${lines} lines, which is too long to read on a phone.`,
    instruction: 'Move a part of it to a page of its own.',
  }),
  'style.code': ({typed}: Typed) => ({
    problem: `The ${typed} on both sides shows these words as computer code.`,
  }),
} satisfies Messages
