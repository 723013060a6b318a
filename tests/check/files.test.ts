import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {describe, expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import {messageOf} from '../../src/check/report.ts'
import {drawPictures} from '../../src/document/pictures.tsx'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {decode} from '../../src/site/decode.ts'
import {parsePage} from '../../src/site/page/parsePage.ts'
import {readSite} from '../../src/site/readSite.ts'
import {jpeg, photo, pngWith, withSize} from '../pictureFiles.ts'
import {reported, site, siteAfter, textsOfSite} from './caseSite.ts'

const project = {...readSite(process.cwd()), committedText: undefined}
const services = 'pages/services.mdx'
const ofFiles = (findings: string[]) => findings.filter((each) => each.includes(' files.'))

describe('the files of pages/', () => {
  /**
   * Returns the findings about file names in the site in tests/check/site with `names` as additional files.
   */
  const withPages = (...names: string[]) =>
    ofFiles(reported({...site, pageFiles: [...site.pageFiles, ...names]}))

  test.each([
    ['Money-Clinic.mdx', 'files.page-name'],
    ['money clinic.mdx', 'files.page-name'],
    ['日本.mdx', 'files.page-name'],
    ['_template.mdx', 'files.page-name'],
    ['[page].mdx', 'files.page-name'],
    ['money.md', 'files.not-a-page'],
    ['Plan 2026.docx', 'files.not-a-page'],
    ['Yard 1.PNG', 'files.picture-in-pages'],
    ['404.mdx', 'files.address-used'],
    ['assets.mdx', 'files.address-used'],
    ['con.mdx', 'files.windows-name'],
    ['lpt1/index.mdx', 'files.windows-name'],
    ['services/index.mdx', 'files.same-address'],
    ['programs/money.mdx', 'files.folder-without-page (advice)'],
  ])('S2.27 %s: %s', (name, id) => {
    expect(withPages(name)).toEqual([`pages/${name}:1 ${id}`])
  })

  test.each([
    ['Windows-1252', (text: string) => Buffer.from(text.replaceAll('’', '\x92'), 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
  ])('S14.7 a page in %s is reported once', (_, encode) => {
    const page = parsePage(services, decode(encode(textsOfSite.get(services) ?? '')), site.components)
    const pages = site.pages.map((each) => (each.file === services ? page : each))
    expect(reported({...site, pages})).toEqual([`${services}:1 files.encoding`])
  })

  test('S2.27 the name of a folder must be possible in an address', () => {
    expect(withPages('Money Guides/index.mdx', 'Money Guides/credit.mdx')[0]).toContain('files.folder-name')
    expect(withPages('guides/index.mdx', 'guides/index/credit.mdx')[0]).toContain('files.folder-index')
  })

  test.each(['index.mdx', '[...404].mdx'])('%s must not be missing', (name) => {
    const pageFiles = site.pageFiles.filter((each) => each !== name)
    expect(reported({...site, pageFiles})).toContain(`pages/${name}:1 files.lost-page`)
  })

  test.each([
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
  ])('S14.12 %s is reported as a copy of a page if the page exists', (name) => {
    expect(withPages(name)).toEqual([`pages/${name}:1 files.copy`])
    const pageFiles = [...site.pageFiles.filter((each) => each !== 'services.mdx'), name]
    expect(reported({...site, pageFiles}).join()).not.toContain('files.copy')
  })

  test('S14.12 a page whose name starts with the name of another is not reported as a copy', () => {
    expect(withPages('services-10.mdx')).toEqual([])
  })

  test.each([
    [['Services!.txt'], 'services.mdx'],
    [['Services!.mdx'], 'services.mdx'],
    [['guides/index.mdx', 'guides/credit.mdx', 'Guides/debt.mdx'], 'guides'],
  ])('S14.12 no finding about %j proposes a name that exists already', (names, existing) => {
    const findings = check({...site, pageFiles: [...site.pageFiles, ...names]}, {today: '2026-01-01'})
    expect(findings.map(({id}) => id).join()).toMatch(/files\.(?:not-a-page|page-name|folder-name)/)
    expect(findings.map((each) => messageOf(each).instruction).join()).not.toMatch(`: ${existing}`)
  })
})

describe('the files of content/', () => {
  const {content, contentNames} = project
  const withContent = (changed: Partial<typeof project>) => ofFiles(reported({...project, ...changed}))

  test('a missing file is reported by its name', () => {
    const lost = 'cohorts.yaml'
    const left = new Map([...content].filter(([name]) => name !== lost))
    const names = contentNames.filter((name) => name !== lost)
    expect(withContent({content: left, contentNames: names})).toEqual([
      `content/${lost}:1 files.lost-content`,
    ])
  })

  test('a file that no component reads is an error, and a picture only advice', () => {
    const unread = ['cohort.yaml', 'cohorts.yml', 'Cohorts.docx', 'cohorts (1).yaml']
    expect(withContent({contentNames: [...contentNames, ...unread, 'team photo.JPG']}).sort()).toEqual(
      [
        ...unread.map((name) => `content/${name}:1 files.unread`),
        'content/team photo.JPG:1 files.unread (advice)',
      ].sort(),
    )
  })

  test.each([
    ['latin1', Buffer.from('- id: one\n  question: Is it £5?\n  answer: No.\n', 'latin1'), 'files.encoding'],
    ['UTF-16', Buffer.from('- id: one\n  question: Is it £5?\n  answer: No.\n', 'utf16le'), 'files.encoding'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'files.not-text'],
    ['empty', Buffer.from(''), 'files.empty'],
  ])('a file that is %s is reported once', (_, bytes, id) => {
    const changed = new Map(content).set('faqs.yaml', readContentFile('faqs.yaml', bytes))
    expect(withContent({content: changed})).toEqual([`content/faqs.yaml:1 ${id}`])
  })
})

test('S2.27 a symbolic link is reported and not followed, also a folder and one that leads nowhere', () => {
  const root = mkdtempSync(join(tmpdir(), 'links-'))
  mkdirSync(join(root, 'guides'))
  for (const folder of ['pages', 'content', 'public']) mkdirSync(join(root, folder))
  for (const file of ['guides/credit.mdx', 'facts.yaml']) writeFileSync(join(root, file), 'Elsewhere.')
  const links = {
    'content/facts.yaml': '../facts.yaml',
    'pages/gone.mdx': '../gone.mdx',
    'pages/guides': '../guides',
    'public/team.jpg': '../team.jpg',
  }
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path))
  symlinkSync('gone.mdx', join(root, 'pages/.#gone.mdx'))
  const read = readSite(root)
  expect([read.pageFiles, read.contentNames, [...read.publicFiles]]).toEqual([[], [], []])
  expect(reported(read).filter((each) => each.includes('files.link'))).toEqual(
    Object.keys(links).map((path) => `${path}:1 files.link`),
  )
})

describe('the pictures of public/', () => {
  const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>'
  /** Returns the findings about pictures in a site whose folder `public/` has exactly these files. */
  function withPictures(files: Record<string, Buffer | string>): string[] {
    const added = new Map(Object.entries(files).map(([name, bytes]) => [`/${name}`, Buffer.from(bytes)]))
    const publicFiles = new Set([...site.publicFiles, ...added.keys()])
    return ofFiles(reported({...site, publicFiles, readPublicFile: (address) => added.get(address)}))
  }

  test.each([
    ['an empty file', '', 'files.picture'],
    [
      'a Git LFS pointer',
      'version https://git-lfs.github.com/spec/v1\noid sha256:4d7\nsize 12345\n',
      'files.picture',
    ],
    ['a web page', '\n<!DOCTYPE html>\n<title>Sign in</title>', 'files.picture'],
    ['a HEIC photo', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'), 'files.picture'],
    ['a document', '%PDF-1.7', 'files.picture'],
    ['half of a photo', jpeg.subarray(0, 24), 'files.picture'],
    ['a PNG', pngWith(), 'files.picture-ending'],
  ])('S14.11 %s is not a JPEG', (_, bytes, id) => {
    expect(withPictures({'room.jpg': bytes})).toEqual([`public/room.jpg:1 ${id}`])
  })

  test.each([
    ['plan#2.png', pngWith(), 'files.public-name'],
    ['50%.pdf', '%PDF-1.7', 'files.public-name'],
    ['aux.pdf', '%PDF-1.7', 'files.windows-name'],
    ['plan.svg', svg.replace(/ xmlns="[^"]*"/, ''), 'files.svg-namespace'],
    ['plan.svg', gzipSync(svg), 'files.picture'],
    ['photo.jpg', Buffer.concat([jpeg, Buffer.alloc(15_000_000)]), 'files.picture-large (advice)'],
    ['plan.png', withSize(pngWith(), 12_000, 9_000), 'files.picture-large (advice)'],
  ])('S14.57 %s is reported, because visitors would not see it, or not soon', (name, bytes, id) => {
    expect(withPictures({[name]: bytes})).toEqual([`public/${name}:1 ${id}`])
  })

  test('S14.57 a file that nothing on the site names is advice', () => {
    const publicFiles = new Set([
      ...site.publicFiles,
      '/Board minutes DRAFT.docx',
      '/Our report.pdf',
      '/robots.txt',
    ])
    const link: [string, string] = ['Every track is free.', 'Read [our report](/Our%20report.pdf).']
    const published = siteAfter({...site, publicFiles}, {[services]: link})
    expect(reported(published)).toEqual(['public/Board minutes DRAFT.docx:1 site.unnamed-file (advice)'])
  })

  test('S12.7 the location in a photo is reported', () => {
    expect(withPictures({'room.jpg': photo()})).toEqual(['public/room.jpg:1 files.picture-position'])
  })

  test('S14.11 files with the right ending are not reported', () => {
    const drawn = svg.replace(/"http[^"]*"/, "'&ns_svg;'")
    const files = {
      'a.jpg': jpeg,
      'b.JPEG': photo(6, false),
      'c.png': pngWith(),
      'd.svg': svg,
      'e.svg': drawn,
      'plan.pdf': '%PDF-1.7',
    }
    expect(withPictures(files)).toEqual([])
  })

  test('an icon that browsers request must not be missing', () => {
    const lost = ofFiles(reported({...project, publicFiles: new Set()}))
    expect(lost.sort()).toEqual(
      drawPictures()
        .map(({file}) => `public/${file}:1 files.lost-icon`)
        .sort(),
    )
  })
})
