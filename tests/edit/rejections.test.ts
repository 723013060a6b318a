import {chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {messages} from '../../src/check/messages/index.ts'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import type {Change} from '../../src/edit/protocol.ts'
import {writeChanges} from '../../src/edit/writeFile.ts'
import {copy, copyForEachTest, events, home, page, rejection} from './copy.ts'
import {linkTo} from './onePage.ts'

copyForEachTest()

describe('a change is refused', () => {
  test('when the check would stop a build, with the message of the check', async () => {
    const before = copy.read(page)
    const to = [...plainInlines('Read '), ...linkTo('/nowhere', 'more'), ...plainInlines('.')]
    expect(await copy.type('more about the events', to)).toMatchObject({
      saved: false,
      reason: messages['references.no-page']({typed: '/nowhere'}).problem,
    })
    expect(copy.read(page)).toBe(before)
  })

  test('when the field does not accept the value', async () => {
    expect(await copy.set(events, 'date', 'pink', 'open-evening')).toMatchObject({
      saved: false,
      reason: '“Date” must be a date.',
    })
  })

  test('when the text is too long, and says how long it may be', async () => {
    const before = copy.read(page)
    expect(await copy.reword(`${'a '.repeat(5_000)}a`)).toMatchObject(rejection('at most 10,000'))
    expect(copy.read(page)).toBe(before)
    expect(await copy.reword('Ten thousand letters. '.repeat(460).slice(0, 10_000))).toMatchObject({
      saved: true,
    })
  })

  test('when a character is only half there, wherever it was typed', async () => {
    const half = 'Free \ud83d'
    const {span} = copy.block(page, 'Every track')
    const changes: Change[] = [
      copy.typing('Every track', half),
      copy.setting(page, 'title', half),
      copy.setting(events, 'title', half, 'open-evening'),
      {type: 'split', span, before: plainInlines('One.'), below: [{paragraph: plainInlines(half)}]},
      {type: 'add', below: span, insertion: {paragraph: plainInlines(half)}},
    ]
    for (const change of changes)
      expect(await copy.editor.save(change)).toMatchObject(rejection('only half there'))
  })

  test('when somebody else changed the words meanwhile, and shows their words', async () => {
    const change = copy.typing('Every track', 'Free.')
    copy.replace(page, 'Every track is free.', 'All tracks\nare **free**.')
    expect(await copy.editor.save(change)).toMatchObject({
      ...rejection('changed this meanwhile'),
      currentText: 'All tracks are free.',
    })
  })

  test('when the file was renamed, even if a folder has its name now', async () => {
    const change = copy.typing('Every track', 'Free.')
    renameSync(copy.path(page), copy.path('pages/teaching.mdx'))
    expect(await copy.editor.save(change)).toMatchObject(rejection('is not there any more'))
    mkdirSync(copy.path(page))
    expect(await copy.editor.save(change)).toMatchObject(rejection('is not there any more'))
  })

  test.each(['New.', undefined])(
    'as a whole when one of its files changed while it was being saved: %s',
    (after) => {
      const before = [copy.read(home), copy.read(page)]
      const changes = [
        {file: home, before: before[0], after: 'New.'},
        {file: page, before: 'Older words.', after},
      ]
      expect(writeChanges(copy.root, changes)?.reason).toContain('changed while it was being saved')
      expect([copy.read(home), copy.read(page)]).toEqual(before)
    },
  )

  test('when the file is read-only', async () => {
    chmodSync(copy.path(page), 0o444)
    expect(await copy.reword()).toMatchObject(rejection('can only be read'))
  })

  test('when the folder is a symbolic link that leads out of the project', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
    const change = copy.typing('Every track', 'Free.')
    const before = copy.read(page)
    renameSync(copy.path('pages'), join(elsewhere, 'pages'))
    symlinkSync(join(elsewhere, 'pages'), copy.path('pages'))
    expect(await copy.editor.save(change)).toMatchObject(rejection('is a link to another place'))
    expect(readFileSync(join(elsewhere, page), 'utf8')).toBe(before)
  })
})

test('rewording a heading also changes the links to it, in one save and one undo', async () => {
  copy.write(home, `${copy.read(home).trimEnd()}\n\nBack to [the events](#next-up).\n`)
  const before = [copy.read(home), copy.read(page)]
  const change = copy.typing('Next up', 'What is on', home)
  expect(await copy.editor.save(change)).toEqual({
    saved: false,
    reason: '2 other places still use the old name: “Home” and “Services”.',
    fixable: 'Change it in all 3 places',
  })
  expect([copy.read(home), copy.read(page)]).toEqual(before)
  expect(await copy.editor.save({...change, autofix: true})).toMatchObject({saved: true})
  expect(copy.read(home)).toContain('## What is on\n')
  expect(copy.read(home)).toContain('[the events](#what-is-on)')
  expect(copy.read(page)).toContain('[more about the events](/#what-is-on)')
  expect(await copy.editor.undo()).toMatchObject({saved: true})
  expect([copy.read(home), copy.read(page)]).toEqual(before)
})
