import {chmodSync, statSync} from 'node:fs'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {openCopy, plainInlines} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => copy.remove())

const page = 'pages/services.mdx'

describe('a saved change', () => {
  test('writes the words that were typed, and no other byte', async () => {
    const before = copy.read(page)
    expect(await copy.reword()).toMatchObject({saved: true, advice: []})
    expect(copy.read(page)).toBe(before.replace('is free.', 'is free of charge.'))
  })

  test('keeps the byte order mark, the line endings and the permissions of the file', async () => {
    copy.write(page, `\uFEFF${copy.read(page).replaceAll('\n', '\r\n')}`)
    chmodSync(copy.path(page), 0o640)
    const before = copy.read(page)
    expect(await copy.reword('Every track is free. You pay nothing.')).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(before.replace('is free.', 'is free.\r\nYou pay nothing.'))
    expect(statSync(copy.path(page)).mode & 0o777).toBe(0o640)
  })

  test('is not refused for an older mistake elsewhere in the file', async () => {
    copy.write(
      page,
      copy.read(page).replace('(/#next-up)', '(/nowhere)').replace('Every track', 'Before it.\n\nEvery track'),
    )
    const {span} = copy.block(page, 'Before it.')
    expect(await copy.editor.save({do: 'inline', span, to: plainInlines('Before it. One line more.')})).toMatchObject({
      saved: true,
    })
    expect(await copy.reword()).toMatchObject({saved: true, advice: []})
  })

  test('returns its new position, so that the same words can be changed again', async () => {
    const first = await copy.reword()
    const {span} = first.saved ? first : {}
    expect(span && (await copy.editor.save({do: 'inline', span, to: plainInlines('Free.')}))).toMatchObject({
      saved: true,
    })
    expect(copy.read(page)).toContain('\n\nFree.\n\n')
  })

  test('writes and lists nothing when the words are the same', async () => {
    const {mtimeMs} = statSync(copy.path(page))
    const block = copy.block(page, 'Write to')
    expect(await copy.editor.save({do: 'inline', span: block.span, to: block.inlines})).toMatchObject({saved: true})
    expect(statSync(copy.path(page)).mtimeMs).toBe(mtimeMs)
    expect(copy.editor.done()).toEqual([])
  })

  test('that is sent twice, as after a lost response, is written once and reported as saved both times', async () => {
    const words = [{words: `It's "free" - all of it.`}]
    const [block, value] = [copy.block(page, 'Every track'), copy.value('content/events.yaml', 'price', 'open-evening')]
    const title = copy.value(page, 'title')
    for (const change of [
      {do: 'inline', span: block.span, to: words} as const,
      {do: 'text', span: value.span, to: "It's free"} as const,
      {do: 'text', span: title.span, to: "It's ours"} as const,
    ]) {
      expect(await copy.editor.save(change)).toMatchObject({saved: true, undo: expect.any(String)})
      const again = await copy.editor.save(change)
      expect(again).toMatchObject({saved: true})
      expect(again).not.toHaveProperty('undo')
    }
    expect(copy.editor.done()).toHaveLength(3)
  })

  test('of a record names the pages that show it', async () => {
    const {span} = copy.value('content/events.yaml', 'title', 'open-evening')
    expect(copy.editor.pagesShowing(span)).toMatchObject([{address: '/'}])
    expect(await copy.editor.save({do: 'text', span, to: 'An evening: all welcome'})).toMatchObject({saved: true})
    expect(copy.read('content/events.yaml')).toContain('\n  title: "An evening: all welcome"\n')
  })
})

test('two changes at once are both saved, one after the other', async () => {
  const spans = ['Every track', 'What you’ll learn'].map((each) => copy.block(page, each).span)
  const answers = await Promise.all(
    spans.map((span) => copy.editor.save({do: 'inline', span, to: plainInlines('New words')})),
  )
  expect(answers).toMatchObject([{saved: true}, {saved: true}])
  expect(copy.read(page).match(/New words/g)).toHaveLength(2)
})
