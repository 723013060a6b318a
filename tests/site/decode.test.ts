import {expect, test} from 'vitest'
import {decode} from '../../src/site/decode.ts'

const words = '---\ntitle: Money’s £5 – ✓\n---\n'
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()

test.each([
  ['UTF-8', Buffer.from(words), false],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${words}`), false],
  ['UTF-16', Buffer.from(words, 'utf16le'), true],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${words}`, 'utf16le'), true],
  ['UTF-16 the other way round', swapped(Buffer.from(`\ufeff${words}`, 'utf16le')), true],
])('%s is read letter for letter', (_how, bytes, legacy) => {
  const read = decode(bytes)
  expect(read.text.replace(/^\ufeff/, '')).toBe(words)
  expect(read.isLegacy).toBe(legacy)
})

test('the signs of Windows are read as they were typed', () => {
  expect(decode(Buffer.from([0x4d, 0x92, 0x73, 0x20, 0xa3, 0x35]))).toEqual({text: 'M’s £5', isLegacy: true})
})

test('a part that Windows wrote is read beside what was UTF-8 before', () => {
  const pasted = Buffer.from([0x4d, 0x92, 0x73, 0x20, 0xa3, 0x35, 0x85, 0x0a])
  const text = 'Money’s £5 – Zoë ✓ 🎉\n'
  expect(decode(Buffer.concat([Buffer.from(text), pasted, Buffer.from(text)]))).toEqual({
    text: `${text}M’s £5…\n${text}`,
    isLegacy: true,
  })
})

test.each([
  ['a Word document', Buffer.from('PK\u0003\u0004 and more')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['UTF-16 that lost a byte', Buffer.from(words, 'utf16le').subarray(1, -2)],
  ['UTF-16 that ends in half a letter', Buffer.from(words, 'utf16le').subarray(0, -1)],
  ['bytes of no letters', Buffer.from([0x41, 0xff, 0x00, 0xfe])],
])('%s is no text, and nobody writes over it', (_what, bytes) => {
  expect(decode(bytes)).toMatchObject({text: '', isLegacy: false})
  expect(decode(bytes).nonTextKind).toBeTruthy()
})
