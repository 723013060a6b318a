import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {addStamp, drawingHash, readStamp} from '../../../src/commands/new/pictureStamp.ts'
import {drawPictures} from '../../../src/document/pictures.tsx'

const folder = join(import.meta.dirname, '../../../public')
const read = (file: string) => readFileSync(join(folder, file))
const behind = 'Run: npm run new pictures'
const pictures = drawPictures()
const drawn = pictures.filter(({file}) => file.endsWith('.svg'))
const painted = pictures.filter(({file}) => !file.endsWith('.svg'))

test.each(drawn)('$file is the drawing of today', ({file, markup}) => {
  expect(read(file).toString() === `${markup}\n` ? '' : behind).toBe('')
})

test.each(painted)('$file was made from the drawing of today', ({file, markup}) => {
  expect(readStamp(read(file)) === drawingHash(markup) ? '' : behind).toBe('')
})

test('a picture made from another drawing is known as such', () => {
  const png = read('icon-512.png')
  const other = addStamp(png, 'another drawing')
  expect(readStamp(other)).toBe(drawingHash('another drawing'))
  expect(readStamp(Buffer.from('no picture of ours'))).toBeUndefined()
})
