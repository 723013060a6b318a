import type {Messages} from './message.ts'

/** Files that have no right name, are missing, are copies, or hold something else than their names say. */
export const files = {
  'files.not-a-page': ({name, meant}: {name: string; meant?: string | undefined}) => ({
    say: `${name} is not a page: the names of pages end in .mdx`,
    todo: meant ? `Rename it: ${meant}. Then run: npm run fix` : 'Move it out of the folder pages.',
  }),
  'files.page-name': ({meant, isTaken}: {meant: string; isTaken: boolean}) => ({
    say: 'The name of a page is its address: small letters, numbers and hyphens.',
    todo: isTaken
      ? `${meant} is there already: compare the two, or give this one another name.`
      : `Rename it: ${meant}`,
  }),
  'files.copy': ({original}: {original: string}) => ({
    say: `This looks like a copy of ${original}.`,
    todo: 'Compare the two, bring what is missing over, and delete this one.',
  }),
  'files.folder-name': ({name, meant, isTaken}: {name: string; meant: string; isTaken: boolean}) => ({
    say: `The folder ${name} is part of the address of its pages: small letters, numbers and hyphens.`,
    todo: isTaken ? `Move its pages to ${meant}, which is there already.` : `Rename the folder: ${meant}`,
  }),
  'files.folder-index': (_: {name: string}) => ({
    say: 'The page called index is the page of its folder, so no folder can have that name.',
    todo: 'Give the folder another name.',
  }),
  'files.address-used': ({address, use}: {address: string; use: string}) => ({
    say: `The site needs the address ${address} for ${use}.`,
    todo: 'Choose another name.',
  }),
  'files.same-address': ({address, other}: {address: string; other: string}) => ({
    say: `${other} has the same address, ${address}.`,
    todo: 'Keep one of the two, or give this one another name.',
  }),
  'files.folder-without-page': ({folder}: {folder: string}) => ({
    say: `There is no page /${folder} for visitors who shorten the address of a page in that folder.`,
    todo: `Write one: npm run new page ${folder}`,
  }),
  'files.folder-of-draft': ({folder, file}: {folder: string; file: string}) => ({
    say: `The page /${folder} is a draft, and pages in its folder are not.`,
    todo: `Delete the line draft: true at the top of ${file}, or make them drafts too.`,
  }),
  'files.lost-page': ({what}: {what: string}) => ({
    say: `There is no ${what}.`,
    todo: 'Bring the file back from an earlier version.',
  }),
  'files.picture-in-pages': ({meant}: {meant: string}) => ({
    say: 'A page shows pictures from the folder public only.',
    todo: `Move this one there as ${meant.slice(1)}, and write where it is shown: ![What it shows](${meant})`,
  }),
  'files.picture': ({name, why}: {name: string; why: string}) => ({
    say: `${name} ${why}`,
    todo: 'Save the picture as JPEG or PNG where you have it, and put that into the folder public.',
  }),
  'files.picture-ending': ({name, format, meant}: {name: string; format: string; meant: string}) => ({
    say: `${name} is a ${format} picture, and its name ends otherwise, so not every program shows it.`,
    todo: `Rename it: ${meant}, also where it is shown.`,
  }),
  'files.picture-position': ({name}: {name: string}) => ({
    say: `${name} says where it was taken, and whoever saves it can read the place.`,
    todo: 'Run: npm run fix, which takes that out and leaves the picture as it is.',
  }),
  'files.lost-icon': (_: {name: string}) => ({
    say: 'This picture is missing, and browsers and phones show it for the site.',
    todo: 'Bring it back from an earlier version, or run: npm run new pictures',
  }),
  'files.foreign': ({what}: {what: string}) => ({
    say: `This file is ${what}, whatever its name says.`,
    todo: 'Bring the file back from an earlier version, and copy the words into it.',
  }),
  'files.encoding': (_: Record<string, never>) => ({
    say: 'An old program saved this file, and characters like ’ and £ would be shown as �.',
    todo: 'Run: npm run fix, or save it again as UTF-8.',
  }),
  'files.empty': (_: Record<string, never>) => ({
    say: 'This file is empty, and the site reads it.',
    todo: 'Bring it back from an earlier version.',
  }),
  'files.lost-content': ({reader}: {reader: string}) => ({
    say: `This file is missing, and ${reader} reads it.`,
    todo: 'Bring it back from an earlier version, or give it its old name again.',
  }),
  'files.unread': ({meant}: {meant?: string | undefined}) => ({
    say: `Nothing on the site reads this file.${meant ? ` Did you mean ${meant}?` : ''}`,
    todo: meant ? `Rename it: ${meant}, or delete it if that is there already.` : 'Move it out of the folder content.',
  }),
} satisfies Messages
