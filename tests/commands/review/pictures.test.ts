import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {PNG} from 'pngjs'
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest'
import {browserVariable} from '../../../src/commands/findBrowser.ts'
import {type Camera, startCamera} from '../../../src/commands/review/camera.ts'
import {compareSites} from '../../../src/commands/review/compareSites.ts'
import {takePictures} from '../../../src/commands/review/pictures.ts'
import {readPage} from '../../../src/commands/review/readPage.ts'

/** The pages of a state, by the names of their files, and what stands in their `main`. */
type Pages = Record<string, string>

const same = '<h1>The same</h1><p>Words that stay.</p>'
const temporary = mkdtempSync(join(tmpdir(), 'pictures-'))
let camera: Camera
let states = 0

beforeAll(async () => {
  const started = await startCamera()
  if (typeof started === 'string') throw new Error(started)
  camera = started
})

afterEach(() => vi.unstubAllEnvs())

afterAll(async () => {
  await camera.close()
  rmSync(temporary, {recursive: true})
})

/** Two states as they are built, and what reads differently between them. */
function built(before: Pages, after: Pages) {
  const [old, now] = [before, after].map((pages) => {
    const dist = join(temporary, `state-${states++}`)
    mkdirSync(dist)
    const read = Object.entries(pages).map(([name, main]) => {
      const document = `<!DOCTYPE html><title>${name}</title><style>body{margin:0}p{height:60px}</style><header>Menu</header><main>${main}</main>`
      writeFileSync(join(dist, `${name}.html`), document)
      const address = name === 'index' ? '/' : `/${name}`
      return [address, readPage(address, document)] as const
    })
    return {dist, pages: new Map(read), records: new Map()}
  })
  if (!old || !now) throw new Error('There are two states.')
  return {dists: [old.dist, now.dist] as [string, string], comparison: compareSites(old, now, () => true)}
}

const sizeOf = (picture = '') => {
  const {width, height} = PNG.sync.read(Buffer.from(picture, 'base64'))
  return {width, height}
}

test('shows what changed on a page, before and after, as wide as on a phone and on a desk, and no other page', async () => {
  const long = '<p>Words that stay.</p>'.repeat(30)
  const {dists, comparison} = built(
    {index: same, about: `<h1>About</h1>${long}<p>Old.</p>${long}`},
    {index: same, about: `<h1>About</h1>${long}<p>New.</p><p>More.</p>${long}`},
  )
  const pictures = await takePictures(camera, dists, comparison)
  expect(pictures.map(({page, width}) => [page, width])).toEqual([
    ['/about', 390],
    ['/about', 1280],
  ])
  for (const {width, before, after} of pictures) {
    expect([sizeOf(before).width, sizeOf(after).width]).toEqual([width, width])
    expect(sizeOf(after).height).toBeGreaterThan(sizeOf(before).height)
    expect(sizeOf(after).height).toBeLessThan(400)
  }
  expect(comparison.notes).toEqual([])
})

test('shows a page that has another address now, and none that came or went', async () => {
  const moved = '<h1>We move</h1><p>These are the words of a page that gets another address.</p>'
  const {dists, comparison} = built(
    {index: same, old: moved, gone: '<h1>Going</h1><p>Nobody needs it.</p>'},
    {index: same, new: `${moved}<p>And one more.</p>`, come: '<h1>Hello</h1><p>What a surprise this was.</p>'},
  )
  expect([comparison.added.length, comparison.removed.length, comparison.renamed.length]).toEqual([1, 1, 1])
  const pictures = await takePictures(camera, dists, comparison)
  expect(new Set(pictures.map(({page}) => page))).toEqual(new Set(['/new']))
  expect(comparison.notes).toEqual([])
})

test('costs one note where a page has no picture, and shows the others', async () => {
  const {dists, comparison} = built(
    {about: '<p>Old.</p>', index: '<p>Old.</p>'},
    {about: '<p>New.</p>', index: '<p>New.</p>'},
  )
  rmSync(join(dists[0], 'about.html'))
  const pictures = await takePictures(camera, dists, comparison)
  expect(new Set(pictures.map(({page}) => page))).toEqual(new Set(['/']))
  expect(comparison.notes).toEqual([expect.stringMatching(/^There is no picture of \/about: .*ERR_FAILED/)])
})

test('says that there are no pictures where a state does not build', async () => {
  const {comparison} = built({index: '<p>Old.</p>'}, {index: '<p>New.</p>'})
  expect(await takePictures(camera, undefined, comparison)).toEqual([])
  expect(comparison.notes).toEqual(['There are no pictures: they are taken only where both states build.'])
})

test.each([
  ['/no/such/browser', `${browserVariable} says /no/such/browser, but there is no such file.`],
  [process.execPath, `${process.execPath} does not start. Name another browser in ${browserVariable}.`],
])('says that there are no pictures where %s is named as the browser', async (program, reason) => {
  vi.stubEnv(browserVariable, program)
  const {dists, comparison} = built({index: '<p>Old.</p>'}, {index: '<p>New.</p>'})
  expect(await takePictures(await startCamera(), dists, comparison)).toEqual([])
  expect(comparison.notes).toEqual([`There are no pictures: ${reason}`])
})

test('says nothing of pictures where no page reads differently', async () => {
  const {dists, comparison} = built({index: same}, {index: same})
  expect(await takePictures('no Chrome or Chromium was found.', dists, comparison)).toEqual([])
  expect(comparison.notes).toEqual([])
})
