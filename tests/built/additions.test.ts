import {appendFileSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseFragment, serialize} from 'parse5'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {subjectsOf} from '../../components/ui/subjectsOf.ts'
import cohorts from '../../content/cohorts.yaml'
import {dialled} from '../../content/dialled.ts'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import tracks from '../../content/tracks.yaml'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'

/** A copy that was changed as people change the site, and in no other file: whatever they need follows by itself. */
let copy: ProjectCopy
/** The title of the cohort that the page of programs no longer shows. */
let takenOff: string | undefined

const added = {
  'components/JoinButton.tsx': `
import type {Label} from './ui/kinds.ts'

interface JoinButtonProps {
  /** The words on the button. */
  children: Label
}

/** A button of a new kind. */
export function JoinButton({children}: JoinButtonProps) {
  return <button type="button">{children}</button>
}
`,
  'components/NewsBand.tsx': `
import type {ReactNode} from 'react'
import type {Band} from './ui/kinds.ts'

interface NewsBandProps {
  /** A sentence. */
  children: ReactNode
}

/** A band of a new kind. */
export function NewsBand({children}: NewsBandProps): Band {
  return <aside>{children}</aside>
}
`,
  'components/AllCohorts.tsx': `
import cohorts from '../content/cohorts.yaml'

/** Every cohort in short. */
export function AllCohorts() {
  return <ul>{cohorts.map(({id, title}) => <li key={id}>{title}</li>)}</ul>
}
`,
  'pages/added.mdx': `---
title: An added page
description: It shows what was added, and nothing else had to be changed for it.
---

# An added page

## A part

<JoinButton>

Join the added group

</JoinButton>

<NewsBand>

The latest words.

</NewsBand>

<Notice notice="added" />

<CurriculumTrack track="${tracks[0]?.id}" />

<AllCohorts />

## In other languages

- المال أسهل

<Language code="ar">

Twelvesides جمعية خيرية في لندن.

</Language>

<Language code="zh-Hans">

我们在伦敦。

</Language>
`,
}

