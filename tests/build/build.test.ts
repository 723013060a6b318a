import {cpSync, existsSync, readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import site from '../../content/site.yaml'
import {headersAt, readHeaders} from '../../src/build/readHeaders.ts'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {type Dist, readDist} from '../built/dist.ts'
import {invariants} from '../built/invariants.ts'
import {publishedPages} from '../publishedPages.ts'

/** Three sites of one copy of the project: as it is, with some things changed at once, and for a folder of its host. */
let copy: ProjectCopy
let whole: Dist
let changed: Dist
let inFolder: Dist

/** No value is a placeholder any more, or one is. */
const placeholders = (value: string) => [/^placeholders:.*\n(?: +- .*\n)*/m, `placeholders: ${value}\n\n`] as const

beforeAll(() => {
  copy = copyProject()
  changed = built([
    ['content/site.yaml', ...placeholders('[]')],
    ['content/routes.yaml', /\n*$/, '\n- address: /old/courses\n  to: /programs\n# Æ, a letter that no page has\n'],
    ['pages/about.mdx', /^import .*\n/gm, ''],
  ])
  inFolder = built([['content/site.yaml', ...placeholders('[phone]')]], ['--base', 'folder'])
  whole = built([])
})

afterAll(() => copy.remove())

/** What is built with some files changed, which are put back. */
function built(changes: [file: string, from: RegExp, to: string][], options: string[] = []): Dist {
  const before = changes.map(([file]) => [file, copy.read(file)] as const)
  for (const [file, from, to] of changes) copy.write(file, copy.read(file).replace(from, to))
  const {status, output} = copy.build(options)
  expect(status, output).toBe(0)
  const folder = `${copy.dist}-${changes.length}`
  cpSync(copy.dist, folder, {recursive: true})
  for (const [file, text] of before) copy.write(file, text)
  return readDist(folder, options[1] ? `/${options[1]}/` : '/', join(copy.folder, 'pages'))
}

/** Builds with one file changed, and puts the file back. */
function buildAfter(file: string, from: string | RegExp, to: string) {
  const text = copy.read(file)
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  copy.write(file, changed)
  try {
    return copy.build()
  } finally {
    copy.write(file, text)
  }
}

/** The line of a file, counted from 1, on which some words stand. */
function lineOf(file: string, words: string): number {
  return (
    copy
      .read(file)
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1
  )
}

// S11.1
test('one command writes a document for every page', () => {
  const pages = publishedPages(join(copy.folder, 'pages')).map((name) =>
    // A folder's own page is named like the folder.
    name.startsWith('[') ? '404.html' : name.replace('/index.mdx', '.mdx').replace('.mdx', '.html'),
  )
  for (const page of pages) expect(copy.read(`dist/${page}`)).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
})

// S13.4
test('search engines are asked to stay away until no value is a placeholder any more', () => {
  const asked = ({folder, base}: Dist) =>
    headersAt(readHeaders(join(folder, '_headers')), `${base}about`).filter(([name]) => name === 'X-Robots-Tag')
  const away = [['X-Robots-Tag', 'noindex']]
  expect(asked(whole)).toEqual(site.placeholders.length > 0 ? away : [])
  expect(asked(changed)).toEqual([])
  expect(asked(inFolder)).toEqual(away)
})

// S2.28
test('an address whose page is gone leads on, by the host or else by a link', () => {
  expect(changed.text('_redirects')).toContain('/old/courses /programs 301\n/old/courses/ /programs 301\n')
  const [link] = changed.elements('old/courses.html', 'a')
  expect(link?.attributes.href).toBe('/programs')
  const [robots] = changed.elements('old/courses.html', 'meta').filter(({attributes}) => attributes.name === 'robots')
  expect(robots?.attributes.content).toBe('noindex')
  expect(changed.text('sitemap.xml')).not.toContain('/old/courses')
  expect(
    Object.entries(invariants).flatMap(([name, holds]) => holds(changed).map((each) => `${name}: ${each}`)),
  ).toEqual([])
})

test('the font carries only the letters that the site shows', () => {
  const name = readdirSync(join(copy.folder, 'dist/assets')).find((file) => file.endsWith('.woff2')) ?? ''
  const whole = statSync(join(copy.folder, 'src/document/familjen-grotesk.woff2')).size
  expect(statSync(join(copy.folder, 'dist/assets', name)).size).toBeLessThan(whole * 0.75)
  expect(copy.read('dist/index.html')).toContain(`/assets/${name}`)
})

test('the font is cut anew for a letter that no page had', () => {
  const sizeIn = ({files, bytes}: Dist) => bytes([...files].find((file) => file.endsWith('.woff2')) ?? '').length
  expect(sizeIn(inFolder)).toBe(sizeIn(whole))
  expect(sizeIn(changed)).toBeGreaterThan(sizeIn(whole))
})

// S11.8
describe('a mistake stops the build, is told with file, line and column, and leaves the last site whole', () => {
  const mistakes: [what: string, file: string, from: string | RegExp, to: string, told: () => string[]][] = [
    [
      'a value of the wrong type',
      'content/cohorts.yaml',
      /spots: \d+/,
      'spots: twelve',
      () => [
        `content/cohorts.yaml, line ${lineOf('content/cohorts.yaml', 'spots:')}  [schema.must-be]`,
        'Write: spots: 12',
      ],
    ],
    [
      'an id that no record has',
      'pages/programs.mdx',
      /cohort="[^"]*"/,
      'cohort="finance"',
      () => [`pages/programs.mdx, line ${lineOf('pages/programs.mdx', 'cohort="')}  [refs.no-record]`],
    ],
    [
      'a page without a title',
      'pages/about.mdx',
      /title: .*\n/,
      '',
      () => ['pages/about.mdx, line 1  [schema.missing]'],
    ],
    [
      'a tag that is not closed',
      'pages/contact.mdx',
      '</Columns>',
      '',
      () => [`pages/contact.mdx, line ${lineOf('pages/contact.mdx', '<Columns>')}  [syntax.tag-unclosed]`],
    ],
    [
      'a component that does not exist',
      'pages/about.mdx',
      '<Timeline />',
      '<Timeleine />',
      () => [
        `pages/about.mdx, line ${lineOf('pages/about.mdx', '<Timeline />')}  [refs.no-component]`,
        'Write: <Timeline />',
      ],
    ],
  ]

  test.each(mistakes)(
    '%s',
    (_what, file, from, to, told) => {
      const before = copy.read('dist/index.html')
      const {status, output} = buildAfter(file, from, to)
      expect(status).toBe(1)
      for (const words of told()) expect(output).toContain(words)
      expect(output).not.toMatch(/^\s+at |node_modules/m)
      expect(copy.read('dist/index.html')).toBe(before)
      expect(existsSync(join(copy.folder, 'dist/programs.html'))).toBe(true)
    },
    120_000,
  )
})

