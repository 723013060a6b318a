import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {parse} from 'yaml'
import tiers from '../../content/donation-tiers.yaml'
import {internationalNumber} from '../../content/internationalNumber.ts'
import * as labels from '../../content/labels.yaml'
import roles from '../../content/roles.yaml'
import site from '../../content/site.yaml'
import skills from '../../content/skills.yaml'
import tracks from '../../content/tracks.yaml'
import {getInvolvedId, routes} from '../specification.ts'
import {
  type DistElement,
  documentAddress,
  elementsNamed,
  firstElement,
  linksOf,
  pageDocuments,
  readDist,
} from './dist.ts'

const dist = readDist()

const main = (page: string) => firstElement(dist.elements(`${page}.html`, 'main'))

const isSection = ({name}: DistElement) => name === 'h2'

/** Returns the elements of a page before its first h2. */
const top = (page: string) => main(page).inside.slice(0, main(page).inside.findIndex(isSection))

/** Returns the last h2 of a page and the elements after it. */
const end = (page: string) => main(page).inside.slice(main(page).inside.findLastIndex(isSection))

const tiersOf = (page: string) => tiers.filter((tier) => tier.page === page).map(({impact}) => impact)

/** Each page must show the field `field` of at least one record of `content/<file>.yaml`. */
const shown: [number: string, page: string, what: string, file: string, field: string, ids?: RegExp][] = [
  [
    'S1.1',
    'get-involved',
    'ways to get involved for young people, volunteers and supporters',
    'audiences',
    'title',
  ],
  ['S1.1', 'get-involved', 'a way to get involved for partners', 'partnerships', 'title'],
  ['S1.4', 'index', 'the figures', 'facts', 'label'],
  ['S2.11', 'about', 'how we work', 'points', 'title', /^approach-/],
  ['S2.11', 'about', 'values', 'points', 'title', /^value-/],
  ['S2.11', 'about', 'the story', 'timeline', 'title'],
  ['S2.11', 'about', 'the team', 'team', 'name'],
  ['S2.12', 'services', 'tracks', 'tracks', 'title'],
  ['S2.13', 'services', 'what supports the tracks', 'features', 'title'],
  ['S2.14', 'programs', 'types of program', 'ways', 'title'],
  ['S2.15', 'programs', 'cohorts', 'cohorts', 'title'],
  ['S2.16', 'programs', 'formats', 'formats', 'title'],
  ['S2.16', 'programs', 'stories', 'stories', 'achievement'],
  ['S2.18', 'get-involved', 'roles', 'roles', 'title'],
  ['S2.18', 'get-involved', 'partnership tiers', 'partnerships', 'title'],
  ['S2.19', 'get-involved', 'what gifts could do', 'donation-tiers', 'impact', /^get-involved-/],
  ['S2.19', 'get-involved', 'events', 'events', 'title'],
  ['S2.21', 'contact', 'questions', 'faqs', 'question'],
  ['S2.21', 'contact', 'how long parking is free', 'facts', 'value', /^free-parking$/],
  ['S2.31', 'contact', 'whom to call today', 'help', 'name'],
  [
    'S2.32',
    'contact',
    'who may join, and who reads a message',
    'faqs',
    'question',
    /^(age-place-|who-reads-)/,
  ],
  ['S2.32', 'programs', 'how a course starts', 'faqs', 'question', /^how-self-paced-/],
  [
    'S2.32',
    'workshops',
    'when, where, and for what',
    'faqs',
    'question',
    /^(when-and-where-|what-the-certificate-)/,
  ],
  ['S2.22', 'workshops', 'workshops', 'workshops', 'title'],
  ['S2.23', 'mentoring', 'what mentors help with', 'points', 'title', /^mentoring-/],
  ['S2.24', 'volunteer', 'the roles of /get-involved', 'roles', 'title'],
  ['S2.24', 'volunteer', 'the figures', 'facts', 'label'],
  ['S2.25', 'donate', 'what gifts could do', 'donation-tiers', 'impact', /^donate-/],
  ['S2.25', 'donate', 'ways to give', 'points', 'title', /^give-/],
]

