import {compressUsingDict, createCCtx, createDCtx, decompressUsingDict} from '@bokuweb/zstd-wasm'
import {expect, test} from 'vitest'
import {readyZstandard} from '../../src/vite/zstandard.ts'

test('what is packed while it is asked for again is whole', async () => {
  await readyZstandard()
  const words = Buffer.from('These are the words of a page. '.repeat(50))
  for (let time = 0; time < 20; time++) {
    const packed = compressUsingDict(createCCtx(), words, words.subarray(0, 900), 9)
    await readyZstandard()
    await new Promise(setImmediate)
    expect(Buffer.from(decompressUsingDict(createDCtx(), packed, words.subarray(0, 900)))).toEqual(words)
  }
})

test('it is made ready once', () => {
  expect(readyZstandard()).toBe(readyZstandard())
})
