import type {Messages} from './message.ts'

interface Typed {
  typed: string
}

/** What was probably meant, and else what there is. */
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

/** Links, pictures, ids, components and addresses that are not there. */
export const refs = {
  'refs.no-page': (data: Choice) => ({
    say: `There is no page ${data.typed}.${question(data)}`,
    todo: list(data, 'The pages are:'),
  }),
  'refs.no-file': (data: Choice) => ({
    say: `There is no file ${data.typed}.${question(data)}`,
    todo: `Put it into the folder public, or link to a page.`,
  }),
  'refs.no-anchor': (data: Choice & {page: string}) => ({
    say: `There is no #${data.typed} on ${data.page}.${question(data)}`,
    todo: list(data, 'A link can lead to:') ?? 'A ## heading makes a place that a link can lead to.',
  }),
  'refs.no-subject': (data: Choice) => ({
    say: `The contact form has no ${data.typed} to ask about.${question(data)}`,
    todo: list(data, 'It has:'),
  }),
  'refs.draft': ({typed, file}: Typed & {file: string}) => ({
    say: `${typed} is a draft, and no visitor sees it.`,
    todo: `Delete the line draft: true at the top of ${file}, or take this link out.`,
  }),
  'refs.space-in-address': (_: Typed) => ({say: 'There is a space in this address.', todo: 'Take the space out.'}),
  'refs.nowhere': (_: Typed) => ({
    say: 'This link leads nowhere.',
    todo: 'Write the page between the round brackets, like (/about).',
  }),
  'refs.own-computer': ({name}: {name: string}) => ({
    say: 'This is a file on your own computer, where nobody else finds it.',
    todo: `Put it into the folder public, and write here: ${name}`,
  }),
  'refs.code': (_: Typed) => ({
    say: 'A link can’t run code.',
    todo: 'Write a page of this site, like /about, or a web address.',
  }),
  'refs.no-email': ({typed}: Typed) => ({
    say: `“${typed}” is not an email address.`,
    todo: 'For example: mailto:name@example.org',
  }),
  'refs.no-phone': (_: Typed) => ({
    say: 'A link to a telephone number has digits and a + only.',
    todo: 'For example: tel:+442079460012',
  }),
  'refs.mailto': (_: Typed) => ({say: 'A link to an email address starts with mailto:'}),
  'refs.tel': (_: Typed) => ({say: 'A link to a telephone number starts with tel:'}),
  'refs.https': (_: Typed) => ({say: 'A web address starts with https://'}),
  'refs.not-an-address': ({typed}: Typed) => ({
    say: `“${typed}” is not a web address.`,
    todo: 'Copy it again from the browser’s address bar.',
  }),
  'refs.not-secure': (_: Typed) => ({say: 'This address starts with http://, so others can read what is sent.'}),
  'refs.own-site': (_: Typed) => ({say: 'This is a page of this site: leave the address of the site out.'}),
  'refs.redirect': ({host}: {host: string}) => ({
    say: `This address leads through ${host}, which sees who follows it.`,
  }),
  'refs.host': (data: Choice) => ({
    say: `${data.typed} is not on the list of sites that pages may link to.${question(data)}`,
    todo: `If you trust it, add it under allowedHosts in content/site.yaml: - ${data.typed}`,
  }),
  'refs.no-component': (data: Choice) => ({
    say: `There is no component <${data.typed}>.${question(data)}`,
    todo: 'COMPONENTS.md lists the components.',
  }),
  'refs.no-record': (data: Choice & {file: string}) => ({
    say: `There is no “${data.typed}” in content/${data.file}.${question(data)}`,
    todo: list(data, 'There are:') ?? 'That file has no records: bring them back, or delete this line.',
  }),
  'refs.no-list': (data: Choice) => ({
    say: `There is no list “${data.typed}” in the folder content.${question(data)}`,
    todo: list(data, 'The lists are:'),
  }),
  'refs.braces': ({typed}: Typed) => ({say: `Visitors would read ${typed} as it stands.`}),
  'refs.other-kind': ({typed, file, other}: Typed & {file: string; other: string}) => ({
    say: `“${typed}” is in content/${other}, not in content/${file}.`,
    todo: 'Use the component that shows such a record, or the id of another record.',
  }),
  'refs.no-title': (data: Choice) => ({
    say: `No record has the title “${data.typed}”.${question(data)}`,
    todo: list(data, 'The titles are:'),
  }),
  'refs.no-picture': (data: Choice) => ({
    say: `There is no picture ${data.typed} in the folder public.${question(data)}`,
    todo: 'Put the file into the folder public, and write its name with a / in front.',
  }),
  'refs.picture-elsewhere': (_: Typed) => ({
    say: 'A page shows pictures of this site only.',
    todo: 'Put the file into the folder public, and write: ![What it shows](/picture.jpg)',
  }),
  'refs.picture-format': ({ending}: {ending: string}) => ({
    say: `Browsers don’t show a ${ending} file as a picture.`,
    todo: 'Save it as JPEG, put that into the folder public, and write its name here.',
  }),
  'refs.picture-name': ({typed}: Typed) => ({
    say: `A space in ${typed} keeps the picture off the page.`,
    todo: 'Give the file in the folder public a name without spaces, and write that here.',
  }),
  'refs.no-folder': (data: Choice) => ({
    say: `There is no folder pages/${data.typed}.${question(data)}`,
    todo: list(data, 'The folders are:') ?? `Start one: npm run new page ${data.typed}/…`,
  }),
  'refs.empty-folder': ({typed}: Typed) => ({
    say: `Visitors would see an empty list here: pages/${typed} has no published page but its own.`,
    todo: 'Publish a page of that folder, or take this list out.',
  }),
  'refs.page-gone': ({typed, places, meant}: Choice & {places: string[]}) => ({
    say: `There is no page ${typed} any more, but people still have its address.`,
    todo: [
      `Write below it, two spaces in, where it leads now: to: ${meant ?? '/about'}`,
      places.length > 0 ? `These lead to it: ${places.join('; ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  }),
  'refs.page-hidden': ({typed}: Typed) => ({
    say: `This line hides the page from visitors, who know its address ${typed}.`,
    todo: `Delete it, or write below ${typed} in content/routes.yaml where that leads meanwhile.`,
  }),
  'refs.page-back': ({typed}: Typed) => ({
    say: `There is a page ${typed}, so nobody is sent on from it.`,
    todo: 'Delete this line.',
  }),
  'refs.unlisted': ({typed}: Typed) => ({
    say: `${typed} is not in content/routes.yaml yet, which lists every address that visitors may know.`,
    todo: 'Run: npm run fix',
  }),
  'refs.listed-twice': ({typed}: Typed) => ({
    say: `${typed} is on this list already.`,
    todo: 'Delete one of the two.',
  }),
} satisfies Messages
