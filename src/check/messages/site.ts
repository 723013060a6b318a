import {dateInWords} from '../../site/index.ts'
import type {Messages} from './message.ts'

const askDeveloper = 'Tell your developer whether the meaning has changed.'

/** Messages about the site as a whole, and about what must be corrected before a launch. */
export const site = {
  'site.unused': ({id}: {id: string}) => ({
    problem: `No page shows ${id}.`,
    instruction: 'Show it on a page, or delete this record.',
  }),
  'site.shown-twice': ({id, meant}: {id: string; meant?: string | undefined}) => ({
    problem: `${id} is already shown here.${meant ? ` No page shows ${meant}.` : ''}`,
    instruction: 'Write the id of another record, or delete this line.',
  }),
  'site.odd-card': ({name, usual}: {name: string; usual: string}) => ({
    problem: `This is <${name}>, but the cards beside it are <${usual}>.`,
    instruction: `Use <${usual}> here, or move it to other cards of its kind.`,
  }),
  'site.past': ({day, count}: {day: string; count: number}) => ({
    problem:
      count > 1
        ? `${count} dates here are past, as visitors can read beside them; the first was ${day}.`
        : `This date, ${day}, is past, as visitors can read beside it.`,
    instruction: 'Write the next date, or remove it from the page.',
  }),
  'site.announcement-over': () => ({
    problem: 'This announcement is over, so no page shows it.',
    instruction: 'Correct the day, or delete the announcement. If none is left, write: []',
    inEditor: 'Correct the day.',
  }),
  'site.phone-of-nobody': () => ({
    problem: 'This number is reserved for films and examples, so nobody answers it.',
    instruction: 'Look up the real one.',
  }),
  'site.short-phone': ({digits}: {digits: number}) => ({
    problem: `A phone number that starts with 0 has 10 or 11 digits, but this one has ${digits}.`,
    instruction: 'Look it up, or call it.',
  }),
  'site.not-yet': () => ({
    problem: 'This date is in the future.',
    instruction: 'Write the date when it happened.',
  }),
  'site.day-over': ({last}: {last: string}) => ({
    problem: 'This date is in the past.',
    instruction: `Write a later one, but no later than ${last}.`,
    inEditor: `Choose a later one, but no later than ${dateInWords(last)}.`,
  }),
  'site.day-too-far': ({last}: {last: string}) => ({
    problem: 'This date is more than a year ahead.',
    instruction: `Write one that is no later than ${last}.`,
    inEditor: `Choose one that is no later than ${dateInWords(last)}.`,
  }),
  'site.figures-end': ({isOver}: {isOver: boolean}) => ({
    problem: isOver
      ? 'These figures may be wrong: their last day is over.'
      : 'The last day of these figures is near.',
    instruction:
      'Look up the new ones under source. Then write the new figures, today under checked, and their last day here.',
  }),
  'site.links-alike': ({words, line}: {words: string; line: number}) => ({
    problem: `A screen reader says “${words}” for the link in line ${line} too, which leads somewhere else.`,
    instruction: 'Write what this link is about.',
  }),
  'site.unreached': ({address}: {address: string}) => ({
    problem: 'No page or menu links to this page, so visitors won’t find it.',
    instruction: `Link to ${address} from a page where it belongs, or from content/navigation.yaml.`,
    inEditor: 'Press “Choose its place in the menu”, or link to it from another page.',
  }),
  'site.unnamed-file': ({address}: {address: string}) => ({
    problem: `This file is published at ${address}, but nothing on the site shows it or links to it.`,
    instruction: 'Link to it, or move it out of the folder public if visitors should not have it.',
  }),
  'site.lone-order': () => ({
    problem: 'A page can have an order only if it is in a folder.',
    instruction: 'Delete this line, or move the page into a folder.',
  }),
  'site.legal-date': ({month}: {month: string}) => ({
    problem: 'The words of the legal pages have changed, but their date has not.',
    instruction: `If the meaning has changed, write "${month}" here and run: npm run fix. If not, run: npm run fix -- --legal`,
    inEditor: askDeveloper,
  }),
  'site.legal-words': () => ({
    problem: 'The date of the legal pages has changed, but their words have not.',
    instruction: 'Write the old date again, or run: npm run fix -- --legal',
    inEditor: askDeveloper,
  }),
  'site.legal-both': () => ({
    problem: 'The legal pages have new words and a new date, which have yet to be noted together.',
    instruction: 'Run: npm run fix',
    inEditor: askDeveloper,
  }),
  'site.date-gone': ({tag}: {tag: string}) => ({
    problem: 'This page no longer says when it was last changed.',
    instruction: `Write <${tag} /> below its introduction, or delete the line that imports it.`,
  }),
  'site.lost-invented': ({name, where}: {name: string; where: string}) => ({
    problem: `“${name}” is no longer in ${where}.`,
    instruction: 'Delete it here, or copy how it is written there now.',
  }),
  'site.invented': ({name, question}: {name: string; question: string}) => ({
    problem: `“${name}” is invented, and must be true before the launch. ${question}`,
    instruction: 'Confirm or correct it here, then delete it from content/invented.yaml.',
  }),
  'site.example-address': ({address}: {address: string}) => ({
    problem: `${address} is an example, and must lead to a real page before the launch.`,
    instruction: 'Write the real address, or delete the link.',
  }),
  'site.placeholder': ({name}: {name: string}) => ({
    problem: `${name} is invented, and must be real before the launch.`,
    instruction: `Write the real one, then delete ${name} from the list under placeholders.`,
  }),
  'site.still-invented': ({name}: {name: string}) => ({
    problem: `${name} still looks invented, although it is no longer on the list under placeholders.`,
    instruction: 'Write the real one.',
  }),
} satisfies Messages
