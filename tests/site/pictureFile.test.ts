import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {pictureSize} from '../../src/site/pictureFile.ts'
import {jpeg, photo, pngWith, webpWith} from '../pictureFiles.ts'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(root, 'public'))
})

afterAll(() => rmSync(root, {recursive: true}))

test.each([
  ['a.jpg', jpeg, {width: 32, height: 16}],
  ['a.jpg', photo(3), {width: 32, height: 16}],
  ['a.jpg', photo(6), {width: 16, height: 32}],
  ['a.png', pngWith([], [1600, 1200]), {width: 1600, height: 1200}],
  ['a.webp', webpWith(Buffer.of(), Buffer.of()), {width: 32, height: 16}],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>', {width: 30, height: 20}],
  ['a.gif', Buffer.from('GIF89a\x20\0\x10\0\0\0\0', 'latin1'), {width: 32, height: 16}],
  ['a.jpg', 'version https://git-lfs.github.com/spec/v1\n', undefined],
])('S10.22 the size of %s (%#) is that on the screen', (name, bytes, size) => {
  writeFileSync(join(root, 'public', name), bytes)
  expect(pictureSize(root, `/${name}`)).toEqual(size)
})

test('a picture that is missing, or has a damaged address, has no size', () => {
  expect([pictureSize(root, '/none.jpg'), pictureSize(root, '/50%.jpg')]).toEqual([undefined, undefined])
})
