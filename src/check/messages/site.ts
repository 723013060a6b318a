import type {Messages} from './message.ts'

/** Advice on the site as a whole, and what must be true before a launch. */
export const site = {
  'site.unused': ({id}: {id: string}) => ({
    say: `No page shows ${id}.`,
    todo: 'Show it on a page by its tag, or delete this record.',
  }),
  'site.shown-twice': ({id, meant}: {id: string; meant?: string | undefined}) => ({
    say: `${id} is shown here already.${meant ? ` No page shows ${meant}.` : ''}`,
    todo: 'Write the id of another record, or delete this line.',
  }),
  'site.odd-card': ({name, usual}: {name: string; usual: string}) => ({
    say: `The cards beside it are <${usual}>, and this is <${name}>.`,
    todo: `Write <${usual}> in its place, or move it to others of its kind.`,
  }),
  'site.past': ({day, count}: {day: string; count: number}) => ({
    say:
      count > 1
        ? `${count} dates of this file are over and still among what is to come; the first was ${day}.`
        : `This started on ${day}, and still stands among what is to come.`,
    todo: 'Give it its next date, or take it off the page.',
  }),
  'site.announcement-over': (_: Record<string, never>) => ({
    say: 'This announcement is over, and no page shows it.',
    todo: 'Correct the day, or delete it. Where none is left, write: []',
  }),
  'site.phone-of-nobody': (_: Record<string, never>) => ({
    say: 'This number is kept for films and examples, so nobody answers it.',
    todo: 'Look up the real one.',
  }),
  'site.short-phone': ({digits}: {digits: number}) => ({
    say: `A number that begins with 0 has 10 or 11 digits, and this one has ${digits}.`,
    todo: 'Look it up, or ring it.',
  }),
  'site.not-yet': (_: Record<string, never>) => ({
    say: 'This date is in the future.',
    todo: 'Write when it was.',
  }),
  'site.day-over': ({last}: {last: string}) => ({
    say: 'This day is over.',
    todo: `Write a later one, no later than ${last}.`,
  }),
  'site.day-too-far': ({last}: {last: string}) => ({
    say: 'This day is more than a year ahead.',
    todo: `Write one no later than ${last}.`,
  }),
  'site.links-alike': ({words, line}: {words: string; line: number}) => ({
    say: `A screen reader says “${words}” for the link in line ${line} too, which leads somewhere else.`,
    todo: 'Write here what this one is about.',
  }),
  'site.unreached': ({address}: {address: string}) => ({
    say: 'No page and no menu leads here, so visitors don’t find it.',
    todo: `Link to ${address} from a page where it belongs, or from content/navigation.yaml.`,
  }),
  'site.lone-order': (_: Record<string, never>) => ({
    say: 'Only a page in a folder has an order.',
    todo: 'Delete this line, or move the page into a folder.',
  }),
  'site.legal-date': ({month}: {month: string}) => ({
    say: 'The words of the legal pages have changed, and their date has not.',
    todo: `If they mean something new, write "${month}" here and run: npm run fix. If not, run: npm run fix -- --legal`,
  }),
  'site.legal-words': (_: Record<string, never>) => ({
    say: 'The date of the legal pages has changed, and no word of them.',
    todo: 'Write the old date again, or run: npm run fix -- --legal',
  }),
  'site.legal-both': (_: Record<string, never>) => ({
    say: 'The legal pages have new words and a new date.',
    todo: 'Run: npm run fix',
  }),
  'site.date-gone': ({tag}: {tag: string}) => ({
    say: 'This page no longer says when it was last changed.',
    todo: `Write <${tag} /> below its introduction, or delete the line that imports it.`,
  }),
  'site.lost-invented': ({name, where}: {name: string; where: string}) => ({
    say: `“${name}” is no longer in ${where}.`,
    todo: 'Delete it here, or write it as it stands there now.',
  }),
  'site.invented': ({name, question}: {name: string; question: string}) => ({
    say: `“${name}” is invented, and must be true before the launch. ${question}`,
    todo: 'Confirm or correct it here, then delete it from content/invented.yaml.',
  }),
  'site.placeholder': ({name}: {name: string}) => ({
    say: `${name} is invented, and must be real before the launch.`,
    todo: `Write the real one, then take ${name} off the list under placeholders.`,
  }),
  'site.still-invented': ({name}: {name: string}) => ({
    say: `${name} still looks invented, and is no longer on the list under placeholders.`,
    todo: 'Write the real one.',
  }),
} satisfies Messages
