import {readdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeEach, expect, test, vi} from 'vitest'
import {checkPage, findAlone} from '../../src/check/checkPage.ts'
import {checkSite} from '../../src/check/checkSite.ts'
import {keptFolder} from '../../src/vite/keep.ts'
import {ownFindings} from '../../src/check/ownFindings.ts'
import {readSite} from '../../src/site/readSite.ts'
import {rules} from '../../src/check/rules.ts'
import {copyProject} from '../../src/commands/copyProject.ts'

const copy = copyProject()
const kept = join(copy.folder, keptFolder)
const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: All about ${title}.\n---\n\n# ${title}\n\n${body}\n`

/** What the check says as a command would, which knows nothing but what is kept. */
const check = () => checkSite(readSite(copy.folder), {today: '2020-01-01'})
const messages = () => check().map(({file, message}) => `${file}: ${message}`)

beforeEach(() => {
  rmSync(kept, {recursive: true, force: true})
  copy.write(
    'pages/one.mdx',
    page(
      'One',
      'All of it is on [the other page](/two#a-place).\n\nSee [Two] (two) too.\n\n<CohortCard cohort="gone" />',
    ),
  )
  copy.write('pages/two.mdx', page('Two', '## A place\n\nWords  with a space , and [a link](/one).'))
  check()
})

afterAll(() => copy.remove())

test('a link to a page that was deleted meanwhile is found, although the page with the link did not change', () => {
  expect(messages()).not.toContainEqual(expect.stringContaining('There is no page /two'))
  rmSync(join(copy.folder, 'pages/two.mdx'))
  expect(messages()).toContainEqual(expect.stringMatching(/^pages\/one\.mdx: There is no page \/two/))
})

test('a link to a heading that was renamed meanwhile is found', () => {
  copy.write('pages/two.mdx', page('Two', '## Another name'))
  expect(messages()).toContainEqual(expect.stringMatching(/^pages\/one\.mdx: There is no place #a-place on \/two/))
})

const changes: Record<string, () => void> = {
  'nothing changed': () => {},
  // A space between ] and ( is a mistake only where such a page is.
  'a page went that words name': () => rmSync(join(copy.folder, 'pages/two.mdx')),
  'a page has the title of another': () => copy.write('pages/two.mdx', page('One', '## A place')),
  'a page became a draft': () =>
    copy.write('pages/two.mdx', page('Two', '## A place').replace('---\n', '---\ndraft: true\n')),
  'a page came whose name a link has': () => copy.write('pages/three.mdx', page('The other page', 'Words.')),
  'a record came that a page names': () =>
    copy.write('content/cohorts.yaml', copy.read('content/cohorts.yaml').replace(/^- id: .*$/m, '- id: gone')),
  'a record went that a page names': () =>
    copy.write('content/cohorts.yaml', copy.read('content/cohorts.yaml').replace(/^- id: .*$/m, '- id: away')),
  'a fact has another name': () =>
    copy.write('content/facts.yaml', copy.read('content/facts.yaml').replace(/^- id: .*$/m, '- id: away')),
  'a file of records went': () => rmSync(join(copy.folder, 'content/facts.yaml')),
  'a component takes another attribute': () =>
    copy.write('components/CohortCard.tsx', copy.read('components/CohortCard.tsx').replaceAll('cohort', 'course')),
  'the charity has another name': () =>
    copy.write('content/site.yaml', copy.read('content/site.yaml').replace(/^name: .*$/m, 'name: Onesided')),
}

test.each(Object.entries(changes))('what is kept and what is found anew say the same when %s', (_, change) => {
  const before = copyOf([
    'pages/two.mdx',
    'content/cohorts.yaml',
    'content/facts.yaml',
    'components/CohortCard.tsx',
    'content/site.yaml',
  ])
  change()
  const warm = check()
  rmSync(kept, {recursive: true})
  expect(warm).toEqual(check())
  before()
  rmSync(join(copy.folder, 'pages/three.mdx'), {force: true})
})

test('what is kept and can’t be read is found anew', () => {
  const cold = check()
  const names = readdirSync(kept)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) writeFileSync(join(kept, name), '{"outline": ')
  expect(check()).toEqual(cold)
})

const right: Record<string, string> = {
  'the points of a list go on with a sentence': `import {CohortCard} from '../components/CohortCard.tsx'\n\nYou can ask us:\n\n- to correct it\n- to delete it`,
}

test.each(Object.entries(right))('no rule looks at other pages again for a page that is right when %s', (_, body) => {
  copy.write('pages/one.mdx', page('One', body))
  check()
  const site = readSite(copy.folder)
  const one = site.pages.find(({file}) => file === 'pages/one.mdx')
  if (!one) throw new Error('The page is not there.')
  const find = vi.fn(() => [])
  const found = ownFindings(one, site, rules, find)
  expect(rules.map(({name}) => name).filter((name) => !(name in found))).toEqual([])
  expect(find).not.toHaveBeenCalled()
})

test('beside the others a right page is known without being read a second time', () => {
  copy.write('pages/one.mdx', page('One', 'All of it is on [the other page](/two#a-place).'))
  copy.write('pages/two.mdx', page('Two', '## A place\n\nWords, and [a link](/one).'))
  rmSync(kept, {recursive: true})
  const site = readSite(copy.folder)
  const own = site.pages.filter(({file}) => ['pages/one.mdx', 'pages/two.mdx'].includes(file))
  const alone = own.map((one) => findAlone(one, site))
  const readAgain = vi.fn()
  for (const one of own) Object.defineProperty(one, 'tree', {get: readAgain})
  for (const [index, one] of own.entries()) checkPage(one, site, rules, alone[index])
  expect(own).toHaveLength(2)
  expect(readAgain).not.toHaveBeenCalled()
})

/** Gives a way to put those files back. */
function copyOf(files: string[]): () => void {
  const texts = files.map((file) => [file, copy.read(file)] as const)
  return () => {
    for (const [file, text] of texts) copy.write(file, text)
  }
}
