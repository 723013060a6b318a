import {listed} from '../../site/text/listed.ts'
import type {Messages} from './message.ts'

interface Typed {
  typed: string
}

/** Advice on words that is never wrong. */
export const words = {
  'words.twice': ({typed}: Typed) => ({say: `The word “${typed}” stands here twice.`}),
  'words.space': (_: Typed) => ({say: 'A space is missing here.', todo: 'Write one.'}),
  'words.extra-space': (_: Typed) => ({say: 'There is a space too many here.', todo: 'Delete it.'}),
  'words.commas': (_: Typed) => ({say: 'There are two commas where one belongs.'}),
  'words.pence': (_: Typed) => ({say: 'An amount has £ in front or p behind it.'}),
  'words.backtick': (_: Typed) => ({say: 'The sign ` is no apostrophe.'}),
  'words.straight': (_: Typed) => ({
    say: 'A straight quote mark stands here, where the site has curly ones.',
    todo: 'Run: npm run fix',
  }),
  'words.link': ({typed}: Typed) => ({
    say: `“${typed}” does not say where the link leads.`,
    todo: 'Name the page, or what people can do there.',
  }),
  'words.address': (_: Typed) => ({
    say: 'A screen reader spells out an address.',
    todo: 'Write the name of the page between the square brackets.',
  }),
  'words.link-to-itself': (_: Typed) => ({
    say: 'This link leads to the page that it stands on.',
    todo: 'Write where it should lead, or make words of it.',
  }),
  'words.bracket': ({typed}: Typed) => ({say: `There is a ${typed} too many at this link.`, todo: 'Delete it.'}),
  'words.address-again': (_: Typed) => ({say: 'The address of this link is here twice, and visitors read the second.'}),
  'words.brackets': (_: Typed) => ({say: 'Visitors would read the second pair of brackets round these words.'}),
  'words.tracking': (_: Typed) => ({say: 'This address tells the other site who followed which link.'}),
  'words.address-end': ({typed}: Typed) => ({
    say: `The ${typed} at the end of this address is part of it, so it may lead nowhere.`,
  }),
  'words.own': ({tag}: {tag: string}) => ({
    say: 'This is our own, and will not change here when content/site.yaml does.',
    todo: `Write: ${tag}`,
  }),
  'words.fact': ({typed, name}: Typed & {name: string}) => ({
    say: `“${typed}” will not change here when content/facts.yaml does. If it is another figure, leave it.`,
    todo: `Write: ${name}`,
  }),
  'words.changed': ({was, places}: {was: string; places: string[]}) => ({
    say: `This was “${was}”, which is still in ${listed([...places.slice(0, 5), ...(places.length > 5 ? [`${places.length - 5} more places`] : [])], 'and')}.`,
    todo: 'Change it there too, if the same is meant.',
  }),
  'words.shown-again': ({typed}: Typed) => ({
    say: `The tag beside it shows “${typed}” already, so visitors read it twice.`,
    todo: `Delete “${typed}” here.`,
  }),
  'words.picture': ({typed}: Typed) => ({
    say: `“${typed}” does not say what the picture shows.`,
    todo: 'Write what someone sees: ![Two students at a table](/team.jpg)',
  }),
  'words.heading-twice': ({line}: {line: number}) => ({
    say: `Line ${line} has the same heading, so links can’t tell the two apart.`,
    todo: 'Give each its own words, or delete one.',
  }),
  'words.empty-section': (_: Record<string, never>) => ({
    say: 'Nothing stands below this heading.',
    todo: 'Write what visitors find there, or delete the heading.',
  }),
  'words.hidden-note': (_: Typed) => ({
    say: 'A // hides nothing in a page, so visitors read it.',
    todo: 'Delete the //, or the whole line.',
  }),
  'words.long': ({lines}: {lines: number}) => ({
    say: `This page has ${lines} lines: too long to read on a phone.`,
    todo: 'Move a part of it to a page of its own.',
  }),
  'words.code': ({typed}: Typed) => ({say: `The signs ${typed} set these words as code.`}),
} satisfies Messages
