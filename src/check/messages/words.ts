import {listed} from '../../site/index.ts'
import type {Messages} from './message.ts'

interface Typed {
  typed: string
}

/** The maximum number of positions that one message lists. */
const mostPlaces = 5

/** Advice on wording, from rules without false positives. */
export const words = {
  'words.twice': ({typed}: Typed) => ({say: `The word “${typed}” is here twice.`}),
  'words.space': (_: Typed) => ({say: 'A space is missing here.', todo: 'Type a space.'}),
  'words.extra-space': (_: Typed) => ({say: 'There is a space too many here.', todo: 'Delete it.'}),
  'words.commas': (_: Typed) => ({say: 'There are two commas here instead of one.'}),
  'words.pence': (_: Typed) => ({say: 'An amount has either £ before it or p after it, not both.'}),
  'words.backtick': (_: Typed) => ({say: 'The character ` is not an apostrophe.'}),
  'words.straight': (_: Typed) => ({
    say: 'There is a straight quote mark here, but the site uses curly ones.',
    todo: 'Run: npm run fix',
  }),
  'words.link': ({typed}: Typed) => ({
    say: `“${typed}” does not tell people where the link leads.`,
    todo: 'Name the page, or what people can do there.',
  }),
  'words.address': (_: Typed) => ({
    say: 'A screen reader would spell out this address letter by letter.',
    todo: 'Write the name of the page in the square brackets.',
  }),
  'words.link-to-itself': (_: Typed) => ({
    say: 'This link leads to the page that it is on.',
    todo: 'Write the address that you want, or delete the link and keep its words.',
  }),
  'words.bracket': ({typed}: Typed) => ({say: `There is a ${typed} too many at this link.`, todo: 'Delete it.'}),
  'words.address-again': (_: Typed) => ({
    say: 'The address of this link is here twice, so visitors would see the second.',
  }),
  'words.brackets': (_: Typed) => ({
    say: 'Visitors would see square brackets round the words of this link.',
  }),
  'words.tracking': (_: Typed) => ({say: 'This address lets the other site track who follows the link.'}),
  'words.address-end': ({typed}: Typed) => ({
    say: `This address ends in ${typed} by mistake, so the link may not work.`,
  }),
  'words.own': ({tag}: {tag: string}) => ({
    say: 'These are our own contact details, which will not change here when content/site.yaml does.',
    todo: `Write: ${tag}`,
  }),
  'words.fact': ({typed, name}: Typed & {name: string}) => ({
    say: `If “${typed}” is the fact from content/facts.yaml, it will not change here when that file does.`,
    todo: `Write: ${name}`,
  }),
  'words.changed': ({was, places}: {was: string; places: string[]}) => {
    const more = places.length > mostPlaces ? [`${places.length - mostPlaces} more places`] : []
    return {
      say: `Before your change this was “${was}”, which is still in ${listed([...places.slice(0, mostPlaces), ...more], 'and')}.`,
      todo: 'Change it there too, if the same thing is meant.',
    }
  },
  'words.shown-again': ({typed}: Typed) => ({
    say: `The tag beside it already shows “${typed}”, so visitors would read it twice.`,
    todo: `Delete “${typed}” here.`,
  }),
  'words.picture': ({typed}: Typed) => ({
    say: `“${typed}” does not describe the picture.`,
    todo: 'Write what someone would see: ![Two students at a table](/team.jpg)',
  }),
  'words.heading-twice': ({line}: {line: number}) => ({
    say: `Line ${line} has the same heading, so links can’t tell the two apart.`,
    todo: 'Give each heading its own words, or delete one.',
  }),
  'words.empty-section': (_: Record<string, never>) => ({
    say: 'There is nothing below this heading.',
    todo: 'Write what visitors find there, or delete the heading.',
  }),
  'words.hidden-note': (_: Typed) => ({
    say: 'A // does not hide a note, so visitors would read it.',
    todo: 'Delete the whole line, or just the //.',
  }),
  'words.long': ({lines}: {lines: number}) => ({
    say: `This page has ${lines} lines, which is too long to read on a phone.`,
    todo: 'Move a part of it to a page of its own.',
  }),
  'words.code': ({typed}: Typed) => ({say: `The ${typed} on both sides shows these words as computer code.`}),
} satisfies Messages
