import {cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {checkSite} from '../../../src/check/checkSite.ts'
import {listNewAddresses} from '../../../src/site/content/routes.ts'
import {readSite} from '../../../src/site/readSite.ts'

/** The site that the check is tried on, with a list of the addresses of its pages. */
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'routes-'))
  cpSync(join(import.meta.dirname, '../site'), root, {recursive: true})
  write('')
  listNewAddresses(root, [...readSite(root).pageFiles])
})

afterEach(() => rmSync(root, {recursive: true}))

const list = () => join(root, 'content/routes.yaml')
const write = (text: string) => writeFileSync(list(), text)
const add = (text: string) => write(readFileSync(list(), 'utf8') + text)
const rename = (from: string, to: string) => renameSync(join(root, 'pages', from), join(root, 'pages', to))

/** What is said about the list, and about links to addresses that are gone. */
const found = () =>
  checkSite(readSite(root), {today: '2020-01-01'})
    .filter(({rule, file}) => rule === 'routes' || file === 'content/routes.yaml' || rule === 'links')
    .map(({file, line, message, write, help, warning}) => ({file, line, message, write, help, warning}))

// S2.28
test('nothing is said while every page is listed, and every listed address is a page', () => {
  expect(found()).toEqual([])
})

test('a new page is advised to join the list, and joins it', () => {
  writeFileSync(join(root, 'pages/new.mdx'), '---\ntitle: New\ndescription: A new page.\n---\n\n# New\n')
  expect(found()).toEqual([
    expect.objectContaining({file: 'pages/new.mdx', line: 1, help: 'Run: npm run fix', warning: true}),
  ])
  expect(listNewAddresses(root, ['new.mdx', 'index.mdx', '[...404].mdx', 'about copy.mdx', 'About-Us.mdx'])).toEqual([
    '/new',
  ])
  expect(found()).toEqual([])
})

// S2.28
test('a renamed page is missed under its old address, with the new one proposed', () => {
  rename('services.mdx', 'our-services.mdx')
  expect(found()).toContainEqual(
    expect.objectContaining({
      file: 'content/routes.yaml',
      message: 'There is no page /services any more, but people still have its address.',
      help: expect.stringMatching(
        /^If it is \/our-services now, write below it, two spaces in: to: \/our-services – and \/our-services where the old address still stands: .*\.\nThen run: npm run fix$/,
      ),
    }),
  )
  const text = readFileSync(list(), 'utf8')
  write(text.replace('- address: /services\n', '- address: /services\n  to: /our-services\n- address: /our-services\n'))
  expect(found().filter(({file}) => file === 'content/routes.yaml')).toEqual([])
})

// S2.28
test('a deleted page is missed', () => {
  rmSync(join(root, 'pages/services.mdx'))
  expect(found()).toContainEqual(
    expect.objectContaining({
      file: 'content/routes.yaml',
      message: 'There is no page /services any more, but people still have its address.',
      help: expect.stringMatching(/^Write below it, two spaces in, which page they want now, like to: \/about/),
    }),
  )
})

test('links to a page that is gone are named where that is told, and nowhere else', () => {
  const page = join(root, 'pages/index.mdx')
  const text = readFileSync(page, 'utf8').trimEnd()
  writeFileSync(page, `${text}\n\nSee [what we teach](/services).\n`)
  rename('services.mdx', 'our-services.mdx')
  const told = found().filter(({message, help}) => `${message} ${help}`.includes('/services'))
  expect(told).toHaveLength(1)
  expect(told[0]?.help).toContain(`pages/index.mdx, line ${text.split('\n').length + 2}`)
})

test('a line that says what is invented on a page that was renamed is named there too', () => {
  const lines = ['- in: pages/services.mdx', '  ask: Is it so?', '  words: [Every track is free.]', '']
  writeFileSync(join(root, 'content/invented.yaml'), ['# What is invented.', ...lines, ...lines].join('\n'))
  rename('services.mdx', 'our-services.mdx')
  const told = found().filter(({file}) => file === 'content/routes.yaml')
  expect(told).toHaveLength(1)
  expect(told[0]?.help).toMatch(
    /\nIn content\/invented\.yaml, lines 2 and 6, write: - in: pages\/our-services\.mdx – then run: npm run fix$/,
  )
})

test('a link to an old address is told where that leads now', () => {
  add('- address: /courses\n  to: /services\n')
  const page = join(root, 'pages/services.mdx')
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nRead about [our courses](/courses).\n`)
  expect(found()).toEqual([
    expect.objectContaining({message: 'There is no page /courses. Did you mean /services?', write: '(/services)'}),
  ])
})

test('an address that leads to no page, one that is a page again, and one that stands there twice are told', () => {
  add('- address: /courses\n  to: /nowhere-at-all\n- address: /old\n- address: /old\n  to: /services\n')
  const text = readFileSync(list(), 'utf8')
  write(text.replace('- address: /services\n', '- address: /services\n  to: /\n'))
  expect(found().map(({message}) => message)).toEqual([
    'There is a page /services, so nobody is sent on from it.',
    'There is no page /nowhere-at-all.',
    'There is no page /old any more, but people still have its address.',
    '/old is on this list already.',
  ])
})

test('a list that can’t be read is told alone', () => {
  write('- address: [')
  expect(found().every(({message}) => !message.includes('any more'))).toBe(true)
  expect(found().length).toBeGreaterThan(0)
  expect(listNewAddresses(root, ['new.mdx'])).toEqual([])
})
