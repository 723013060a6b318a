import {afterAll, beforeAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../../src/commands/copyProject.ts'
import {compareStates} from '../../../src/commands/review/compareStates.ts'
import type {Comparison} from '../../../src/commands/review/model.ts'
import {readBuilt, readSources} from '../../../src/commands/review/readState.ts'
import {reportHtml} from '../../../src/commands/review/reportHtml.ts'
import {reportMarkdown} from '../../../src/commands/review/reportMarkdown.ts'
import {today} from '../../../src/site/today.ts'
import {fastBuild} from './fastBuild.ts'

let base: ProjectCopy
let head: ProjectCopy
let comparison: Comparison

const routes = 'content/routes.yaml'
const [hidden, shown] = ['a-page-of-this-test', 'another-page-of-this-test']
const changed = [`pages/${hidden}.mdx`, `pages/${shown}.mdx`, routes, 'content/announcement.yaml']

const page = (title: string, words: string, says = '') =>
  `---\ntitle: ${title}\ndescription: All of ${title}.\n${says}---\n\n# ${title}\n\n${words}\n`
const bread = 'Flour and water become dough overnight.'
const stars = 'Somebody counted every light above us.'

beforeAll(async () => {
  base = copyProject()
  head = copyProject()
  const known = base.read(routes)
  base.write(`pages/${hidden}.mdx`, page('Bread', bread))
  head.write(`pages/${hidden}.mdx`, page('Bread', bread, 'draft: true\n'))
  base.write(`pages/${shown}.mdx`, page('Stars', stars, 'draft: true\n'))
  head.write(`pages/${shown}.mdx`, page('Stars', stars))
  const lists = (stays: string, ...more: string[]) =>
    [known, `- address: /old-${hidden}\n  to: ${stays}\n`, ...more].join('')
  base.write(routes, lists('/', `- address: /${hidden}\n`))
  head.write(routes, lists('/about', `- address: /${hidden}\n  to: /contact\n`))
  const says = (words: string) => `- words: ${words}\n  from: ${today()}\n  until: ${today()}\n`
  base.write('content/announcement.yaml', '[]\n')
  head.write('content/announcement.yaml', says('The office is closed this week'))
  const before = readBuilt(base.folder, await fastBuild(base.folder))
  const after = readBuilt(head.folder, await fastBuild(head.folder))
  comparison = compareStates(before, after, changed).comparison
})

afterAll(() => {
  base.remove()
  head.remove()
})

// S14.6
test('a page that becomes a draft is told as one, with where its address leads', () => {
  expect(comparison.removed.map(({address, redirect, draft}) => ({address, redirect, draft}))).toEqual([
    {address: `/${hidden}`, redirect: '/contact', draft: true},
  ])
  expect(comparison.verdict).toContain('1 page now a draft')
  expect(comparison.verdict).not.toContain('removed')
  expect(reportHtml(comparison, 'a and b', [])).toContain('Now a draft; the old address leads to /contact')
  expect(reportMarkdown(comparison, 'a and b')).toContain(`## Now a draft: /${hidden}, which leads to /contact`)
})

// S14.6
test('a page that is published is told whole', () => {
  expect(comparison.added.map(({address}) => address)).toEqual([`/${shown}`])
  expect(reportMarkdown(comparison, 'a and b')).toContain(`\n- ${stars}\n`)
})

// S14.6
test('an old address that leads elsewhere is told once, and not with those whose page is told', () => {
  expect(comparison.redirects).toEqual([{address: `/old-${hidden}`, before: '/', after: '/about'}])
  expect(comparison.verdict).toContain('1 old address leads elsewhere')
  const told = `/old-${hidden} led to /, now leads to /about`
  expect(reportHtml(comparison, 'a and b', []).split(told)).toHaveLength(2)
  expect(reportMarkdown(comparison, 'a and b').split(told)).toHaveLength(2)
  expect(comparison.quietFiles).toEqual([])
})

// S14.6
test('what is announced is told with the pages that show it and the record that says it', () => {
  const [announced, ...more] = comparison.frame.filter(({after}) => after?.includes('The office is closed'))
  expect(more.map(({what}) => what)).toEqual([])
  expect(announced).toMatchObject({region: 'header', how: 'added', from: expect.stringMatching(/^announcement\.yaml/)})
  expect(announced?.pages).toContain('/contact')
  expect(comparison.facts.map(({file, how}) => `${file} ${how}`)).toEqual(['announcement.yaml added'])
})

// S14.6
test('states that can’t be built are compared without their drafts too', () => {
  const [before, after] = [readSources(base.folder), readSources(head.folder)]
  const {added, removed, redirects} = compareStates(before, after, changed).comparison
  expect(added.map(({address}) => address)).toEqual([`/${shown}`])
  expect(removed.map(({address, draft}) => [address, draft])).toEqual([[`/${hidden}`, true]])
  expect(redirects).toHaveLength(1)
})