test.each(shown)('%s /%s shows %s', (_number, page, _what, file, field, ids = /^/) => {
  const records: Record<string, string>[] = parse(readFileSync(`content/${file}.yaml`, 'utf8'))
  const words = records.filter(({id = ''}) => ids.test(id)).map((record) => record[field] ?? '')
  expect(words.filter((each) => each && main(page).text.includes(each))).not.toEqual([])
})

/** The links that a page must have. */
const leads: [number: string, page: string, to: string[]][] = [
  ['S1.1', 'get-involved', ['/programs', '/volunteer', site.donationPage]],
  ['S2.9', 'index', ['/services', '/get-involved', '/programs']],
  ['S2.11', 'about', ['/get-involved', '/programs']],
  ['S2.16', 'programs', ['/about']],
  ['S2.17', 'get-involved', [site.donationPage]],
  ['A1', 'contact', ['/privacy', '/terms']],
]

test.each(leads)('%s /%s links to %s', (_number, page, to) => {
  expect(linksOf(main(page))).toEqual(expect.arrayContaining(to))
})

test.each([
  ['S2.12', 'services', 'top', top, ['/programs', '/contact']],
  ['S2.60, S2.25, A3', 'donate', 'top', top, [site.donationPage]],
  ['S2.9', 'index', 'end', end, ['/get-involved', '/contact']],
  ['S2.13', 'services', 'end', end, ['/programs', '/contact']],
  ['S2.16', 'programs', 'end', end, ['/get-involved', '/contact']],
] as const)('%s /%s has the specified links at its %s', (_number, page, _name, part, to) => {
  const links = part(page).filter(({name}) => name === 'a')
  const paths = links.map(({attributes}) => attributes.href?.split('#')[0])
  expect(paths).toEqual(expect.arrayContaining([...to]))
})

test('S2.1 there are pages at the twelve addresses', () => {
  expect(pageDocuments(dist).map((page) => documentAddress(dist, page))).toEqual(
    expect.arrayContaining(routes),
  )
})

test('S3.15 the top of /services lists the skills of its tracks in the order of the coin, and the top of /volunteer lists none', () => {
  const taught = tracks.flatMap((track) => track.skills)
  const [list, ...more] = top('services').filter(
    ({attributes}) => attributes['aria-label'] === labels.skillsTaught,
  )
  expect(more).toEqual([])
  expect(list && elementsNamed(list, 'li').map(({text}) => text)).toEqual(
    skills.filter(({id}) => taught.includes(id)).map(({topic}) => topic),
  )
  // The roles on /volunteer require skills, but teach none.
  expect(top('volunteer').filter(({attributes}) => attributes['aria-label'] === labels.skillsTaught)).toEqual(
    [],
  )
})

test('S10.76 the modules of each track are headings below its own', () => {
  const headings = elementsNamed(main('services'), 'h3', 'h4').map(({name, text}) => `${name} ${text}`)
  for (const {title, modules} of tracks) {
    const start = headings.indexOf(`h3 ${title}`)
    expect(headings.slice(start + 1, start + 1 + modules.length)).toEqual(
      modules.map((module) => `h4 ${module.title}`),
    )
  }
})

test.each(pageDocuments(dist))('S10.75 no list of %s is empty', (page) => {
  const lists = [...dist.elements(page, 'ul'), ...dist.elements(page, 'ol')]
  expect(lists.filter((list) => elementsNamed(list, 'li').length === 0)).toEqual([])
})

test('S1.2, S2.14 the top of /programs has a list of badges', () => {
  const inNavigation = top('programs').flatMap((element) => (element.name === 'nav' ? element.inside : []))
  const lists = top('programs').filter((element) => element.name === 'ul' && !inNavigation.includes(element))
  // Leaves out the list of skills taught, which is the only one with an `aria-label`.
  expect(lists.filter(({attributes}) => !attributes['aria-label'])).toHaveLength(1)
})

/** Whether an element is the home page's section on what courses teach: the only section with two lists. */
const isTaught = (element: DistElement) =>
  element.name === 'section' && elementsNamed(element, 'ul').length === 2

