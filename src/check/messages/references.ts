import type {Messages} from './message.ts'

interface Typed {
  typed: string
}

/**
 * A wrong address, id or component name (`typed`), with the one that was probably meant, and all valid ones.
 */
interface Choice extends Typed {
  meant?: string | undefined
  choices?: string[]
}

const question = ({meant}: Choice) => (meant ? ` Did you mean ${meant}?` : '')
const list = ({choices = []}: Choice, intro: string) => {
  if (choices.length === 0) return undefined
  const [shown, rest] = [choices.slice(0, 12), choices.length > 12 ? ' …' : '']
  return `${intro} ${shown.join(', ')}${rest}`
}

/** The label of the button that takes what was probably meant. */
const use = ({meant}: Choice) => (meant ? {button: `Use ${meant}`} : {})
const choosePage = 'Choose a page from the list.'

/** Messages about links, pictures, ids, components and addresses that do not exist. */
export const references = {
  'references.no-page': (data: Choice) => ({
    problem: `There is no page ${data.typed}.${question(data)}`,
    instruction: list(data, 'The pages are:'),
    inEditor: choosePage,
    ...use(data),
  }),
  'references.no-file': (data: Choice) => ({
    problem: `There is no file ${data.typed}.${question(data)}`,
    instruction: 'Put it in the folder public, or link to a page.',
    inEditor: 'Link to a page, or ask your developer to add the file.',
  }),
  'references.no-anchor': (data: Choice & {page: string; was?: string}) => ({
    problem: data.was
      ? `This link leads to the heading “${data.was}” of ${data.page}, which was changed or deleted.`
      : `There is no #${data.typed} on ${data.page}.${question(data)}`,
    instruction: data.was
      ? `Put the heading back, or lead to another: ${(data.choices ?? []).join(', ')}`
      : (list(data, 'Links can lead to:') ?? 'Give the section a ## heading, so that a link can lead to it.'),
  }),
  'references.text-fragment': (_: Typed) => ({
    problem: 'The end of this address asks browsers to highlight words of the page, which may change.',
    instruction: 'Delete :~: and all that follows it.',
  }),
  'references.no-subject': (data: Choice) => ({
    problem: `Nobody can ask about “${data.typed}” in the contact form.${question(data)}`,
    instruction: list(data, 'It offers:'),
  }),
  'references.draft': ({typed, file}: Typed & {file: string}) => ({
    problem: `${typed} is a draft, so visitors can’t open this link.`,
    instruction: `Delete the line draft: true at the top of ${file}, or remove this link.`,
    inEditor: 'Open that page and publish it in “Title and description”, or remove this link.',
  }),
  'references.space-in-address': (_: Typed) => ({
    problem: 'There is a space in this address.',
    instruction: 'Delete the space.',
  }),
  'references.nowhere': (_: Typed) => ({
    problem: 'This link has no address.',
    instruction: 'Write the address of a page in the round brackets, like (/about).',
    inEditor: choosePage,
  }),
  'references.own-computer': ({name}: {name: string}) => ({
    problem: 'This is a file on your own computer, which nobody else can open.',
    instruction: `Put it in the folder public, and write here: ${name}`,
    inEditor: 'Link to a page, or ask your developer to add the file.',
  }),
  'references.code': (_: Typed) => ({
    problem: 'A link can’t run code.',
    instruction: 'Write the address of a page of this site, like /about, or of another site.',
  }),
  'references.no-email': ({typed}: Typed) => ({
    problem: `“${typed}” is not an email address.`,
    instruction: 'For example: mailto:name@example.org',
  }),
  'references.no-phone': (_: Typed) => ({
    problem: 'A link to a phone number can have only digits and a + at its start.',
    instruction: 'For example: tel:+442079460012',
  }),
  'references.mailto': (_: Typed) => ({problem: 'A link to an email address must start with mailto:'}),
  'references.tel': (_: Typed) => ({problem: 'A link to a phone number must start with tel:'}),
  'references.https': (_: Typed) => ({problem: 'A web address must start with https://'}),
  'references.not-an-address': ({typed}: Typed) => ({
    problem: `“${typed}” is not a web address.`,
    instruction: 'Copy it again from the browser’s address bar.',
  }),
  'references.not-secure': (_: Typed) => ({
    problem: 'This address starts with http://, so others can read what visitors send there.',
  }),
  'references.own-site': (_: Typed) => ({
    problem: 'This is a page of this site, so its address does not need the name of the site.',
  }),
  'references.redirect': ({host, behind}: {host: string; behind: string}) => ({
    problem: `This link goes through ${host}, which can see who follows it.`,
    instruction: `Link to the address that it leads to: ${behind}`,
  }),
  'references.host': (data: Choice) => ({
    problem: `Pages may not link to ${data.typed} yet.${question(data)}`,
    instruction: `If you trust that site, add it under allowedHosts in content/site.yaml: - ${data.typed}`,
    inEditor: 'If you trust that site, ask your developer to allow it.',
  }),
  'references.no-component': (data: Choice) => ({
    problem: `There is no component <${data.typed}>.${question(data)}`,
    instruction: 'Choose one from COMPONENTS.md.',
  }),
  'references.no-record': (data: Choice & {file: string}) => ({
    problem: `There is no “${data.typed}” in content/${data.file}.${question(data)}`,
    instruction:
      list(data, 'The ids are:') ??
      'That file is empty: restore it from an earlier version, or delete this line.',
  }),
  'references.no-list': (data: Choice) => ({
    problem: `There is no list “${data.typed}” in the folder content.${question(data)}`,
    instruction: list(data, 'The lists are:'),
  }),
  'references.braces': ({typed}: Typed) => ({problem: `“${typed}” would be shown to visitors.`}),
  'references.other-kind': ({typed, file, other}: Typed & {file: string; other: string}) => ({
    problem: `“${typed}” is in content/${other}, not in content/${file}.`,
    instruction: 'Use the component that shows it, or write an id from that file.',
  }),
  'references.no-title': (data: Choice) => ({
    problem: `No record has the title “${data.typed}”.${question(data)}`,
    instruction: list(data, 'The titles are:'),
  }),
  'references.no-picture': (data: Choice) => ({
    problem: `There is no picture ${data.typed} in the folder public.${question(data)}`,
    instruction: 'Put the file in the folder public, and write its name after a /, like /team.jpg',
    inEditor: 'Press “Picture” to add it.',
  }),
  'references.picture-elsewhere': (_: Typed) => ({
    problem: 'A page can’t show pictures from other sites.',
    instruction: 'Put the file in the folder public, and write: ![What it shows](/picture.jpg)',
    inEditor: 'Save it on your computer, then press “Picture” to add it.',
  }),
  'references.picture-format': ({ending}: {ending: string}) => ({
    problem: `Browsers can’t show a ${ending} file as a picture.`,
    instruction: 'Save it as JPEG, put that file in the folder public, and write its name here.',
  }),
  'references.picture-name': ({typed}: Typed) => ({
    problem: `The picture ${typed} can’t be shown, because its name has a space.`,
    instruction: 'Rename the file without spaces, and write the new name here.',
  }),
  'references.no-folder': (data: Choice) => ({
    problem: `There is no folder pages/${data.typed}.${question(data)}`,
    instruction: list(data, 'The folders are:') ?? `Create one with: npm run new page ${data.typed}/…`,
  }),
  'references.empty-folder': ({typed}: Typed) => ({
    problem: `Visitors would see an empty list here, because pages/${typed} has no other published page.`,
    instruction: 'Publish a page in that folder, or remove this list.',
  }),
  'references.page-gone': ({typed, places, meant}: Choice & {places: string[]}) => ({
    problem: `The page ${typed} is gone, but people still have its address.`,
    instruction: [
      ...(places.length > 0 ? [`It is still linked from: ${places.join('; ')}.`] : []),
      `Write on the line below, after two spaces, where it should lead now: to: ${meant ?? '/about'}`,
    ].join(' '),
  }),
  'references.page-hidden': ({typed}: Typed) => ({
    problem: `This line hides the page ${typed} from visitors, who still have its address.`,
    instruction: `Delete the line, or write below ${typed} in content/routes.yaml where that address should lead for now.`,
  }),
  'references.page-back': ({typed}: Typed) => ({
    problem: `There is a page ${typed} again, so this line does nothing.`,
    instruction: 'Delete this line.',
  }),
  'references.unlisted': ({typed}: Typed) => ({
    problem: `${typed} is not in content/routes.yaml yet, which lists every address that visitors may know.`,
    instruction: 'Run: npm run fix',
    inEditor: 'Ask your developer to run: npm run fix',
  }),
  'references.listed-twice': ({typed}: Typed) => ({
    problem: `${typed} is already on this list.`,
    instruction: 'Delete one of the two.',
  }),
} satisfies Messages
