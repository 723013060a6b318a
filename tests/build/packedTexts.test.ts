import {mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {afterAll, beforeEach, expect, test} from 'vitest'
import {packQuickly, packSmall, removeOld} from '../../src/build/packedTexts.ts'

const cache = mkdtempSync(join(tmpdir(), 'packed-'))
const text = Buffer.from('Free money skills. '.repeat(50))

beforeEach(() => {
  for (const name of readdirSync(cache)) rmSync(join(cache, name))
})

afterAll(() => {
  rmSync(cache, {recursive: true})
})

test('a text that was packed before is taken from where it is kept', async () => {
  const first = await packSmall(text, cache)
  expect([brotliDecompressSync(first.br), gunzipSync(first.gz)]).toEqual([text, text])
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'kept')
  const again = await packSmall(text, cache)
  expect([String(again.br), String(again.gz)]).toEqual(['kept', 'kept'])
})

test('another text is packed anew', async () => {
  await packSmall(text, cache)
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'kept')
  expect(brotliDecompressSync((await packSmall(Buffer.from('Other words.'), cache)).br).toString()).toBe('Other words.')
})

test('a text that is packed quickly is that text, and is not kept', async () => {
  const {br, gz} = await packQuickly(text)
  expect([brotliDecompressSync(br), gunzipSync(gz)]).toEqual([text, text])
  expect(readdirSync(cache)).toEqual([])
})

test('the same text can be packed twice at once, as two old addresses that lead to one page are', async () => {
  const twice = await Promise.all(Array.from({length: 8}, () => packSmall(text, cache)))
  expect(twice.map(({br}) => brotliDecompressSync(br))).toEqual(twice.map(() => text))
  expect(readdirSync(cache)).toHaveLength(2)
})

test('what no build asked for in a month is removed', async () => {
  await packSmall(text, cache)
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  for (const name of readdirSync(cache)) utimesSync(join(cache, name), long, long)
  const {br} = await packSmall(Buffer.from('Other words.'), cache)
  await removeOld(cache)
  expect(readdirSync(cache)).toHaveLength(2)
  expect(brotliDecompressSync(br).toString()).toBe('Other words.')
})
