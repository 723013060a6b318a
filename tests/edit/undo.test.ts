import {execFileSync} from 'node:child_process'
import {chmodSync, mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {openEditor} from '../../src/edit/editor.ts'
import {openCopy, plainInlines} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => {
  vi.unstubAllEnvs()
  copy.remove()
})

const page = 'pages/services.mdx'
const git = (...all: string[]) => execFileSync('git', all, {cwd: copy.root, encoding: 'utf8'}).trimEnd()
const beginHistory = () => git('init', '--quiet', '--initial-branch=main')
const commitAll = () => {
  git('add', '.')
  git('-c', 'user.name=Nadia', '-c', 'user.email=nadia@example.org', 'commit', '--quiet', '-m', 'Begin')
}
const retitle = (editor = copy.editor) =>
  editor.save({do: 'inline', span: copy.block(page, 'What you’ll learn').span, to: plainInlines('What we teach')})
const latestId = () => copy.editor.done()[0]?.id ?? ''

describe.each([
  ['in a clone', () => [beginHistory(), commitAll()]],
  ['in a repository without a commit', beginHistory],
  ['in a folder without git', () => undefined],
  ['on a computer without git', () => vi.stubEnv('PATH', join(copy.root, 'nothing'))],
])('%s, a change', (_, prepare) => {
  beforeEach(() => void prepare())

  test('is listed with the words before and after, the latest first', async () => {
    await copy.reword()
    const {span} = copy.value('content/events.yaml', 'price', 'open-evening')
    await copy.editor.save({do: 'text', span, to: 'Free, as always'})
    expect(copy.editor.done()).toMatchObject([
      {
        file: 'content/events.yaml',
        what: 'price of Open evening',
        before: 'Free',
        after: 'Free, as always',
        can: 'undo',
      },
      {file: page, what: 'a paragraph', before: 'Every track is free.', after: 'Every track is free of charge.'},
    ])
  })

  test('is undone byte for byte, and redone', async () => {
    const before = copy.read(page)
    await copy.reword()
    const after = copy.read(page)
    expect(await copy.editor.undo(latestId())).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(before)
    expect(copy.editor.done()).toMatchObject([{undone: expect.any(String), can: 'redo'}])
    expect(await copy.editor.redo(latestId())).toMatchObject({saved: true})
    expect(copy.read(page)).toBe(after)
  })

  test('is undone, and a later change elsewhere in its file stays', async () => {
    await copy.reword()
    await retitle()
    expect(await copy.editor.undo(copy.editor.done()[1]?.id ?? '')).toMatchObject({saved: true})
    expect(copy.read(page)).toContain('Every track is free.\n')
    expect(copy.read(page)).toContain('# What we teach\n')
  })

  test('is not undone when its words were changed again', async () => {
    await copy.reword()
    copy.write(page, copy.read(page).replace('Every track is free of charge.', 'Some tracks cost nothing.'))
    expect(copy.editor.done()[0]?.can).toBeUndefined()
    expect(await copy.editor.undo(latestId())).toMatchObject({
      saved: false,
      why: 'changed',
      reason: expect.stringContaining('changed again later'),
    })
    expect(copy.read(page)).toContain('Some tracks cost nothing.')
  })

  test('is undone latest first and redone in reverse, until something else is changed', async () => {
    await copy.reword()
    await retitle()
    const changed = () => copy.editor.done().map(({can}) => can)
    await copy.editor.undo()
    expect(changed()).toEqual(['redo', 'undo'])
    await copy.editor.undo()
    await copy.editor.redo()
    expect(changed()).toEqual(['redo', 'undo'])
    await copy.reword('Every track costs nothing.')
    expect(await copy.editor.redo()).toMatchObject({saved: false, reason: 'There is nothing to redo.'})
  })

  test('that added a page is undone by deleting the page', async () => {
    await copy.editor.save({do: 'addPage', address: 'clinic', title: 'Money clinic', description: 'Bring a bill.'})
    expect(await copy.editor.undo(latestId())).toMatchObject({saved: true})
    expect(() => copy.read('pages/clinic.mdx')).toThrow('ENOENT')
  })
})

describe('in a git repository, a change', () => {
  beforeEach(() => {
    beginHistory()
    commitAll()
  })

  test('can be undone after the server is restarted', async () => {
    await copy.reword()
    const reopened = openEditor(copy.root)
    expect(await reopened.undo(reopened.done()[0]?.id ?? '')).toMatchObject({saved: true})
    expect(git('status', '--porcelain')).toBe('')
  })

  test('made in one of two running editors is listed in both, and can be undone in either', async () => {
    const other = openEditor(copy.root)
    await copy.reword()
    await retitle(other)
    const [second, first] = copy.editor.done()
    expect([second, first]).toMatchObject([{after: 'What we teach'}, {after: 'Every track is free of charge.'}])
    expect(other.done()).toEqual(copy.editor.done())
    expect(await other.undo(first?.id ?? '')).toMatchObject({saved: true})
    expect(await copy.editor.undo(second?.id ?? '')).toMatchObject({saved: true})
  })

  test('leaves branches, index, stash and reflog as they are, and runs no hook', async () => {
    for (const hook of ['pre-commit', 'post-commit', 'reference-transaction']) {
      mkdirSync(join(copy.root, '.git/hooks'), {recursive: true})
      writeFileSync(join(copy.root, '.git/hooks', hook), '#!/bin/sh\necho "$0" >> ran\n')
      chmodSync(join(copy.root, '.git/hooks', hook), 0o755)
    }
    const state = () => [
      git('for-each-ref', 'refs/heads', 'refs/tags', 'refs/stash'),
      git('ls-files', '--stage'),
      git('reflog'),
    ]
    const before = state()
    await copy.reword()
    await copy.editor.undo(latestId())
    expect(state()).toEqual(before)
    expect(git('status', '--porcelain')).toBe('')
  })

  test('can’t be undone once it is committed, even when the file was changed since', async () => {
    await copy.reword()
    await copy.editor.save({do: 'addPage', address: 'clinic', title: 'Money clinic', description: 'Bring a bill.'})
    commitAll()
    expect(copy.editor.done().map(({can}) => can)).toEqual([undefined, undefined])
    expect(await copy.editor.undo()).toMatchObject({saved: false, reason: 'There is nothing to undo.'})
    expect(await copy.editor.undo(latestId())).toMatchObject({reason: expect.stringContaining('committed')})
    await copy.reword('Every track is free of charge, always.')
    copy.write(page, copy.read(page).replace('description: What we teach.', 'description: What we teach you.'))
    expect(copy.editor.done().map(({can}) => can)).toEqual(['undo', undefined, undefined])
  })

  test('can still be undone after git gc', async () => {
    await copy.reword()
    git('gc', '--quiet', '--prune=now')
    expect(await copy.editor.undo(latestId())).toMatchObject({saved: true})
    expect(git('status', '--porcelain')).toBe('')
  })

  test('is not written when it can’t be recorded for undo', async () => {
    const lock = join(copy.root, '.git/refs/worktree/twelvesides/edits.lock')
    mkdirSync(join(lock, '..'), {recursive: true})
    writeFileSync(lock, '')
    expect(await copy.reword()).toMatchObject({saved: false, why: 'disk'})
    expect(git('status', '--porcelain')).toBe('')
    rmSync(lock)
    expect(await copy.reword()).toMatchObject({saved: true})
  })
})