test('S2.10 home shows what is taught in two lists of one section, each below its heading', () => {
  const section = firstElement(main('index').inside.filter(isTaught))
  expect(elementsNamed(section, 'h3')).toHaveLength(2)
})

test('A16 home has, in this order, its title, the figures, how we help, what we teach, and how to get involved', () => {
  const positions = [
    ({name}: DistElement) => name === 'h1',
    ({name}: DistElement) => name === 'dl',
    ({attributes}: DistElement) => attributes.href === '/services',
    isTaught,
    ({attributes}: DistElement) => attributes.id === getInvolvedId,
  ].map((fits) => main('index').inside.findIndex(fits))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((one, other) => one - other))
})

test('A4, S2.75 the section “get-involved” of home leads to every track and role, to all courses, to partners and to a gift', () => {
  const links = main('index').inside.flatMap((each) =>
    each.attributes.id === getInvolvedId ? linksOf(each) : [],
  )
  const records = [...tracks.map(({id}) => `/services#${id}`), ...roles.map(({id}) => `/volunteer#${id}`)]
  expect(links).toEqual(expect.arrayContaining(records))
  expect(links.map((link) => link.split('#')[0])).toEqual(
    expect.arrayContaining(['/programs', '/get-involved', site.donationPage]),
  )
})

/**
 * Returns the ids of the toasts that the buttons inside an element show: the first word of each `data-wake`.
 */
function messagesOf(element: DistElement): string[] {
  return elementsNamed(element, 'button').flatMap(
    ({attributes}) => attributes['data-wake']?.split(' ')[0] ?? [],
  )
}

test('S2.20 /contact has the form, links to write and call, buttons for a call and a chat, address and hours', () => {
  expect(elementsNamed(main('contact'), 'form')).toHaveLength(1)
  const direct = [`mailto:${site.email}`, `tel:${internationalNumber(site.phone)}`]
  expect(linksOf(main('contact'))).toEqual(expect.arrayContaining(direct))
  expect(messagesOf(main('contact'))).toEqual(expect.arrayContaining(['consultation', 'feature']))
  const {text} = main('contact')
  for (const words of [site.address.town, site.address.postcode]) expect(text).toContain(words)
  expect(site.hours.some(({days}) => text.includes(days))).toBe(true)
})

test.each([
  ['S2.22, S10.65', 'workshops'],
  ['S2.23, S10.65', 'mentoring'],
  ['S2.24, S10.65', 'volunteer'],
])('%s /%s shows its steps in order, each with a heading', (_number, page) => {
  const steps = elementsNamed(main(page), 'ol').filter((list) => elementsNamed(list, 'h3').length > 1)
  expect(steps).toHaveLength(1)
})

/** Returns the elements with a tag name that contain the text of one of the page's donation tiers. */
const giftsOf = (page: string, name: string) =>
  elementsNamed(main(page), name).filter(({text}) => tiersOf(page).some((impact) => text.includes(impact)))

test.each(['donate', 'get-involved'])(
  'S2.60 beside the gifts of /%s is a link to the donation page',
  (page) => {
    expect(giftsOf(page, 'section').flatMap(linksOf)).toContain(site.donationPage)
  },
)

test('S2.60, S2.25 each gift of /donate leads to the donation page, and one button shows “donation-platform”', () => {
  expect(giftsOf('donate', 'article').map(linksOf)).toEqual(tiersOf('donate').map(() => [site.donationPage]))
  expect(messagesOf(main('donate'))).toEqual(['donation-platform'])
})

test('S2.62 /donate says with what number the charity is registered', () => {
  expect(main('donate').text).toContain(site.charityNumber)
})

test.each(['privacy', 'terms'])(
  'S2.26 /%s says when it was last changed, and has no form or button',
  (page) => {
    expect(elementsNamed(main(page), 'time').map(({attributes}) => attributes.datetime)).toEqual([
      site.updated,
    ])
    expect(elementsNamed(main(page), 'form', 'button')).toEqual([])
  },
)
