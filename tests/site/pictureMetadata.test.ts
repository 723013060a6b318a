import {deflateSync} from 'node:zlib'
import {imageSize} from 'image-size'
import {PNG} from 'pngjs'
import {describe, expect, test} from 'vitest'
import {readMetadata, withoutMetadata} from '../../src/site/pictureMetadata.ts'
import {exif, jpeg, jpegWith, photo, pngWith, webpWith} from '../pictureFiles.ts'

const xmp = Buffer.from('<x:xmpmeta exif:GPSLatitude="51,30.5N" />')
const rawProfile = (tiff: Buffer) => {
  const block = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  return `\nexif\n    ${block.length}\n${block.toString('hex')}\n`
}

const withPosition: [name: string, bytes: Buffer][] = [
  ['a JPEG with EXIF', photo()],
  ['a JPEG with XMP', jpegWith(Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), xmp]))],
  ['a PNG with EXIF', pngWith([['eXIf', exif(1, true)]])],
  ['a PNG with XMP', pngWith([['iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), xmp])]])],
  [
    'a PNG with compressed XMP',
    pngWith([['iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), deflateSync(xmp)])]]),
  ],
  ['a PNG with EXIF as text', pngWith([['tEXt', Buffer.from(`Raw profile type exif\0${rawProfile(exif(1, true))}`)]])],
  [
    'a PNG with EXIF as compressed text',
    pngWith([
      ['zTXt', Buffer.concat([Buffer.from('Raw profile type APP1\0\0'), deflateSync(rawProfile(exif(1, true)))])],
    ]),
  ],
  ['a WebP with EXIF', webpWith(exif(1, true), Buffer.from('<x:xmpmeta />'))],
  ['a WebP with XMP', webpWith(exif(1, false), xmp)],
]

describe.each(withPosition)('%s', (_, bytes) => {
  test('says where it was taken', () => {
    expect(readMetadata(bytes).hasLocation).toBe(true)
  })

  test('S12.7 says so no more without its metadata, and has its size', () => {
    const bare = withoutMetadata(bytes)
    expect(readMetadata(bare)).toEqual({orientation: 1, hasLocation: false})
    expect(bare.includes('Maker of one')).toBe(false)
    expect(imageSize(bare)).toMatchObject({width: 32, height: 16})
  })
})

test('a photo without a position says nothing of a place', () => {
  expect(readMetadata(photo(1, false)).hasLocation).toBe(false)
})

test.each([1, 3, 6, 8])('a photo of orientation %i keeps it without its metadata', (orientation) => {
  for (const bytes of [
    photo(orientation),
    pngWith([['eXIf', exif(orientation, true)]]),
    webpWith(exif(orientation, true), xmp),
  ])
    expect(readMetadata(withoutMetadata(bytes))).toEqual({orientation, hasLocation: false})
})

test('the coded picture of a JPEG stays as it is, and so does its colour profile', () => {
  const profile = jpegWith(Buffer.from('ICC_PROFILE\0\x01\x01colours'), 0xe2)
  expect(withoutMetadata(photo())).toEqual(jpeg)
  expect(withoutMetadata(profile)).toEqual(profile)
})

test('what a phone appends to a photo goes: a short film, or a second picture with its own position', () => {
  expect(withoutMetadata(Buffer.concat([photo(), photo(), Buffer.from('a film')]))).toEqual(jpeg)
})

test('a PNG without its metadata can be read, and is the same to the pixel', () => {
  const bytes = pngWith([['eXIf', exif(6, true)]])
  expect(PNG.sync.read(withoutMetadata(bytes)).data).toEqual(PNG.sync.read(bytes).data)
})

test.each([
  photo().subarray(0, 60),
  photo().subarray(0, 150),
  pngWith([['eXIf', exif(1, true)]]).subarray(0, 50),
  webpWith(exif(1, true), xmp).subarray(0, 40),
  Buffer.from('\xff\xd8\xff\xe1\x00', 'latin1'),
])('a file that was cut off is read as far as it goes (%#)', (bytes) => {
  expect(() => [readMetadata(bytes), withoutMetadata(bytes)]).not.toThrow()
})
