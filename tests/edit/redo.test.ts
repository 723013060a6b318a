import {expect, test} from 'vitest'
import type {Done} from '../../src/edit/protocol.ts'
import {toRedo, toUndo} from '../../src/editor/undo.ts'

/** A change that was made in that minute, and put back in another. */
function change(id: string, at: number, undone?: number): Done {
  const time = (minute: number) => new Date(Date.UTC(2030, 0, 1, 12, minute)).toISOString()
  const said = {id, at: time(at), file: 'pages/about.mdx', what: 'a paragraph', before: 'Old.', after: 'New.'}
  return undone === undefined ? {...said, can: 'undo'} : {...said, undone: time(undone), can: 'redo'}
}

test('the latest change that stands is put back', () => {
  expect(toUndo([change('second', 2, 3), change('first', 1)])?.id).toBe('first')
})

test('a change that is committed, or that its file does not say any more, is passed over', () => {
  const {can, ...committed} = change('second', 2)
  expect(toUndo([committed, change('first', 1)])?.id).toBe('first')
  expect(toUndo([committed])).toBeUndefined()
})

test('what was put back last is done again first', () => {
  expect(toRedo([change('second', 2, 3), change('first', 1, 4)])?.id).toBe('first')
  expect(toRedo([change('second', 2, 3), change('first', 1)])?.id).toBe('second')
})

test('what was put back before another change was made is not done again by a key', () => {
  expect(toRedo([change('later', 3), change('first', 1, 2)])).toBeUndefined()
  expect(toRedo([change('later', 3, 4), change('first', 1, 2)])?.id).toBe('later')
  expect(toRedo([change('later', 3), change('between', 2), change('yesterday', 0, 1)])).toBeUndefined()
})

test('where nothing was changed nothing is done again', () => {
  expect(toRedo([])).toBeUndefined()
})
