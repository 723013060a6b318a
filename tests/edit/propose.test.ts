import {execFileSync} from 'node:child_process'
import {mkdtempSync, renameSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {openCopy, words} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
const git = (...all: string[]) =>
  execFileSync('git', ['-c', 'core.hooksPath=/dev/null', ...all], {cwd: copy.root, encoding: 'utf8'}).trimEnd()

beforeEach(() => {
  copy = openCopy()
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Nadia')
  git('config', 'user.email', 'nadia@example.org')
  copy.write('.gitignore', 'node_modules/\n')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
})
afterEach(() => copy.remove())

const page = 'pages/services.mdx'
const reword = (to: string) =>
  copy.editor.save({do: 'inline', span: copy.block(page, 'Every track').span, to: words(to)})

test('a proposal is one branch with one commit of just what was edited, by whoever git says', async () => {
  await reword('Every track is free of charge.')
  copy.write('pages/index.mdx', copy.read('pages/index.mdx').replace('Welcome', 'Hello'))
  const made = await copy.editor.propose('Say that tracks cost nothing', '1 page reads differently.')
  expect(made).toMatchObject({made: true, branch: 'edit/say-that-tracks-cost-nothing', files: [page], others: []})
  expect(git('diff', '--name-only', 'main', 'edit/say-that-tracks-cost-nothing')).toBe(page)
  expect(git('log', '-1', '--format=%an %s: %b', 'edit/say-that-tracks-cost-nothing')).toBe(
    'Nadia Say that tracks cost nothing: 1 page reads differently.',
  )
  expect(git('show', `edit/say-that-tracks-cost-nothing:${page}`)).toBe(copy.read(page).trimEnd())
})

test('the branch, what is staged and the files stay as they are', async () => {
  await reword('Every track is free of charge.')
  copy.write('pages/index.mdx', copy.read('pages/index.mdx').replace('Welcome', 'Hello'))
  git('add', 'pages/index.mdx')
  const state = () => [git('status', '--porcelain=v2', '--branch'), git('diff', '--cached'), git('diff')]
  const before = state()
  await copy.editor.propose('Say more', '')
  expect(state()).toEqual(before)
})

test('changes by others in the same file are told', async () => {
  await reword('Every track is free of charge.')
  copy.write(page, copy.read(page).replace('## Questions', '## Ask us'))
  const made = await copy.editor.propose('Say more', '')
  expect(made).toMatchObject({
    made: true,
    others: [page],
    words: expect.stringContaining('What someone changed elsewhere'),
  })
})

test('a second proposal of the same words has a branch of its own', async () => {
  await reword('Every track is free of charge.')
  await copy.editor.propose('Say more', '')
  expect(await copy.editor.propose('Say more', '')).toMatchObject({branch: 'edit/say-more-2'})
})

test('a new page is part of it', async () => {
  await copy.editor.save({do: 'addPage', address: 'clinic', title: 'Money clinic', description: 'Bring a bill.'})
  expect(await copy.editor.propose('Add the clinic', '')).toMatchObject({
    made: true,
    files: ['pages/clinic.mdx'],
    others: [],
  })
  expect(git('show', 'edit/add-the-clinic:pages/clinic.mdx')).toContain('# Money clinic')
})

test('what was put back is not proposed', async () => {
  await reword('Every track is free of charge.')
  const [{id} = {id: ''}] = copy.editor.done()
  await copy.editor.undo(id)
  expect(await copy.editor.propose('Say more', '')).toMatchObject({made: false})
})

test('without a sentence nothing is made', async () => {
  await reword('Every track is free of charge.')
  expect(await copy.editor.propose('  ', '')).toMatchObject({
    made: false,
    reason: expect.stringContaining('one sentence'),
  })
  expect(git('branch', '--list')).toBe('* main')
})

describe('a proposal is sent', () => {
  /** A place to send to, as a folder beside. */
  const remote = () => {
    const folder = mkdtempSync(join(tmpdir(), 'remote-'))
    execFileSync('git', ['init', '--quiet', '--bare', folder])
    git('remote', 'add', 'origin', folder)
    return folder
  }

  test('only when that is asked for, and then as it stands', async () => {
    const folder = remote()
    await reword('Every track is free of charge.')
    const made = await copy.editor.propose('Say more', '')
    expect(made).toMatchObject({made: true, remote: 'origin'})
    const branches = () => execFileSync('git', ['branch', '--list'], {cwd: folder, encoding: 'utf8'}).trim()
    expect(branches()).toBe('')
    expect(await copy.editor.push('edit/say-more')).toMatchObject({sent: true})
    expect(branches()).toBe('edit/say-more')
    expect(git('ls-remote', 'origin', 'edit/say-more')).toContain(git('rev-parse', 'edit/say-more'))
    rmSync(folder, {recursive: true})
  })

  test('or stays here, with what git said, and can be sent again', async () => {
    const folder = remote()
    await reword('Every track is free of charge.')
    await copy.editor.propose('Say more', '')
    renameSync(folder, `${folder}-moved`)
    const failed = await copy.editor.push('edit/say-more')
    expect(failed).toMatchObject({sent: false, words: expect.stringContaining('Nothing is lost')})
    expect(git('branch', '--list', 'edit/say-more')).toContain('edit/say-more')
    renameSync(`${folder}-moved`, folder)
    expect(await copy.editor.push('edit/say-more')).toMatchObject({sent: true})
    rmSync(folder, {recursive: true})
  })

  test('and nothing but a proposal is', async () => {
    const folder = remote()
    expect(await copy.editor.push('main')).toMatchObject({sent: false})
    expect(await copy.editor.push('--all')).toMatchObject({sent: false})
    rmSync(folder, {recursive: true})
  })
})
