import {expect, test} from 'vitest'
import {checkRouting} from '../../src/check/routing.ts'
import {plain, siteWith} from './siteWith.ts'

const told = (site: typeof plain) =>
  checkRouting(site).flatMap(({file, message, help, warning}) =>
    file.startsWith('pages/') ? [`${file}${warning ? ' (advice)' : ''}: ${message} ${help}`] : [],
  )

const withFiles = (...names: string[]) => told({...plain, pageFiles: [...plain.pageFiles, ...names]})

const copies = [
  'services 2.mdx',
  'services (1).mdx',
  'Copy of services.mdx',
  'services-LAPTOP-7QK2.mdx',
  'services.sync-conflict-20240101-120000-ABCDEFG.mdx',
  "services (Sam's conflicted copy).mdx",
  'services~.mdx',
  'Services.mdx',
]

test.each(copies)('S14.12 %s is a copy to be compared with the page, and never to be renamed', (name) => {
  const said = withFiles(name)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/copy of pages\/services\.mdx\. Compare .* services\.mdx, and delete/)
})

test.each(copies)('%s is no copy when the page is not there', (name) => {
  const pageFiles = [...plain.pageFiles.filter((each) => each !== 'services.mdx'), name]
  expect(told({...plain, pageFiles}).join()).not.toContain('copy of pages')
})

test('a page whose name begins as that of another is no copy of it', () => {
  expect(told(siteWith({top: {body: 'Ten of them.'}, 'top-10': {body: 'The best of all.'}}))).toEqual([])
})

test('a page with nearly the same words, whose name only says more, is advised to be a copy', () => {
  const body = Array.from({length: 12}, (_, line) => `This is line ${line} of the page.`).join('\n')
  const site = siteWith({rooms: {body}})
  const [text = ''] = site.pages.filter(({file}) => file === 'pages/rooms.mdx').map((page) => page.text)
  const other = {...site.pages.find(({file}) => file === 'pages/rooms.mdx'), file: 'pages/rooms-sams-mac.mdx', text}
  const pages = [...site.pages, other as (typeof site.pages)[number]]
  expect(told({...site, pages, pageFiles: [...site.pageFiles, 'rooms-sams-mac.mdx']})).toEqual([
    expect.stringMatching(/^pages\/rooms-sams-mac\.mdx \(advice\): .*pages\/rooms\.mdx/),
  ])
})

test.each(['SERVICES.md', 'services (draft).mdx', 'Services!.txt'])(
  'no advice is to rename %s to a page that is there',
  (name) => {
    const said = withFiles(name).join()
    expect(said).not.toBe('')
    expect(said).not.toContain('Rename it: services.mdx')
  },
)

test('no advice is to rename a folder to one that is there', () => {
  const said = withFiles('guides/index.mdx', 'guides/credit.mdx', 'Guides/debt.mdx').join()
  expect(said).toContain('folder Guides')
  expect(said).not.toContain('Rename the folder: guides')
})
