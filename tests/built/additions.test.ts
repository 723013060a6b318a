import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseFragment, serialize} from 'parse5'
import {expect, test} from 'vitest'
import {contactSubjects} from '../../components/ui/contactSubjects.ts'
import cohorts from '../../content/cohorts.yaml'
import {internationalNumber} from '../../content/internationalNumber.ts'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import tracks from '../../content/tracks.yaml'
import {headersAt, readHeaders} from '../../src/build/readHeaders.ts'
import {testSite} from '../testSites.ts'
import {sectionFolder} from '../writeSection.ts'
import {type Dist, readDist} from './dist.ts'
import {invariants} from './invariants.ts'

const {folder, dist: built} = testSite('changed')
const dist = readDist(built, '/', join(folder, 'pages'))
const inFolder = testSite('inFolder')
const moved = readDist(inFolder.dist, inFolder.base, join(inFolder.folder, 'pages'))

/** The titles of the cohorts that a page names, in its order. */
function cohortsOn(page: string): string[] {
  const text = readFileSync(join(folder, `pages/${page}.mdx`), 'utf8')
  const ids = [...text.matchAll(/cohort="([^"]*)"/g)].map(([, id]) => id)
  return ids.map((id) => cohorts.find((cohort) => cohort.id === id)?.title ?? '')
}

/** The names of the courses that a page tells machines of. */
function coursesOf(page: string): string[] {
  const [data] = dist.elements(page, 'script').filter(({attributes}) => attributes.type === 'application/ld+json')
  const things: {'@type': string; itemListElement: {item: {name: string}}[]}[] = JSON.parse(data?.text ?? '')['@graph']
  return things
    .filter((thing) => thing['@type'] === 'ItemList')
    .flatMap(({itemListElement}) => itemListElement.map(({item}) => item.name))
}

/** What a page shows between its header and its footer, with every tag that HTML may leave out. */
function mainOf(name: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(dist.text(name)) ?? []
  return serialize(parseFragment(main)).replaceAll('\n', '')
}

// S2.27, S2.28
test.each([
  ['with something of every kind added', dist],
  ['with pages in folders and one at another address, in a folder of its host', moved],
])('a site %s keeps every invariant', (_, each) => {
  const wrong = Object.entries(invariants).flatMap(([name, check]) => check(each).map((words) => `${name}: ${words}`))
  // A picture at the top of a page is fetched early, and so many kinds of pages have more hashes than a header takes.
  const expected =
    /^(?:headerAndMetaAgree|policiesAreStrict): _headers (?:has no|lacks) \w+-src|names \/wide\.png before its words/
  expect(wrong.filter((words) => each === moved || !expected.test(words))).toEqual([])
})

test.each([
  ['a component that takes a label gets the words alone', '<button type="button">Join the added group</button>'],
  ['a band ends the section above it', '</section><aside><p>The latest words.</p></aside>'],
  [
    'a notice has our contacts as links, wherever its words name them',
    `Nobody is here today. Ring <a href="tel:${internationalNumber(site.phone)}">${site.phone}</a>.`,
  ],
  ['a record of a new collection is shown', 'THE FIRST BOOK has 96 pages.'],
])('of what was added %s', (_, html) => {
  expect(mainOf('added.html').replaceAll('<!-- -->', '')).toContain(html)
})

test('a page whose import lines were lost is built all the same', () => {
  expect(mainOf('about.html')).toContain('<ol')
})

test('a page tells machines of all courses that it shows, whatever shows them, and of none that was taken off', () => {
  expect(coursesOf('added.html')).toEqual([tracks[0]?.title, ...cohorts.map(({title}) => title)])
  const shown = cohortsOn('programs')
  expect(shown.length).toBeLessThan(cohorts.length)
  expect(coursesOf('programs.html')).toEqual(shown)
})

// S2.29
test('every card leads to the page with the contact form, whatever its address is, and no link leads to the old one', () => {
  const pages = moved.documents.filter((name) => name !== 'contact.html')
  const links = pages.flatMap((name) => moved.elements(name, 'a').flatMap(({attributes}) => attributes.href ?? ''))
  const asking = links.filter((to) => to.includes('?about='))
  expect(asking.length).toBeGreaterThan(contactSubjects().length / 2)
  expect(asking.filter((to) => !/^\/repo\/talk-to-us\?about=[\w-]+#contactForm$/.test(to))).toEqual([])
  expect(links.filter((to) => /^\/repo\/contact\b/.test(to))).toEqual([])
})

// S10.21, S13.9, S2.34
test('words of other languages run in their own direction, and are in the Markdown copy and in the search', () => {
  const html = mainOf('added.html').replace(/ class="[^"]*"/g, '')
  expect(html).toMatch(/<ul dir="rtl">\s*<li>المال أسهل<\/li>\s*<\/ul>/)
  expect(html).toContain('<div lang="ar" dir="rtl"><p>Twelvesides جمعية خيرية في لندن.</p></div>')
  expect(html).toContain('<div lang="zh-Hans" dir="ltr"><p>我们在伦敦。</p></div>')
  for (const words of ['- المال أسهل', 'Twelvesides جمعية خيرية في لندن.', '我们在伦敦。'])
    expect(dist.text('added.md')).toContain(words)
  for (const words of ['المال', 'جمعية', '我们在伦敦']) expect(dist.text('search.json')).toContain(words)
})

// S13.12
test.each(['added.html', 'index.html', '404.html'])(
  'what is announced for the day stands above the header of %s',
  (name) => {
    const [, above = ''] = dist.text(name).split(`<aside aria-label="${labels.announcement}"`)
    const [, words = ''] = /^[^>]*>(.*?)<\/aside>.*<header/s.exec(above) ?? []
    expect(words.replace(/<!-- -->/g, '').replace(/<p>|<\/p>| class="[^"]*"/g, '')).toBe(
      'It is today. <a href="/about">Ask us</a>',
    )
    expect(dist.text(name)).not.toMatch(/It was|It will be/)
  },
)

// S13.4
test('search engines are asked to stay away until no value is a placeholder any more', () => {
  const asked = ({folder: files, base}: Dist) =>
    headersAt(readHeaders(join(files, '_headers')), `${base}about`).filter(([name]) => name === 'X-Robots-Tag')
  expect(asked(dist)).toEqual([])
  expect(asked(moved)).toEqual(site.placeholders.length > 0 ? [['X-Robots-Tag', 'noindex']] : [])
})

// S2.28
test('an address whose page is gone leads on, by the host or else by a link', () => {
  expect(dist.text('_redirects')).toContain('/old/courses /programs 301\n/old/courses/ /programs 301\n')
  const [link] = dist.elements('old/courses.html', 'a')
  expect(link?.attributes.href).toBe('/programs')
  expect(dist.elements('old/courses.html', 'meta').map(({attributes}) => attributes.content)).toContain('noindex')
  expect(dist.text('sitemap.xml')).not.toContain('/old/courses')
})

// S2.36
test('nothing of a draft is published, nor does the list of its folder name it', () => {
  expect([...dist.files].filter((name) => name.startsWith(`${sectionFolder}/draft`))).toEqual([])
  expect(dist.documents.filter((name) => dist.text(name).includes(`${sectionFolder}/draft`))).toEqual([])
})
