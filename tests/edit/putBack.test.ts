import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {openEditor} from '../../src/edit/editor.ts'
import {openCopy, words} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => copy.remove())

const page = 'pages/services.mdx'

describe('what was changed', () => {
  test('is listed with the words before and after, the latest first', async () => {
    await copy.reword()
    const {span} = copy.value('content/events.yaml', 'price', 'open-evening')
    await copy.editor.save({do: 'text', span, to: 'Free, as always'})
    expect(copy.editor.done()).toMatchObject([
      {
        file: 'content/events.yaml',
        what: 'price of open-evening',
        before: 'Free',
        after: 'Free, as always',
      },
      {file: page, what: 'a paragraph', before: 'Every track is free.', after: 'Every track is free of charge.'},
    ])
  })

  test('is listed with the line where it stands now, as long as it stands', async () => {
    const before = copy.read(page).split('\n')
    await copy.reword()
    copy.write(page, copy.read(page).replace('\n## Four', '\nNew words.\n\n## Four'))
    const line = before.indexOf('Every track is free.') + 1
    expect(copy.editor.done()).toMatchObject([{line: line + 2}])
    copy.write(page, copy.read(page).replace('free of charge', 'open'))
    expect(copy.editor.done()).not.toMatchObject([{line: expect.anything()}])
  })

  test('is put back byte for byte, and done again', async () => {
    const before = copy.read(page)
    await copy.reword()
    const after = copy.read(page)
    const [{id} = {id: ''}] = copy.editor.done()
    expect(await copy.editor.undo(id)).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(before)
    expect(copy.editor.done()).toMatchObject([{id, undone: expect.any(String)}])
    expect(await copy.editor.redo(id)).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(after)
  })

  test('is put back after the server was closed, and after other changes were made', async () => {
    await copy.reword()
    const {span} = copy.block(page, 'What you’ll learn')
    await copy.editor.save({do: 'inline', span, to: words('What we teach you')})
    const reopened = openEditor(copy.root)
    const [, first] = reopened.done()
    expect(await reopened.undo(first?.id ?? '')).toMatchObject({saved: true})
    expect(copy.read(page)).toContain('Every track is free.\n')
    expect(copy.read(page)).toContain('# What we teach you\n')
  })

  test('is not put back over words that were changed again', async () => {
    await copy.reword()
    const [{id} = {id: ''}] = copy.editor.done()
    copy.write(page, copy.read(page).replace('Every track is free of charge.', 'Some tracks cost nothing.'))
    expect(await copy.editor.undo(id)).toMatchObject({saved: false, why: 'changed'})
    expect(copy.read(page)).toContain('Some tracks cost nothing.')
  })

  test.each(['{"half', 'null', '{}', '{"id": "1", "writes": [{}]}'])(
    'is listed without what can’t be read: %s',
    async (unreadable) => {
      await copy.reword()
      copy.write('node_modules/.cache/twelvesides/edits/20250101-broken.json', unreadable)
      expect(copy.editor.done()).toMatchObject([{file: page}])
      expect(openEditor(copy.root).done()).toMatchObject([{file: page}])
    },
  )

  test('by two servers at once is listed by both, and undone by either', async () => {
    const other = openEditor(copy.root)
    await copy.reword()
    const {span} = copy.block(page, 'What you’ll learn')
    await other.save({do: 'inline', span, to: words('What we teach')})
    const [second, first] = copy.editor.done()
    expect([second, first]).toMatchObject([{after: 'What we teach'}, {after: 'Every track is free of charge.'}])
    expect(other.done()).toEqual(copy.editor.done())
    expect(await other.undo(first?.id ?? '')).toMatchObject({saved: true})
    expect(await copy.editor.undo(second?.id ?? '')).toMatchObject({saved: true})
  })
})
