import {cpSync, existsSync, readFileSync, realpathSync, rmSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterAll, expect, test} from 'vitest'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {publishedPages} from '../publishedPages.ts'
import {readDist} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))
const clock = pathToFileURL(resolve(import.meta.dirname, 'laterClock.mjs')).href
const secret = 'a-secret-that-only-the-environment-knows'
const copies: ProjectCopy[] = []

function copyIn(within?: string): ProjectCopy {
  const copy = copyProject(within)
  copies.push(copy)
  return copy
}

afterAll(() => {
  for (const copy of copies) copy.remove()
})

// S11.1
test('one command writes a document for every page', () => {
  const pages = publishedPages(dist.pages).map((name) =>
    // A folder's own page is named like the folder.
    name.startsWith('[') ? '404.html' : name.replace('/index.mdx', '.mdx').replace('.mdx', '.html'),
  )
  for (const page of pages) expect(dist.text(page)).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
})

test('nothing of the editor is built', () => {
  const texts = [...dist.files].filter((name) => /\.(html|js|md|json|txt)$/.test(name))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((name) => /data-edit|SiteMarked|src\/edit/.test(dist.text(name)))).toEqual([])
})

// S11.7, S12.4, S2.36
test('a build is the same to the byte in another folder, time zone and language, 200 days later, with other luck, beside a draft and a .env, and tells nothing of its environment', () => {
  // Names that the sources have too, and characters that mean something to code.
  const copy = copyIn("src/document/content/a$b $& (c) [d] {e} 'f' %20 +é")
  rmSync(join(copy.folder, 'node_modules/.cache'), {recursive: true})
  // Of packages that are only linked the paths are those of another folder.
  for (const name of ['react-router', 'react-router-dom']) {
    const link = join(copy.folder, 'node_modules', name)
    const real = realpathSync(link)
    rmSync(link)
    cpSync(real, link, {recursive: true})
  }
  copy.write('.env', 'NODE_ENV=development\nVITE_USER_NODE_ENV=development\n')
  const top = '---\ntitle: Not yet\ndescription: Being written.\ndraft: true\n---\n'
  copy.write('pages/not-yet.mdx', `${top}\n[Nowhere](/there-is-no-such-page) <Unheard of`)
  const {status, output} = copy.build([], {
    // A copy has no history of its own, and the sitemap tells of it.
    GIT_DIR: resolve(import.meta.dirname, '../../.git'),
    TZ: 'Pacific/Kiritimati',
    LANG: 'ja_JP.UTF-8',
    LC_ALL: 'ja_JP.UTF-8',
    NODE_ENV: 'development',
    NODE_OPTIONS: `--import ${clock}`,
    // Of the day alone it depends which dates have begun.
    SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)),
    SECRET_PROBE: secret,
    VITE_SECRET_PROBE: secret,
  })
  expect(status, output).toBe(0)
  const other = readDist(copy.dist)
  const different = [...new Set([...dist.files, ...other.files])].filter(
    (name) => !dist.files.has(name) || !other.files.has(name) || !dist.bytes(name).equals(other.bytes(name)),
  )
  expect(different).toEqual([])
  expect([...other.files].filter((name) => readFileSync(join(copy.dist, name)).includes(secret))).toEqual([])
})

/** Mistakes of every kind, and what each is reported as. */
const mistakes: [file: string, from: string | RegExp, to: string, id: string][] = [
  ['content/cohorts.yaml', /spots: \d+/, 'spots: twelve', 'schema.must-be'],
  ['content/navigation.yaml', /to: \/about /, 'to: /a-page-that-is-gone ', 'refs.no-page'],
  ['content/events.yaml', /location: .*/, 'location: Room #2', 'yaml.quotes'],
  [
    'content/announcement.yaml',
    /^\[\]$/m,
    '- words: Something is new.\n  link: Read it\n  to: /not-yet\n  from: 2026-01-01\n  until: 2026-01-31\n',
    'refs.draft',
  ],
  ['pages/programs.mdx', /cohort="[^"]*"/, 'cohort="finance"', 'refs.no-record'],
  ['pages/privacy.mdx', /title: .*\n/, '', 'schema.missing'],
  ['pages/contact.mdx', '</Columns>', '', 'syntax.tag-unclosed'],
  ['pages/about.mdx', '<Timeline />', '<Timeleine />', 'refs.no-component'],
  ['pages/terms.mdx', /\n$/, '\n[Soon](/not-yet).\n', 'refs.draft'],
]

// S11.8, S2.36
test('mistakes stop the build, are reported with file and line as in the check, and leave the last site whole', () => {
  const copy = copyIn()
  copy.write('dist/index.html', 'The last site')
  copy.write('pages/not-yet.mdx', '---\ntitle: Not yet\ndescription: Being written.\ndraft: true\n---\n\n# Not yet\n')
  for (const [file, from, to] of mistakes) {
    const text = copy.read(file)
    copy.write(file, text.replace(from, to))
    expect(copy.read(file), file).not.toBe(text)
  }
  const {status, output} = copy.build()
  expect(status).toBe(1)
  for (const [file, , , id] of mistakes)
    expect(output).toMatch(new RegExp(`^${file}, line \\d+ {2}\\[${id.replace('.', '\\.')}\\]$`, 'm'))
  expect(output).toContain('Write: <Timeline />')
  expect(output).not.toMatch(/^\s+at |node_modules/m)
  expect(copy.read('dist/index.html')).toBe('The last site')
})

// S11.8
test('--base with anything but the name of a folder stops the build with what to write', () => {
  const copy = copyIn()
  const {status, output} = copy.build(['--base', 'https://example.org/my/site'])
  expect(status).toBe(1)
  expect(output).toContain('“https://example.org/my/site” is not the name of a folder.')
  expect(output).toContain('write: --base my/site/\n')
  expect(output).not.toMatch(/^\s+at |node_modules/m)
  expect(existsSync(copy.dist)).toBe(false)
})
