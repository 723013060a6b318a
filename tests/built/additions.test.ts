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
import {createSearch} from '../../src/browser/findPlaces.ts'
import {headersAt, readHeaders} from '../../src/build/readHeaders.ts'
import {headerPolicy} from '../../src/document/contentSecurityPolicy.ts'
import {testSite} from '../testSites.ts'
import {sectionFolder} from '../writeSection.ts'
import {type Dist, readDist, structuredDataOf} from './dist.ts'
import {invariants} from './invariants.ts'

const policyName = 'Content-Security-Policy'
const changed = testSite('changed')
const dist = readDist(changed)
const moved = readDist(testSite('inFolder'))
const readSource = (file: string) => readFileSync(join(changed.folder, file), 'utf8')

/** Returns the names of the courses in the structured data of a page. */
const coursesOf = (page: string): string[] =>
  structuredDataOf(dist, page)
    .filter((subject) => subject['@type'] === 'ItemList')
    .flatMap(({itemListElement}) => itemListElement.map(({item}: {item: {name: string}}) => item.name))

/** Returns the `<main>` of a built page as HTML, with the optional closing tags that the build leaves out. */
function mainOf(page: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(dist.text(page)) ?? []
  return serialize(parseFragment(main)).replaceAll('\n', '').replaceAll('<!-- -->', '')
}

// S2.27, S2.28, S11.12
test.each([
  ['with something of every kind added', dist],
  ['with pages in folders and the contact form at another address', moved],
])('a site %s keeps every invariant', (_, each) => {
  const wrong = Object.entries(invariants).flatMap(([name, check]) =>
    check(each).map((words) => `${name}: ${words}`),
  )
  const expected = /^(?:headerAndMetaAgree|policiesAreStrict): _headers lacks \w+-src/
  expect(wrong.filter((words) => !hasTooManyHashes(each) || !expected.test(words))).toEqual([])
})

/**
 * Whether the hashes of all pages are too many for the one line that hosts accept, so that only the pages
 * list them.
 */
function hasTooManyHashes(dist: Dist): boolean {
  const policies = dist.documents.flatMap((document) =>
    dist.elements(document, 'meta', {'http-equiv': policyName}),
  )
  const hashesOf = (directive: string) =>
    policies.flatMap(({attributes}) => {
      const [sources = ''] = new RegExp(`${directive} [^;]*`).exec(attributes.content ?? '') ?? []
      return sources.match(/'sha256-[^']*'/g) ?? []
    })
  const whole = headerPolicy([{scripts: hashesOf('script-src'), styles: hashesOf('style-src')}])
  return `${policyName}: ${whole}`.length > 2000
}

test.each([
  [
    'a component whose words are a label gets no paragraph',
    '<button type="button">Join the added group</button>',
  ],
  [
    'a component that is a band ends the section above it',
    '</section><aside><p>The latest words.</p></aside>',
  ],
  [
    'contacts in the words of a notice are links',
    `Nobody is here today. Ring <a href="tel:${internationalNumber(site.phone)}">${site.phone}</a>.`,
  ],
  ['a component shows a record of a new collection', 'THE FIRST BOOK has 96 pages.'],
])('in the site with additions, %s', (_, html) => {
  expect(mainOf('added.html')).toContain(html)
})

test('TypeScript and code editors know the fields of a new collection', () => {
  expect(readSource('.derived/content.d.ts')).toContain("declare module '*/books.yaml'")
  expect(readSource('.vscode/settings.json')).toContain('"./.derived/books.json": "content/books.yaml"')
  expect(JSON.parse(readSource('.derived/books.json')).items.properties.pages).toMatchObject({
    type: 'integer',
    description: 'a whole number',
    examples: [120],
  })
})

test('a page whose import lines were lost is built all the same', () => {
  expect(mainOf('about.html')).toContain('<ol')
})

