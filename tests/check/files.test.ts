import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import {messageOf} from '../../src/check/report.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {readSite} from '../../src/site/readSite.ts'
import {jpeg, photo, pngWith} from '../pictureFiles.ts'
import {reported, site} from './caseSite.ts'
import {siteWith} from './siteWith.ts'

const project = {...readSite(process.cwd()), committedText: undefined}
const ofFiles = (found: string[]) => found.filter((each) => each.includes(' files.'))

/** What is found when these files are in `pages/` too. */
const withFiles = (...names: string[]) => ofFiles(reported({...site, pageFiles: [...site.pageFiles, ...names]}))

describe('the files of pages/', () => {
  test.each([
    ['Money-Clinic.mdx', 'files.page-name'],
    ['money clinic.mdx', 'files.page-name'],
    ['über-uns.mdx', 'files.page-name'],
    ['日本.mdx', 'files.page-name'],
    ['_template.mdx', 'files.page-name'],
    ['[page].mdx', 'files.page-name'],
    ['money.md', 'files.not-a-page'],
    ['notes.txt', 'files.not-a-page'],
    ['Plan 2026.docx', 'files.not-a-page'],
    ['Yard 1.PNG', 'files.picture-in-pages'],
    ['404.mdx', 'files.address-used'],
    ['assets.mdx', 'files.address-used'],
    ['services/index.mdx', 'files.same-address'],
    ['programs/money.mdx', 'files.folder-without-page (advice)'],
  ])('S2.27 %s: %s', (name, id) => {
    expect(withFiles(name)).toEqual([`pages/${name}:1 ${id}`])
  })

  test('S2.27 a folder has a name that an address can have', () => {
    expect(withFiles('Money Guides/index.mdx', 'Money Guides/credit.mdx')[0]).toContain('files.folder-name')
    expect(withFiles('guides/index.mdx', 'guides/index/credit.mdx')[0]).toContain('files.folder-index')
  })

  test.each(['index.mdx', '[...404].mdx'])('%s is never missing', (name) => {
    const pageFiles = site.pageFiles.filter((each) => each !== name)
    expect(reported({...site, pageFiles})).toContain(`pages/${name}:1 files.lost-page`)
  })

  const copies = [
    'services 2.mdx',
    'services (1).mdx',
    'services.md',
    'services.mdx.bak',
    'Copy of services.mdx',
    'services-LAPTOP-7QK2.mdx',
    'services.sync-conflict-20240101-120000-ABCDEFG.mdx',
    "services (Sam's conflicted copy).mdx",
    'services~.mdx',
    'Services.mdx',
  ]

  test.each(copies)('S14.12 %s is a copy of a page while that is there', (name) => {
    expect(withFiles(name)).toEqual([`pages/${name}:1 files.copy`])
    const pageFiles = [...site.pageFiles.filter((each) => each !== 'services.mdx'), name]
    expect(reported({...site, pageFiles}).join()).not.toContain('files.copy')
  })

  test('S14.12 a page whose name begins as that of another is no copy of it', () => {
    expect(ofFiles(reported(siteWith({top: {body: 'Ten of them.'}, 'top-10': {body: 'The best of all.'}})))).toEqual([])
  })
})

test.each([
  [['Services!.txt'], 'services.mdx'],
  [['Services!.mdx'], 'services.mdx'],
  [['guides/index.mdx', 'guides/credit.mdx', 'Guides/debt.mdx'], 'guides'],
])('S14.12 %j: a name that is taken is nowhere the new one', (names, taken) => {
  const findings = check({...site, pageFiles: [...site.pageFiles, ...names]}, {today: '2026-01-01'})
  expect(findings.map(({id}) => id).join()).toMatch(/files\.(?:not-a-page|page-name|folder-name)/)
  expect(findings.map((each) => messageOf(each).instruction).join()).not.toMatch(`: ${taken}`)
})

