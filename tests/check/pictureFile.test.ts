import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {checkPage} from '../../src/check/checkPage.ts'
import {checkPictures, pictureSize} from '../../src/site/pictureFile.ts'
import {pictures} from '../../src/check/rules/pictures.ts'
import {jpeg, photo, pngWith, webpWith} from '../pictureFiles.ts'
import {siteWith} from './siteWith.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(root, 'public'))
})

afterEach(() => rmSync(root, {recursive: true}))

/** The site of the cases with these files in `public/`, and a page that says that. */
function siteOf(files: Record<string, Buffer | string>, body = '', says = '') {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(root, 'public', name), bytes)
  const publicFiles = new Set(Object.keys(files).map((name) => `/${name}`))
  return {...siteWith({rooms: {body, says}}), root, publicFiles}
}

const lfs = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n'
const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1')

/** Files that were saved under the name of a JPEG, and what tells one message from the others. */
const wrong: [name: string, bytes: Buffer | string, message: RegExp, help: RegExp][] = [
  ['an empty file', '', /empty/, /Save the picture/],
  ['a Git LFS pointer', lfs, /Git LFS/, /git lfs pull/],
  ['a web page', '\n<!DOCTYPE html>\n<title>Sign in</title>', /web page/, /Open the picture itself/],
  ['a photo of an iPhone', heic, /HEIC/, /JPEG/],
  ['a document', '%PDF-1.7', /PDF/, /JPEG/],
  ['words', 'Our team in May', /no picture/, /JPEG/],
  ['a PNG', pngWith(), /PNG/, /room\.png/],
  ['half of a photo', jpeg.subarray(0, 24), /damaged/, /Save the picture/],
  ['a photo with its place', photo(), /where it was taken/, /npm run fix/],
]

test.each(wrong)('S14.11 %s is a mistake on the page that shows it as a picture', (_, bytes, message, help) => {
  const site = siteOf({'room.jpg': bytes}, '![Two rooms](/room.jpg)')
  const page = site.addresses.get('/rooms')
  const found = page ? checkPage(page, site, [pictures]) : []
  expect(found).toEqual([
    expect.objectContaining({message: expect.stringMatching(message), help: expect.stringMatching(help)}),
  ])
  expect(found[0]).toMatchObject({file: 'pages/rooms.mdx', line: 8})
  expect(found[0]?.warning).toBeUndefined()
  expect(checkPictures(site)).toEqual([])
})

test.each(wrong)('S14.11 %s is a mistake in public/ when no page shows it', (_, bytes, message) => {
  expect(checkPictures(siteOf({'room.jpg': bytes}))).toEqual([
    expect.objectContaining({file: 'public/room.jpg', message: expect.stringMatching(message)}),
  ])
})

test('S12.7 a photo with its place is a mistake in public/ when only a draft shows it, for it is published', () => {
  const site = siteOf({'room.jpg': photo()}, '![Two rooms](/room.jpg)', 'draft: true\n')
  expect(checkPictures(site)).toHaveLength(1)
})

test('pictures that are what their names say are let be', () => {
  const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>'
  const files = {'a.jpg': jpeg, 'b.JPEG': photo(6, false), 'c.png': pngWith(), 'd.svg': svg, 'plan.pdf': '%PDF-1.7'}
  expect(checkPictures(siteOf(files))).toEqual([])
})

test('to rename a picture is no advice where that would replace another', () => {
  const [found] = checkPictures(siteOf({'room.jpg': pngWith(), 'room.png': pngWith()}))
  expect(found?.help).not.toContain('room.png')
})

test.each([
  ['a.jpg', jpeg, {width: 32, height: 16}],
  ['a.jpg', photo(3), {width: 32, height: 16}],
  ['a.jpg', photo(6), {width: 16, height: 32}],
  ['a.png', pngWith([], [1600, 1200]), {width: 1600, height: 1200}],
  ['a.webp', webpWith(Buffer.of(), Buffer.of()), {width: 32, height: 16}],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>', {width: 30, height: 20}],
  ['a.gif', Buffer.from('GIF89a\x20\0\x10\0\0\0\0', 'latin1'), {width: 32, height: 16}],
  ['a.jpg', lfs, undefined],
])('S10.22 the size of %s (%#) is that on the screen', (name, bytes, size) => {
  siteOf({[name]: bytes})
  expect(pictureSize(root, `/${name}`)).toEqual(size)
})

test('a picture that is missing, or has a damaged address, has no size', () => {
  expect([pictureSize(root, '/none.jpg'), pictureSize(root, '/50%.jpg')]).toEqual([undefined, undefined])
})
