import {chmodSync, mkdirSync, renameSync, rmSync, symlinkSync} from 'node:fs'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {openCopy, plainInlines} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => copy.remove())

const page = 'pages/services.mdx'

describe('a change is refused', () => {
  test('when the check would stop a build, with the message of the check', async () => {
    const {span} = copy.block(page, 'more about the events')
    const to = [{words: 'Read '}, {link: '/nowhere', inner: plainInlines('more')}, {words: '.'}]
    const before = copy.read(page)
    expect(await copy.editor.save({do: 'inline', span, to})).toMatchObject({
      saved: false,
      why: 'check',
      reason: 'There is no page /nowhere.',
    })
    expect(copy.read(page)).toBe(before)
  })

  test('when another page links to the changed heading', async () => {
    const {span} = copy.block('pages/index.mdx', 'Next up')
    expect(await copy.editor.save({do: 'inline', span, to: plainInlines('Soon')})).toMatchObject({
      saved: false,
      why: 'check',
    })
  })

  test('when the field does not accept the value', async () => {
    const {span} = copy.value('content/events.yaml', 'date', 'open-evening')
    expect(await copy.editor.save({do: 'text', span, to: 'pink'})).toMatchObject({
      saved: false,
      why: 'check',
      reason: 'date must be year-month-day.',
    })
  })

  test('when the text is too long, and says how long it may be', async () => {
    const before = copy.read(page)
    for (const letters of [10_001, 150_000])
      expect(await copy.reword('a '.repeat(letters / 2) + 'a'.repeat(letters % 2))).toMatchObject({
        saved: false,
        why: 'value',
        reason: expect.stringContaining('at most 10,000'),
      })
    expect(copy.read(page)).toBe(before)
    expect(await copy.reword('Ten thousand letters. '.repeat(460).slice(0, 10_000))).toMatchObject({saved: true})
  })

  test('when somebody else changed the words meanwhile, and shows their words', async () => {
    const {span} = copy.block(page, 'Every track')
    copy.write(page, copy.read(page).replace('Every track is free.', 'All tracks are free.'))
    expect(await copy.editor.save({do: 'inline', span, to: plainInlines('Free.')})).toMatchObject({
      saved: false,
      why: 'changed',
      now: 'All tracks are free.',
    })
  })

  test('when the file was renamed', async () => {
    const {span} = copy.block(page, 'Every track')
    renameSync(copy.path(page), copy.path('pages/teaching.mdx'))
    expect(await copy.editor.save({do: 'inline', span, to: plainInlines('Free.')})).toMatchObject({
      saved: false,
      why: 'gone',
    })
  })

  test('when the file is read-only', async () => {
    chmodSync(copy.path(page), 0o444)
    expect(await copy.reword()).toMatchObject({
      saved: false,
      why: 'disk',
      reason: expect.stringContaining('can only be read'),
    })
  })

  test.each([
    'package.json',
    '../outside.mdx',
    'pages/../package.json',
    'pages/.hidden.mdx',
    'content/events.schema.ts',
    'pages\\services.mdx',
    '/etc/hosts',
  ])('outside pages/ and content/: %s', async (file) => {
    const {span} = copy.block(page, 'Every track')
    expect(await copy.editor.save({do: 'inline', span: {...span, file}, to: plainInlines('Free.')})).toMatchObject({
      saved: false,
      why: 'place',
    })
  })

  test('when the folder is a symbolic link that leads out of the project', async () => {
    const elsewhere = openCopy()
    const {span} = copy.block(page, 'Every track')
    rmSync(copy.path('pages'), {recursive: true})
    symlinkSync(elsewhere.path('pages'), copy.path('pages'))
    const before = elsewhere.read(page)
    expect(await copy.editor.save({do: 'inline', span, to: plainInlines('Free.')})).toMatchObject({
      saved: false,
      why: 'place',
    })
    expect(elsewhere.read(page)).toBe(before)
    elsewhere.remove()
  })

  test('when a folder has taken the name of the file', async () => {
    const {span} = copy.block(page, 'Every track')
    rmSync(copy.path(page))
    mkdirSync(copy.path(page))
    expect(await copy.editor.save({do: 'inline', span, to: plainInlines('Free.')})).toMatchObject({
      saved: false,
      why: 'gone',
    })
  })
})
