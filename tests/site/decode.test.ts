import {expect, test} from 'vitest'
import {decode} from '../../src/site/decode.ts'

const words = '---\ntitle: Money’s £5 – ✓\n---\n'
const utf16 = Buffer.from(words, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(words), false],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${words}`), false],
  ['UTF-16', utf16, true],
  ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${words}`, 'utf16le'), true],
  ['big-endian UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le').swap16(), true],
])('%s is decoded', (_, bytes, isNotUtf8) => {
  const decoded = decode(bytes)
  expect(decoded.text.replace(/^\ufeff/, '')).toBe(words)
  expect(decoded.isNotUtf8).toBe(isNotUtf8)
})

const windows1252 = Buffer.from([0x4d, 0x92, 0x73, 0x20, 0xa3, 0x35, 0x85])

test('Windows-1252 is decoded, also in the middle of UTF-8', () => {
  expect(decode(windows1252)).toEqual({text: 'M’s £5…', isNotUtf8: true})
  const text = 'Money’s £5 – Zoë ✓ 🎉\n'
  const mixed = Buffer.concat([Buffer.from(text), windows1252, Buffer.from(text)])
  expect(decode(mixed)).toEqual({text: `${text}M’s £5…${text}`, isNotUtf8: true})
})

test.each([
  ['a Word document', Buffer.from('PK\u0003\u0004 and more')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['UTF-16 whose first byte is missing', utf16.subarray(1, -2)],
  ['UTF-16 whose last byte is missing', utf16.subarray(0, -1)],
  ['binary data', Buffer.from([0x41, 0xff, 0x00, 0xfe])],
])('%s is not text', (_, bytes) => {
  expect(decode(bytes)).toMatchObject({text: '', isNotUtf8: false})
  expect(decode(bytes).nonTextKind).toBeTruthy()
})
