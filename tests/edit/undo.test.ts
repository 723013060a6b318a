import {chmodSync, mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {openEditor} from '../../src/edit/editor.ts'
import type {Step} from '../../src/edit/store.ts'
import {openFolder} from '../../src/edit/versions/folder.ts'
import {changeEntries, entryToUndo} from '../../src/edit/versions/undo.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {copy, copyForEachTest, events, fresh, newPage, old, openProject, page, rejection} from './copy.ts'
import {commitAll, git, makeRepository} from './repository.ts'

copyForEachTest(makeRepository)
afterEach(() => void vi.unstubAllEnvs())

const withoutRepository = () => rmSync(copy.path('.git'), {recursive: true})

test.each([
  ['in a clone', () => undefined],
  ['in a repository without a commit', () => [withoutRepository(), git('init', '--quiet')]],
  ['in a folder without git', withoutRepository],
  ['on a computer without git', () => vi.stubEnv('PATH', copy.path('nothing'))],
])('%s, changes are undone byte for byte, the latest first, and redone in reverse', async (_, prepare) => {
  prepare()
  const texts = [copy.read(page)]
  await copy.reword()
  texts.push(copy.read(page))
  await copy.retitle()
  texts.push(copy.read(page))
  const listed = () => copy.editor.listChanges().map(({action}) => action)
  expect(await copy.editor.undo()).toMatchObject({saved: true})
  expect(copy.read(page)).toBe(texts[1])
  expect(listed()).toEqual(['redo', 'undo'])
  await copy.editor.undo()
  expect(copy.read(page)).toBe(texts[0])
  expect(copy.editor.listChanges()).toMatchObject([
    {undoneBy: expect.any(Number), action: 'redo'},
    {action: 'redo'},
  ])
  expect(await copy.editor.redo()).toMatchObject({saved: true})
  expect(copy.read(page)).toBe(texts[1])
  expect(listed()).toEqual(['redo', 'undo'])
  await copy.editor.redo()
  expect(copy.read(page)).toBe(texts[2])
})

describe('a change', () => {
  test('is listed with the words before and after, the latest first', async () => {
    await copy.reword()
    await copy.set(events, 'price', 'Free, as always', 'open-evening')
    expect(copy.editor.listChanges()).toMatchObject([
      {
        file: events,
        description: '“Open evening”: price',
        before: 'Free',
        after: 'Free, as always',
        action: 'undo',
      },
      {file: page, description: 'a paragraph', before: old, after: fresh},
    ])
  })

  test('that is the latest is undone first, however many there are', () => {
    const texts = Array.from({length: 250}, (_, count) => `${count} tracks are free.\n`)
    const steps = texts.slice(1).map((after, count): Step => {
      const words = {file: page, before: String(texts[count]), after}
      const at = new Date(count).toISOString()
      return {id: after, did: 'save', what: 'a paragraph', at, ...words, writes: [{...words, head: texts[0]}]}
    })
    const last = texts.at(-1) ?? ''
    const store = {steps: () => steps, publishedTexts: () => new Map([[page, texts[0]]])}
    const entries = changeEntries(withFileText(copy.editor.site(), page, last), store)
    expect(entryToUndo(entries, 'undo')?.after).toBe(last)
  })

  test('that was undone is not redone once something else is changed', async () => {
    await copy.reword()
    await copy.editor.undo()
    await copy.retitle()
    expect(await copy.editor.redo()).toMatchObject({saved: false, reason: 'There is nothing to redo.'})
  })

  test('is not undone when its words were changed again', async () => {
    await copy.reword()
    copy.replace(page, fresh, 'Some tracks cost nothing.')
    const [entry] = copy.editor.listChanges()
    expect(entry?.action).toBeUndefined()
    expect(entry?.reason).toContain('changed again later')
    expect(await copy.editor.undo(entry?.id)).toMatchObject(rejection('changed again later'))
    expect(copy.read(page)).toContain('Some tracks cost nothing.')
  })

  test('is listed in every editor that runs, now or later, and undone in any, while later changes stay', async () => {
    const other = openProject(copy.root)
    await copy.reword()
    await other.retitle()
    const later = openEditor(openFolder(copy.root))
    const [second, first] = later.listChanges()
    expect([second, first]).toMatchObject([{after: 'What we teach'}, {after: fresh}])
    expect([other.editor.listChanges(), copy.editor.listChanges()]).toEqual([
      later.listChanges(),
      later.listChanges(),
    ])
    expect(await later.undo(first?.id)).toMatchObject({saved: true})
    expect(copy.read(page)).toContain(`${old}\n`)
    expect(copy.read(page)).toContain('# What we teach\n')
    expect(await copy.editor.undo(second?.id)).toMatchObject({saved: true})
    expect(git('status', '--porcelain')).toBe('')
  })

  test('leaves branches, index, stash and reflog as they are, and runs no hook', async () => {
    mkdirSync(copy.path('.git/hooks'))
    for (const hook of ['pre-commit', 'post-commit', 'reference-transaction']) {
      writeFileSync(copy.path(`.git/hooks/${hook}`), '#!/bin/sh\necho "$0" >> ran\n')
      chmodSync(copy.path(`.git/hooks/${hook}`), 0o755)
    }
    const state = () => [
      git('for-each-ref', 'refs/heads', 'refs/tags', 'refs/stash'),
      git('ls-files', '--stage'),
      git('reflog'),
    ]
    const before = state()
    await copy.reword()
    await copy.editor.undo()
    expect(state()).toEqual(before)
    expect(git('status', '--porcelain')).toBe('')
  })

  test('can’t be undone once it is committed, even when the file was changed since', async () => {
    await copy.reword()
    await copy.editor.save(newPage)
    commitAll()
    const [latest, ...more] = copy.editor.listChanges()
    expect([latest, ...more].map((each) => each?.action)).toEqual([undefined, undefined])
    expect(latest?.reason).toContain('part of the site already')
    expect(await copy.editor.undo()).toMatchObject({saved: false, reason: 'There is nothing to undo.'})
    expect(await copy.editor.undo(latest?.id)).toMatchObject({
      reason: expect.stringContaining('part of the site already'),
    })
    await copy.reword('Every track is free of charge, always.')
    copy.replace(page, 'description: What we teach.', 'description: What we teach you.')
    expect(copy.editor.listChanges().map(({action}) => action)).toEqual(['undo', undefined, undefined])
  })

  test('can still be undone after git gc', async () => {
    await copy.reword()
    git('gc', '--quiet', '--prune=now')
    expect(await copy.editor.undo()).toMatchObject({saved: true})
    expect(git('status', '--porcelain')).toBe('')
  })

  test('is not written when it can’t be recorded for undo', async () => {
    const lock = copy.path('.git/refs/worktree/twelvesides/edits.lock')
    mkdirSync(join(lock, '..'), {recursive: true})
    writeFileSync(lock, '')
    expect(await copy.reword()).toMatchObject(rejection('could not be noted for undoing'))
    expect(git('status', '--porcelain')).toBe('')
    rmSync(lock)
    expect(await copy.reword()).toMatchObject({saved: true})
  })
})