test('a page tells search engines of all courses that it shows, in any component, and of no others', () => {
  expect(coursesOf('added.html')).toEqual([tracks[0]?.title, ...cohorts.map(({title}) => title)])
  const ids = Array.from(readSource('pages/programs.mdx').matchAll(/cohort="([^"]*)"/g), ([, id]) => id)
  expect(ids.length).toBeLessThan(cohorts.length)
  expect(coursesOf('programs.html')).toEqual(
    ids.map((id) => cohorts.find((cohort) => cohort.id === id)?.title),
  )
})

// S2.29
test('every card leads to the contact form at its new address, and no link to the old address', () => {
  const pages = moved.documents.filter((name) => name !== 'contact.html')
  const links = pages.flatMap((name) =>
    moved.elements(name, 'a').flatMap(({attributes}) => attributes.href ?? ''),
  )
  const asking = links.filter((to) => to.includes('?about='))
  expect(asking.length).toBeGreaterThan(contactSubjects().length / 2)
  expect(
    asking.filter((to) => !/^\/repo\/talk-to-us\?about=[\w-]+#(?:contactForm|send-us-a-message)$/.test(to)),
  ).toEqual([])
  expect(links.filter((to) => /^\/repo\/contact\b/.test(to))).toEqual([])
})

// S10.21, S13.9, S2.34
test('text in other languages has its own direction, and is in the Markdown copy and in the search', () => {
  const html = mainOf('added.html').replace(/ class="[^"]*"/g, '')
  expect(html).toMatch(/<ul dir="rtl">\s*<li>المال أسهل<\/li>\s*<\/ul>/)
  expect(html).toContain('<div lang="ar" dir="rtl"><p>Twelvesides جمعية خيرية في لندن.</p></div>')
  expect(html).toContain('<div lang="zh-Hans" dir="ltr"><p>我们在伦敦。</p></div>')
  for (const words of ['- المال أسهل', 'Twelvesides جمعية خيرية في لندن.', '我们在伦敦。'])
    expect(dist.text('added.md')).toContain(words)
  const find = createSearch(JSON.parse(dist.text('search.json')))
  for (const words of ['المال', 'جمعية', '我们在伦敦'])
    expect(find(words).places.map(({to}) => to.split('#')[0])).toContain('/added')
})

// S13.12
test.each(['added.html', 'index.html', '404.html'])(
  'above the header of %s is the announcement of the day',
  (name) => {
    const [, above = ''] = dist.text(name).split(`<aside aria-label="${labels.announcement}"`)
    const [, words = ''] = /^[^>]*>(.*?)<\/aside>.*<header/s.exec(above) ?? []
    expect(words.replace(/<!-- -->|<\/?p>| class="[^"]*"/g, '')).toBe(
      'It is today. <a href="/about">Ask us</a>',
    )
    expect(dist.text(name)).not.toMatch(/It was|It will be/)
  },
)

// S13.4
test('search engines are asked to stay away as long as a value is a placeholder', () => {
  const robots = ({folder, base}: Dist) =>
    headersAt(readHeaders(join(folder, '_headers')), `${base}about`).filter(
      ([name]) => name === 'X-Robots-Tag',
    )
  expect(robots(dist)).toEqual([])
  expect(robots(moved)).toEqual(site.placeholders.length > 0 ? [['X-Robots-Tag', 'noindex']] : [])
})

// S2.28
test('the host redirects the address of a removed page, or else a document there links to the new one', () => {
  expect(dist.text('_redirects')).toContain('/old/courses /programs 301\n/old/courses/ /programs 301\n')
  const [link] = dist.elements('old/courses.html', 'a')
  expect(link?.attributes.href).toBe('/programs')
  expect(dist.elements('old/courses.html', 'meta', {name: 'robots', content: 'noindex'})).toHaveLength(1)
  expect(dist.text('sitemap.xml')).not.toContain('/old/courses')
})

// S2.36
test('nothing of a draft is published, nor does the list of its folder name it', () => {
  expect([...dist.files].filter((name) => name.startsWith(`${sectionFolder}/draft`))).toEqual([])
  expect(dist.documents.filter((name) => dist.text(name).includes(`${sectionFolder}/draft`))).toEqual([])
})
