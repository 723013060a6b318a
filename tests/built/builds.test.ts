import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, realpathSync, rmSync, symlinkSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {expect, test} from 'vitest'
import {copyProject} from '../copyProject.ts'
import {readDist} from './dist.ts'

const dist = readDist()
const clock = pathToFileURL(resolve(import.meta.dirname, 'laterClock.mjs')).href
const secret = 'a-secret-that-only-the-environment-knows'
const draft = '---\ntitle: Not yet\ndescription: Being written.\ndraft: true\n---\n'

// S11.1
test.each(dist.documents)('%s is a complete document', (document) => {
  expect(dist.text(document)).toMatch(/^<!DOCTYPE html>.*<\/html>$/s)
})

test('the built site contains nothing of the editor', () => {
  const texts = [...dist.files].filter((name) => /\.(html|js|md|json|txt)$/.test(name))
  const editor = /data-edit|SiteMarked|src\/edit|siteSignIn|api\.github\.com/
  expect(texts.filter((name) => editor.test(dist.text(name)) || name.startsWith('edit/'))).toEqual([])
})

// S11.7, S12.4, S2.36
test('a build is the same to the byte in another folder, time zone and language, 200 days later, with other random numbers, a draft and a .env file, and contains nothing of its environment', () => {
  // The path contains names that also occur in the sources, and characters that are special in code.
  const copy = copyProject("src/document/content/a$b $& (c) [d] {e} 'f' %20 +é")
  rmSync(join(copy.folder, 'node_modules/.cache'), {recursive: true})
  // Replaces linked packages by copies, because Node would load a linked package from the folder it links to.
  for (const name of ['react-router', 'react-router-dom']) {
    const link = join(copy.folder, 'node_modules', name)
    const real = realpathSync(link)
    rmSync(link)
    cpSync(real, link, {recursive: true})
  }
  copy.write('.env', 'NODE_ENV=development\nVITE_USER_NODE_ENV=development\n')
  copy.write('pages/not-yet.mdx', `${draft}\n[Nowhere](/there-is-no-such-page) <Unheard of`)
  const {status, output} = copy.build([], {
    // The dates in the sitemap are from the git history, which the copy does not have.
    GIT_DIR: resolve(import.meta.dirname, '../../.git'),
    TZ: 'Pacific/Kiritimati',
    LANG: 'ja_JP.UTF-8',
    LC_ALL: 'ja_JP.UTF-8',
    NODE_ENV: 'development',
    NODE_OPTIONS: `--import ${clock}`,
    // Sets the date of the build to today although the clock is 200 days ahead: pages depend on the date.
    SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)),
    SECRET_PROBE: secret,
    VITE_SECRET_PROBE: secret,
  })
  expect(status, output).toBe(0)
  const other = readDist({folder: copy.folder, dist: copy.dist, base: '/'})
  const different = [...new Set([...dist.files, ...other.files])].filter(
    (name) => !dist.files.has(name) || !other.files.has(name) || !dist.bytes(name).equals(other.bytes(name)),
  )
  expect(different).toEqual([])
  expect([...other.files].filter((name) => other.bytes(name).includes(secret))).toEqual([])
})

/** Mounts an empty disk at a folder, which only root may; returns whether that worked. */
function mount(folder: string): boolean {
  mkdirSync(folder, {recursive: true})
  return spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status === 0
}

// S11.8
test('a build replaces the site in a dist/ that is a disk of its own, with the cache on another disk', ({
  skip,
}) => {
  const copy = copyProject()
  const cache = join(copy.folder, 'node_modules/.cache')
  const disks = [copy.dist, cache].filter(mount)
  try {
    skip(disks.length < 2, 'only root may mount a disk')
    mkdirSync(join(cache, 'twelvesides'))
    symlinkSync(resolve('node_modules/.cache/twelvesides/pictures'), join(cache, 'twelvesides/pictures'))
    copy.write('dist/about.html/old', 'A folder where a file will be')
    copy.write('dist/old.html', 'A page that is gone')
    const {status, output} = copy.build()
    expect(status, output).toBe(0)
    const built = readDist({folder: copy.folder, dist: copy.dist, base: '/'})
    expect([...built.files]).toEqual([...dist.files])
  } finally {
    for (const folder of disks) spawnSync('umount', [folder])
  }
})

/** Mistakes to make in a record, a page and a link, each with the end of the check's report on it. */
const mistakes: [file: string, from: string | RegExp, to: string, report: string][] = [
  ['content/cohorts.yaml', /spots: \d+/, 'spots: twelve', '[schema.must-be]'],
  ['pages/about.mdx', '<Timeline />', '<Timeleine />', '[references.no-component]'],
  ['pages/terms.mdx', /\n$/, '\n[Soon](/not-yet).\n', '[references.draft]'],
]

// S11.8, S2.36
test('mistakes stop the build, are reported as in the check, and leave the last site as it was', () => {
  const copy = copyProject()
  copy.write('dist/index.html', 'The last site')
  copy.write('pages/not-yet.mdx', `${draft}\n# Not yet\n`)
  for (const [file, from, to] of mistakes) copy.write(file, copy.read(file).replace(from, to))
  symlinkSync('terms.mdx', join(copy.folder, 'pages/linked.mdx'))
  const {status, output} = copy.build()
  expect(status).toBe(1)
  const lines = output.split('\n').map((line) => line.replace(/line \d+ {2}/, ''))
  for (const [file, , , report] of mistakes) expect(lines).toContain(`${file}, ${report}`)
  expect(lines).toContain('pages/linked.mdx, [files.link]')
  expect(output).toContain('Write: <Timeline />')
  expect(output).not.toMatch(/^\s+at |node_modules/m)
  expect(copy.read('dist/index.html')).toBe('The last site')
})
