import type {Messages} from './message.ts'

interface Typed {
  typed: string
}

/** A wrong name, with the valid name that was probably meant, and all valid names. */
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

/** Messages on links, pictures, ids, components and addresses that do not exist. */
export const refs = {
  'refs.no-page': (data: Choice) => ({
    say: `There is no page ${data.typed}.${question(data)}`,
    todo: list(data, 'The pages are:'),
  }),
  'refs.no-file': (data: Choice) => ({
    say: `There is no file ${data.typed}.${question(data)}`,
    todo: 'Put it in the folder public, or link to a page.',
  }),
  'refs.no-anchor': (data: Choice & {page: string; was?: string}) => ({
    say: data.was
      ? `This link leads to the heading “${data.was}” of ${data.page}, which was changed or deleted.`
      : `There is no #${data.typed} on ${data.page}.${question(data)}`,
    todo: data.was
      ? `Put the heading back, or lead to another: ${(data.choices ?? []).join(', ')}`
      : (list(data, 'Links can lead to:') ?? 'Give the section a ## heading, so that a link can lead to it.'),
  }),
  'refs.no-subject': (data: Choice) => ({
    say: `Nobody can ask about “${data.typed}” in the contact form.${question(data)}`,
    todo: list(data, 'It offers:'),
  }),
  'refs.draft': ({typed, file}: Typed & {file: string}) => ({
    say: `${typed} is a draft, so visitors can’t open this link.`,
    todo: `Delete the line draft: true at the top of ${file}, or remove this link.`,
  }),
  'refs.space-in-address': (_: Typed) => ({say: 'There is a space in this address.', todo: 'Delete the space.'}),
  'refs.nowhere': (_: Typed) => ({
    say: 'This link has no address.',
    todo: 'Write the address of a page in the round brackets, like (/about).',
  }),
  'refs.own-computer': ({name}: {name: string}) => ({
    say: 'This is a file on your own computer, which nobody else can open.',
    todo: `Put it in the folder public, and write here: ${name}`,
  }),
  'refs.code': (_: Typed) => ({
    say: 'A link can’t run code.',
    todo: 'Write the address of a page of this site, like /about, or of another site.',
  }),
  'refs.no-email': ({typed}: Typed) => ({
    say: `“${typed}” is not an email address.`,
    todo: 'For example: mailto:name@example.org',
  }),
  'refs.no-phone': (_: Typed) => ({
    say: 'A link to a phone number can have only digits and a + at its start.',
    todo: 'For example: tel:+442079460012',
  }),
  'refs.mailto': (_: Typed) => ({say: 'A link to an email address must start with mailto:'}),
  'refs.tel': (_: Typed) => ({say: 'A link to a phone number must start with tel:'}),
  'refs.https': (_: Typed) => ({say: 'A web address must start with https://'}),
  'refs.not-an-address': ({typed}: Typed) => ({
    say: `“${typed}” is not a web address.`,
    todo: 'Copy it again from the browser’s address bar.',
  }),
  'refs.not-secure': (_: Typed) => ({
    say: 'This address starts with http://, so others can read what visitors send there.',
  }),
  'refs.own-site': (_: Typed) => ({
    say: 'This is a page of this site, so its address does not need the name of the site.',
  }),
  'refs.redirect': ({host}: {host: string}) => ({
    say: `This link goes through ${host}, which can see who follows it.`,
  }),
  'refs.host': (data: Choice) => ({
    say: `Pages may not link to ${data.typed} yet.${question(data)}`,
    todo: `If you trust that site, add it under allowedHosts in content/site.yaml: - ${data.typed}`,
  }),
  'refs.no-component': (data: Choice) => ({
    say: `There is no component <${data.typed}>.${question(data)}`,
    todo: 'Choose one from COMPONENTS.md.',
  }),
  'refs.no-record': (data: Choice & {file: string}) => ({
    say: `There is no “${data.typed}” in content/${data.file}.${question(data)}`,
    todo: list(data, 'The ids are:') ?? 'That file is empty: restore it from an earlier version, or delete this line.',
  }),
  'refs.no-list': (data: Choice) => ({
    say: `There is no list “${data.typed}” in the folder content.${question(data)}`,
    todo: list(data, 'The lists are:'),
  }),
  'refs.braces': ({typed}: Typed) => ({say: `Visitors would see ${typed} exactly as it is typed.`}),
  'refs.other-kind': ({typed, file, other}: Typed & {file: string; other: string}) => ({
    say: `“${typed}” is in content/${other}, not in content/${file}.`,
    todo: 'Use the component that shows it, or write an id from that file.',
  }),
  'refs.no-title': (data: Choice) => ({
    say: `No record has the title “${data.typed}”.${question(data)}`,
    todo: list(data, 'The titles are:'),
  }),
  'refs.no-picture': (data: Choice) => ({
    say: `There is no picture ${data.typed} in the folder public.${question(data)}`,
    todo: 'Put the file in the folder public, and write its name after a /, like /team.jpg',
  }),
  'refs.picture-elsewhere': (_: Typed) => ({
    say: 'A page can’t show pictures from other sites.',
    todo: 'Put the file in the folder public, and write: ![What it shows](/picture.jpg)',
  }),
  'refs.picture-format': ({ending}: {ending: string}) => ({
    say: `Browsers can’t show a ${ending} file as a picture.`,
    todo: 'Save it as JPEG, put that file in the folder public, and write its name here.',
  }),
  'refs.picture-name': ({typed}: Typed) => ({
    say: `The picture ${typed} can’t be shown, because its name has a space.`,
    todo: 'Rename the file without spaces, and write the new name here.',
  }),
  'refs.no-folder': (data: Choice) => ({
    say: `There is no folder pages/${data.typed}.${question(data)}`,
    todo: list(data, 'The folders are:') ?? `Create one with: npm run new page ${data.typed}/…`,
  }),
  'refs.empty-folder': ({typed}: Typed) => ({
    say: `Visitors would see an empty list here, because pages/${typed} has no other published page.`,
    todo: 'Publish a page in that folder, or remove this list.',
  }),
  'refs.page-gone': ({typed, places, meant}: Choice & {places: string[]}) => ({
    say: `The page ${typed} is gone, but people still have its address.`,
    todo: [
      ...(places.length > 0 ? [`It is still linked from: ${places.join('; ')}.`] : []),
      `Write on the line below, after two spaces, where it should lead now: to: ${meant ?? '/about'}`,
    ].join(' '),
  }),
  'refs.page-hidden': ({typed}: Typed) => ({
    say: `This line hides the page ${typed} from visitors, who still have its address.`,
    todo: `Delete the line, or write below ${typed} in content/routes.yaml where that address should lead for now.`,
  }),
  'refs.page-back': ({typed}: Typed) => ({
    say: `There is a page ${typed} again, so this line does nothing.`,
    todo: 'Delete this line.',
  }),
  'refs.unlisted': ({typed}: Typed) => ({
    say: `${typed} is not in content/routes.yaml yet, which lists every address that visitors may know.`,
    todo: 'Run: npm run fix',
  }),
  'refs.listed-twice': ({typed}: Typed) => ({
    say: `${typed} is already on this list.`,
    todo: 'Delete one of the two.',
  }),
} satisfies Messages