/** The days round today, in Britain as elsewhere. */
const day = (later: number) => new Date(Date.now() + later * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const announcement = (words: string, from: number, until: number) =>
  `- words: ${words}\n  link: Ask us\n  to: /about\n  from: ${day(from)}\n  until: ${day(until)}\n`

const records = {
  'content/notices.yaml': `
- id: added
  text:
    - Nobody is here today.
    - Ring {phone}.
`,
}

beforeAll(() => {
  copy = copyProject()
  for (const [name, text] of Object.entries(added)) writeFileSync(join(copy.folder, name), text)
  for (const [name, text] of Object.entries(records)) appendFileSync(join(copy.folder, name), text)
  takenOff = titlesOn('pages/programs.mdx', 'cohort', cohorts)[0]
  change('pages/programs.mdx', (text) => text.replace(/<CohortCard .*\/>/, ''))
  rename('services', 'curriculum')
  rename('contact', 'talk-to-us')
  const announced = [
    announcement('It is today.', -2, 2),
    announcement('It was.', -9, -3),
    announcement('It will be.', 3, 9),
  ]
  writeFileSync(join(copy.folder, 'content/announcement.yaml'), announced.join(''))
  const {status, output} = copy.build()
  expect(status, output).toBe(0)
})

afterAll(() => copy.remove())

function change(name: string, to: (text: string) => string) {
  const file = join(copy.folder, name)
  writeFileSync(file, to(readFileSync(file, 'utf8')))
}

/** The titles of the records that a page of the copy names by that attribute, in its order. */
function titlesOn(page: string, attribute: string, records: {id: string; title: string}[]): string[] {
  const text = readFileSync(join(copy.folder, page), 'utf8')
  const ids = [...text.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(([, id]) => id)
  return ids.map((id) => records.find((record) => record.id === id)?.title ?? '')
}

/** Gives a page another address, with every link to it, and says where the old one leads. */
function rename(from: string, to: string) {
  renameSync(join(copy.folder, `pages/${from}.mdx`), join(copy.folder, `pages/${to}.mdx`))
  const led = new RegExp(`(\\(|to: |in: pages)/${from}\\b`, 'g')
  for (const folder of ['pages', 'content'])
    for (const name of readdirSync(join(copy.folder, folder), {recursive: true, encoding: 'utf8'}))
      if (/\.(mdx|yaml)$/.test(name)) change(`${folder}/${name}`, (text) => text.replace(led, `$1/${to}`))
  change('content/routes.yaml', (text) => text.replace(new RegExp(`^- address: /${from}$`, 'm'), `$&\n  to: /${to}`))
}

/** The names of the courses that a page of the copy tells machines of. */
function coursesOf(page: string): string[] {
  const [, json = '{}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(readFileSync(join(copy.dist, page), 'utf8')) ?? []
  const things: {'@type': string; itemListElement: {item: {name: string}}[]}[] = JSON.parse(json)['@graph']
  return things
    .filter((thing) => thing['@type'] === 'ItemList')
    .flatMap(({itemListElement}) => itemListElement.map(({item}) => item.name))
}

/** What a page of the copy shows between its header and its footer, with every tag that HTML may leave out. */
function mainOf(name: string): string {
  const [main = ''] = /<main.*<\/main>/s.exec(readFileSync(join(copy.dist, name), 'utf8')) ?? []
  return serialize(parseFragment(main)).replaceAll('\n', '')
}

test('an added component that takes a label gets the words, without a paragraph round them', () => {
  expect(mainOf('added.html')).toContain('<button type="button">Join the added group</button>')
})

test('an added band ends the section above it', () => {
  expect(mainOf('added.html')).toContain('</section><aside><p>The latest words.</p></aside>')
})

test('an added notice has the charity’s own contacts as links, wherever its words name them', () => {
  const phone = `<a href="tel:${dialled(site.phone)}">${site.phone}</a>`
  expect(mainOf('added.html')).toContain(`Nobody is here today. Ring ${phone}.`)
})

test('a page tells machines of the tracks that it shows, whatever its address is, and of all that a component of it shows', () => {
  expect(coursesOf('added.html')).toEqual([tracks[0]?.title, ...cohorts.map(({title}) => title)])
  expect(coursesOf('curriculum.html')).toEqual(titlesOn('pages/curriculum.mdx', 'track', tracks))
})

// S2.29
test('every card leads to the page with the contact form, whatever its address is, and no link leads to the old one', () => {
  const documents = readdirSync(copy.dist).filter((name) => name.endsWith('.html') && name !== 'contact.html')
  const links = documents.flatMap((name) =>
    [...readFileSync(join(copy.dist, name), 'utf8').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => to),
  )
  const asking = links.filter((to) => to.includes('?about='))
  const subjects = subjectsOf().map(([id]) => id)
  expect(asking.length).toBeGreaterThan(subjects.length / 2)
  expect(asking.filter((to) => !/^\/talk-to-us\?about=[\w-]+#contactForm$/.test(to))).toEqual([])
  expect(links.filter((to) => /^\/contact\b/.test(to))).toEqual([])
  expect(mainOf('talk-to-us.html')).toContain('id="contactForm"')
})

// S10.21
test('words of other languages run in their own direction, and a passage says what it is', () => {
  const html = mainOf('added.html').replace(/ class="[^"]*"/g, '')
  expect(html).toMatch(/<ul dir="rtl">\s*<li>المال أسهل<\/li>\s*<\/ul>/)
  expect(html).toContain('<div lang="ar" dir="rtl"><p>Twelvesides جمعية خيرية في لندن.</p></div>')
  expect(html).toContain('<div lang="zh-Hans" dir="ltr"><p>我们在伦敦。</p></div>')
})

// S10.21, S13.9, S2.34
test('words of other languages are in the Markdown copy and in the index of the search', () => {
  const markdown = readFileSync(join(copy.dist, 'added.md'), 'utf8')
  for (const words of ['- المال أسهل', 'Twelvesides جمعية خيرية في لندن.', '我们在伦敦。'])
    expect(markdown).toContain(words)
  const index = readFileSync(join(copy.dist, 'search.json'), 'utf8')
  for (const words of ['المال', 'جمعية', '我们在伦敦']) expect(index).toContain(words)
})

test('a cohort that was taken off its page is told to no machine', () => {
  const titles = titlesOn('pages/programs.mdx', 'cohort', cohorts)
  expect(titles).not.toContain(takenOff)
  expect(coursesOf('programs.html')).toEqual(titles)
})

// S13.12
test.each(['added.html', 'index.html', '404.html'])(
  'what is announced for today stands above the header of %s, and nothing else that is',
  (name) => {
    const html = readFileSync(join(copy.dist, name), 'utf8')
    const [, above = ''] = html.split(`<aside aria-label="${labels.announcement}"`)
    const [, words = ''] = /^[^>]*>(.*?)<\/aside>.*<header/s.exec(above) ?? []
    expect(words.replace(/<!-- -->/g, '').replace(/<p>|<\/p>| class="[^"]*"/g, '')).toBe(
      'It is today. <a href="/about">Ask us</a>',
    )
    expect(html).not.toMatch(/It was|It will be/)
  },
)