describe('the files of content/', () => {
  const withContent = (content: Map<string, ReturnType<typeof readContentFile>>, contentNames: string[]) =>
    ofFiles(reported({...project, content, contentNames}))
  const without = (name: string) => new Map([...project.content].filter(([each]) => each !== name))
  const otherNames = project.contentNames.filter((each) => each !== 'cohorts.yaml')

  test('all are read, and none is missing', () => {
    expect(withContent(project.content, project.contentNames)).toEqual([])
  })

  test('a file that is gone is missed by its name', () => {
    expect(withContent(without('cohorts.yaml'), otherNames)).toEqual(['content/cohorts.yaml:1 files.lost-content'])
  })

  test.each(['cohort.yaml', 'cohorts.yml', 'Cohorts.docx', 'cohorts (1).yaml'])('nothing reads %s', (name) => {
    expect(withContent(project.content, [...project.contentNames, name])).toEqual([`content/${name}:1 files.unread`])
  })

  test('a picture among the records is only advice', () => {
    const names = [...project.contentNames, 'team photo.JPG']
    expect(withContent(project.content, names)).toEqual(['content/team photo.JPG:1 files.unread (advice)'])
  })

  test.each([
    ['latin1', Buffer.from('- id: one\n  question: Is it £5?\n  answer: No.\n', 'latin1'), 'files.encoding'],
    ['UTF-16', Buffer.from('- id: one\n  question: Is it £5?\n  answer: No.\n', 'utf16le'), 'files.encoding'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'files.foreign'],
    ['nothing', Buffer.from(''), 'files.empty'],
  ])('a file that is %s is reported once', (_, bytes, id) => {
    const content = new Map(project.content).set('faqs.yaml', readContentFile('faqs.yaml', bytes))
    expect(withContent(content, project.contentNames)).toEqual([`content/faqs.yaml:1 ${id}`])
  })
})

describe('the pictures of public/', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pictures-'))
    mkdirSync(join(root, 'public'))
  })

  afterEach(() => rmSync(root, {recursive: true}))

  /** What is found when these are the files of `public/`. */
  function withPictures(files: Record<string, Buffer | string>): string[] {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(root, 'public', name), bytes)
    return ofFiles(reported({...site, root, publicFiles: new Set(Object.keys(files).map((name) => `/${name}`))}))
  }

  test.each([
    ['an empty file', '', 'files.picture'],
    [
      'a pointer of Git LFS',
      'version https://git-lfs.github.com/spec/v1\noid sha256:4d7\nsize 12345\n',
      'files.picture',
    ],
    ['a web page', '\n<!DOCTYPE html>\n<title>Sign in</title>', 'files.picture'],
    ['a photo of an iPhone', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'), 'files.picture'],
    ['a document', '%PDF-1.7', 'files.picture'],
    ['words', 'Our team in May', 'files.picture'],
    ['half of a photo', jpeg.subarray(0, 24), 'files.picture'],
    ['a PNG', pngWith(), 'files.picture-ending'],
  ])('S14.11 %s is no JPEG', (_, bytes, id) => {
    expect(withPictures({'room.jpg': bytes})).toEqual([`public/room.jpg:1 ${id}`])
  })

  test('S12.7 a photo tells nobody where it was taken', () => {
    expect(withPictures({'room.jpg': photo()})).toEqual(['public/room.jpg:1 files.picture-position'])
  })

  test('S14.11 pictures that are what their names say are let be', () => {
    const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>'
    const files = {'a.jpg': jpeg, 'b.JPEG': photo(6, false), 'c.png': pngWith(), 'd.svg': svg, 'plan.pdf': '%PDF-1.7'}
    expect(withPictures(files)).toEqual([])
  })

  test('an icon that browsers ask for is missed', () => {
    const icons = [...project.publicFiles].filter((file) => file.includes('icon'))
    const lost = ofFiles(reported({...project, publicFiles: new Set()}))
    expect(lost.sort()).toEqual(icons.map((file) => `public${file}:1 files.lost-icon`).sort())
  })
})
