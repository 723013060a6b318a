import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {deflateSync} from 'node:zlib'
import {imageSize} from 'image-size'
import {expect, test} from 'vitest'
import {pictureSize} from '../../src/site/pictureFile.ts'
import {readMetadata, withoutMetadata} from '../../src/site/pictureMetadata.ts'
import {exif, jpeg, jpegWith, photo, pngWith, webpWith} from '../pictureFiles.ts'

const pictures: [name: string, bytes: Buffer | string, size: {width: number; height: number} | undefined][] =
  [
    ['plain.jpg', jpeg, {width: 32, height: 16}],
    ['upside-down.jpg', photo(3), {width: 32, height: 16}],
    ['turned.jpg', photo(6), {width: 16, height: 32}],
    ['a.png', pngWith([], [1600, 1200]), {width: 1600, height: 1200}],
    ['a.webp', webpWith(Buffer.of(), Buffer.of()), {width: 32, height: 16}],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>', {width: 30, height: 20}],
    ['a.gif', Buffer.from('GIF89a\x20\0\x10\0\0\0\0', 'latin1'), {width: 32, height: 16}],
    ['git-lfs-pointer.jpg', 'version https://git-lfs.github.com/spec/v1\n', undefined],
  ]

test('S10.22 the size of a picture is the one on screen, unknown if the file is damaged or missing', () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(root, 'public'))
  for (const [name, bytes] of pictures) writeFileSync(join(root, 'public', name), bytes)
  const sizes = [...pictures, ['none.jpg'], ['50%.jpg']].map(([name]) => [
    name,
    pictureSize(root, `/${name}`),
  ])
  expect(sizes).toEqual([
    ...pictures.map(([name, , size]) => [name, size]),
    ['none.jpg', undefined],
    ['50%.jpg', undefined],
  ])
})

const xmp = Buffer.from('<x:xmpmeta exif:GPSLatitude="51,30.5N" />')
const xmpText = (bytes: Buffer, isCompressed: string) =>
  Buffer.concat([Buffer.from(`XML:com.adobe.xmp\0${isCompressed}\0\0\0`), bytes])
const exifBlock = Buffer.concat([Buffer.from('Exif\0\0'), exif(1, true)])
const exifText = `\nexif\n    ${exifBlock.length}\n${exifBlock.toString('hex')}\n`

test.each([
  ['JPEG with EXIF', photo()],
  ['JPEG with XMP', jpegWith(Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), xmp]))],
  ['PNG with EXIF', pngWith([['eXIf', exif(1, true)]])],
  ['PNG with XMP', pngWith([['iTXt', xmpText(xmp, '\0')]])],
  ['PNG with compressed XMP', pngWith([['iTXt', xmpText(deflateSync(xmp), '\x01')]])],
  ['PNG with EXIF as text', pngWith([['tEXt', Buffer.from(`Raw profile type exif\0${exifText}`)]])],
  [
    'PNG with EXIF as compressed text',
    pngWith([['zTXt', Buffer.concat([Buffer.from('Raw profile type APP1\0\0'), deflateSync(exifText)])]]),
  ],
  ['WebP with EXIF', webpWith(exif(1, true), Buffer.from('<x:xmpmeta />'))],
  ['WebP with XMP', webpWith(exif(1, false), xmp)],
])('S12.7 the location in a %s is found, and removed with the metadata', (_, bytes) => {
  expect(readMetadata(bytes).hasLocation).toBe(true)
  const bare = withoutMetadata(bytes)
  expect(readMetadata(bare)).toEqual({orientation: 1, hasLocation: false})
  expect(bare.includes('Maker of one')).toBe(false)
  expect(imageSize(bare)).toMatchObject({width: 32, height: 16})
})

test('a photo without GPS data has no location', () => {
  expect(readMetadata(photo(1, false)).hasLocation).toBe(false)
})

test.each([1, 3, 6, 8])('orientation %i is kept when the metadata is removed', (orientation) => {
  const png = pngWith([['eXIf', exif(orientation, true)]])
  for (const bytes of [photo(orientation), png, webpWith(exif(orientation, true), xmp)])
    expect(readMetadata(withoutMetadata(bytes))).toEqual({orientation, hasLocation: false})
})

test('the image data and colour profile stay when the metadata is removed', () => {
  const profile = jpegWith(Buffer.from('ICC_PROFILE\0\x01\x01colours'), 0xe2)
  expect(withoutMetadata(photo())).toEqual(jpeg)
  expect(withoutMetadata(profile)).toEqual(profile)
  expect(withoutMetadata(pngWith([['eXIf', exif(1, true)]]))).toEqual(pngWith())
  // The orientation is the chunk after the header: its length at byte 33, its type, then its data.
  const turned = withoutMetadata(pngWith([['eXIf', exif(6, true)]]))
  const orientation = turned.subarray(41, 41 + turned.readUInt32BE(33))
  expect(turned).toEqual(pngWith([['eXIf', orientation]]))
})

test('a video or second picture that a phone appends to a photo is removed', () => {
  expect(withoutMetadata(Buffer.concat([photo(), photo(), Buffer.from('a film')]))).toEqual(jpeg)
})

test.each([
  photo().subarray(0, 60),
  photo().subarray(0, 150),
  pngWith([['eXIf', exif(1, true)]]).subarray(0, 50),
  webpWith(exif(1, true), xmp).subarray(0, 40),
  Buffer.from('\xff\xd8\xff\xe1\x00', 'latin1'),
])('a truncated file throws no error (%#)', (bytes) => {
  expect(() => [readMetadata(bytes), withoutMetadata(bytes)]).not.toThrow()
})
