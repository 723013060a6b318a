import {readdirSync} from 'node:fs'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {openCopy} from './openCopy.ts'

/** Files whose names end so find no room on the disk. */
const full = vi.hoisted(() => ({for: undefined as RegExp | undefined}))

vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device'), {code: 'ENOSPC'})
  return {
    ...fs,
    openSync: ((path, ...rest) => {
      if (full.for?.test(String(path))) throw noRoom()
      return fs.openSync(path, ...rest)
    }) as typeof fs.openSync,
    writeFileSync: ((path, ...rest) => {
      if (typeof path === 'string' && full.for?.test(path)) {
        // As a disk does it: some of it is written, and then no more.
        fs.writeFileSync(path, '{')
        throw noRoom()
      }
      fs.writeFileSync(path, ...rest)
    }) as typeof fs.writeFileSync,
  }
})

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => {
  full.for = undefined
  copy.remove()
})

const page = 'pages/services.mdx'
const noRoom = {
  saved: false,
  why: 'disk',
  reason: 'There is no room left on the disk, so nothing was changed. Make room, then try again.',
}

test.each([
  ['the page', /saving$/],
  ['the list of what was changed', /twelvesides\/edits/],
])('with no room for %s nothing is written, and the same is saved once there is room', async (_, what) => {
  const before = copy.read(page)
  full.for = what
  expect(await copy.reword()).toMatchObject(noRoom)
  expect(copy.read(page)).toBe(before)
  expect(copy.editor.done()).toEqual([])
  expect(readdirSync(copy.path('pages')).filter((name) => name.endsWith('saving'))).toEqual([])
  full.for = undefined
  expect(await copy.reword()).toMatchObject({saved: true})
  const [{id} = {id: ''}] = copy.editor.done()
  expect(await copy.editor.undo(id)).toMatchObject({saved: true})
  expect(copy.read(page)).toBe(before)
})

test('what was put back while there was no room for the list is put back', async () => {
  const before = copy.read(page)
  await copy.reword()
  const [{id} = {id: ''}] = copy.editor.done()
  full.for = /edits\.json/
  expect(await copy.editor.undo(id)).toMatchObject({saved: true})
  expect(copy.read(page)).toBe(before)
  expect(copy.editor.done()).toMatchObject([{id, undone: expect.any(String)}])
})
