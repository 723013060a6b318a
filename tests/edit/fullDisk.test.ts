import {readdirSync} from 'node:fs'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {openCopy} from './openCopy.ts'

/** While `now` is true, saving a file fails as it does on a full disk. */
const isFull = vi.hoisted(() => ({now: false}))

vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  return {
    ...fs,
    openSync: ((path, ...rest) => {
      if (isFull.now && String(path).endsWith('saving'))
        throw Object.assign(new Error('ENOSPC: no space left on device'), {code: 'ENOSPC'})
      return fs.openSync(path, ...rest)
    }) as typeof fs.openSync,
  }
})

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => {
  isFull.now = false
  copy.remove()
})

const page = 'pages/services.mdx'
const noRoom = {
  saved: false,
  why: 'disk',
  reason: 'There is no room left on the disk, so nothing was changed. Make room, then try again.',
}

test('nothing is written while the disk is full, and the same change is saved once there is room', async () => {
  const before = copy.read(page)
  isFull.now = true
  expect(await copy.reword()).toMatchObject(noRoom)
  expect(copy.read(page)).toBe(before)
  expect(copy.editor.done()).toEqual([])
  expect(readdirSync(copy.path('pages')).filter((name) => name.endsWith('saving'))).toEqual([])
  isFull.now = false
  expect(await copy.reword()).toMatchObject({saved: true})
  const [{id} = {id: ''}] = copy.editor.done()
  expect(await copy.editor.undo(id)).toMatchObject({saved: true})
  expect(copy.read(page)).toBe(before)
})
