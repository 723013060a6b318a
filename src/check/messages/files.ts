import type {Messages} from './message.ts'

const grouped = new Intl.NumberFormat('en-GB')
const megabytes = new Intl.NumberFormat('en-GB', {style: 'unit', unit: 'megabyte', maximumFractionDigits: 1})

/**
 * Messages about misnamed, missing and copied files, and files whose content does not match their extension.
 */
export const files = {
  'files.not-a-page': ({name, meant}: {name: string; meant?: string | undefined}) => ({
    problem: `${name} is not a page: the file name of a page ends in .mdx`,
    instruction: meant ? `Rename it to ${meant}, then run: npm run fix` : 'Move it out of the folder pages.',
  }),
  'files.page-name': ({meant, isTaken}: {meant: string; isTaken: boolean}) => ({
    problem:
      'The file name of a page becomes its web address, so it can have only small letters, numbers and hyphens.',
    instruction: isTaken
      ? `There is already a page called ${meant}: compare the two, or choose another name.`
      : `Rename it to: ${meant}`,
  }),
  'files.copy': ({original}: {original: string}) => ({
    problem: `This looks like a copy of ${original}.`,
    instruction: 'Compare the two, move anything you need into the original, and delete this file.',
  }),
  'files.folder-name': ({name, meant, isTaken}: {name: string; meant: string; isTaken: boolean}) => ({
    problem: `The folder name ${name} is part of a web address, so it can have only small letters, numbers and hyphens.`,
    instruction: isTaken
      ? `Move its pages to ${meant}, which is there already.`
      : `Rename the folder to: ${meant}`,
  }),
  'files.folder-index': (_: {name: string}) => ({
    problem: 'A folder can’t be called index, because that is the name of a folder’s own page.',
    instruction: 'Choose another name for the folder.',
  }),
  'files.link': () => ({
    problem: 'This is a symbolic link, which the site does not follow.',
    instruction: 'Replace it by the file or folder that it leads to.',
  }),
  'files.address-used': ({address, use}: {address: string; use: string}) => ({
    problem: `The address ${address} is already used for ${use}.`,
    instruction: 'Choose another name.',
  }),
  'files.same-address': ({address, other}: {address: string; other: string}) => ({
    problem: `${other} has the same web address, ${address}.`,
    instruction: 'Delete one of the two, or rename this one.',
  }),
  'files.folder-without-page': ({folder}: {folder: string}) => ({
    problem: `There is no page at /${folder}, so visitors who shorten an address of this folder find nothing.`,
    instruction: `Create it with: npm run new page ${folder}`,
  }),
  'files.folder-of-draft': ({folder, file}: {folder: string; file: string}) => ({
    problem: `The page /${folder} is a draft, but pages in its folder are published.`,
    instruction: `Delete the line draft: true at the top of ${file}, or make those pages drafts too.`,
  }),
  'files.lost-page': ({what}: {what: string}) => ({
    problem: `The ${what} is missing.`,
    instruction: 'Restore the file from an earlier version.',
  }),
  'files.picture-in-pages': ({meant}: {meant: string}) => ({
    problem: 'A page can show a picture only if it is in the folder public.',
    instruction: `Move this one there as ${meant.slice(1)}, and write on the page: ![What it shows](${meant})`,
  }),
  'files.picture': ({name, why}: {name: string; why: string}) => ({
    problem: `${name} ${why}`,
    instruction: 'Save the original picture as JPEG or PNG, and put that file in the folder public.',
  }),
  'files.picture-ending': ({name, format, meant}: {name: string; format: string; meant: string}) => ({
    problem: `${name} is a ${format} picture with the wrong ending, so some programs can’t show it.`,
    instruction: `Rename it to ${meant}, here and on the pages that show it.`,
  }),
  'files.picture-position': ({name}: {name: string}) => ({
    problem: `Anyone who saves ${name} can see where it was taken.`,
    instruction: 'Run npm run fix, which removes the location and leaves the picture unchanged.',
    inEditor: 'Replace the picture: the editor removes the location.',
  }),
  'files.svg-namespace': ({name}: {name: string}) => ({
    problem: `${name} does not say that it is an SVG, so browsers don’t show it.`,
    instruction: 'Write in its first tag, after <svg and a space: xmlns="http://www.w3.org/2000/svg"',
  }),
  'files.picture-large': ({
    name,
    width,
    height,
    bytes,
  }: {
    name: string
    width: number
    height: number
    bytes: number
  }) => ({
    problem: `${name} is ${grouped.format(width)} by ${grouped.format(height)} pixels and ${megabytes.format(bytes / 1e6)}, so it loads slowly on phones, or not at all.`,
    instruction: 'Add it to its page again with npm run edit, which makes it small, and delete this file.',
  }),
  'files.windows-name': ({name}: {name: string}) => ({
    problem: `Windows can’t store a file or folder called ${name}, so nobody could open this project there.`,
    instruction: 'Choose another name.',
  }),
  'files.public-name': ({character, meant}: {character: string; meant: string}) => ({
    problem: `A ${character} in the name of a file has another meaning in a web address, so visitors would not get it.`,
    instruction: `Rename it to ${meant}, here and on the pages that show it.`,
  }),
  'files.lost-icon': (_: {name: string}) => ({
    problem: 'This picture is missing, and browsers and phones use it as the icon of the site.',
    instruction: 'Restore it from an earlier version, or run: npm run new pictures',
  }),
  'files.not-text': ({what}: {what: string}) => ({
    problem: `This file is ${what}, whatever its name says.`,
    instruction: 'Restore the file from an earlier version, and copy the words into it.',
  }),
  'files.encoding': () => ({
    problem: 'An old program saved this file, so visitors would see � in place of characters like ’ and £.',
    instruction: 'Run npm run fix, or save the file again as UTF-8.',
    inEditor: 'Ask your developer to run: npm run fix',
  }),
  'files.empty': () => ({
    problem: 'This file is empty, but the site needs it.',
    instruction: 'Restore it from an earlier version.',
  }),
  'files.lost-content': ({reader}: {reader: string}) => ({
    problem: `This file is missing, but ${reader} needs it.`,
    instruction: 'Restore it from an earlier version, or give it its old name again.',
  }),
  'files.unread': ({meant}: {meant?: string | undefined}) => ({
    problem: `The site does not use this file.${meant ? ` Did you mean ${meant}?` : ''}`,
    instruction: meant
      ? `Rename it to ${meant}, or delete it if that file exists.`
      : 'Move it out of the folder content.',
  }),
} satisfies Messages