test('what the check calls a mistake in records stops the build too', () => {
  const changes: [file: string, from: RegExp, to: string][] = [
    ['content/navigation.yaml', /to: \/about /, 'to: /a-page-that-is-gone '],
    ['content/features.yaml', /to: \/\S+/, 'to: /#a-place-that-is-gone'],
    ['content/events.yaml', /location: .*/, 'location: Room #2'],
  ]
  const before = changes.map(([file]) => copy.read(file))
  for (const [file, from, to] of changes) copy.write(file, copy.read(file).replace(from, to))
  const {status, output} = copy.build()
  const lines = changes.map(([file, , to]) => lineOf(file, to))
  for (const [index, [file]] of changes.entries()) copy.write(file, before[index] ?? '')
  expect(status).toBe(1)
  for (const [index, [file]] of changes.entries()) expect(output).toContain(`${file}, line ${lines[index]}  [`)
})

test('a page whose import lines were lost is built all the same', () => {
  expect(changed.text('about.html')).toContain('<ol')
})

test('a site for a folder of its host has its links, files and addresses there', () => {
  const html = inFolder.text('about.html')
  const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1])
  expect(addresses.filter((address) => !address?.startsWith('/folder/'))).toEqual([])
  expect(html).toContain(`<link rel="canonical" href="${new URL('/folder/about', site.url)}">`)
})

// S11.8
test.each([
  ['./', 'folder/'],
  ['', 'folder/'],
  ['//example.org/site', 'folder/'],
  ['https://example.org/my/site', 'my/site/'],
  ['C:/Program Files/Git/my-site/', 'my-site/'],
])('--base %s stops the build with what to write, and leaves the last site whole', (typed, write) => {
  const before = copy.read('dist/index.html')
  const {status, output} = copy.build(['--base', typed])
  expect(status).toBe(1)
  expect(output).toContain(`“${typed}” is not the name of a folder.`)
  expect(output).toContain(`write: --base ${write}\n`)
  expect(output).not.toMatch(/^\s+at |node_modules/m)
  expect(copy.read('dist/index.html')).toBe(before)
})
