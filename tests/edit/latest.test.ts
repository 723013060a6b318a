import {execFileSync} from 'node:child_process'
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {openCopy, plainInlines} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
/** The folders of the remote repository and of a colleague's clone. */
let folders: {origin: string; colleague: string}

const gitIn = (folder: string, ...all: string[]) =>
  execFileSync('git', ['-c', 'core.hooksPath=/dev/null', ...all], {cwd: folder, encoding: 'utf8'}).trimEnd()
const git = (...all: string[]) => gitIn(copy.root, ...all)
const setAuthor = (folder: string) => {
  gitIn(folder, 'config', 'user.name', 'Nadia')
  gitIn(folder, 'config', 'user.email', 'nadia@example.org')
}

beforeEach(() => {
  copy = openCopy()
  const outer = mkdtempSync(join(tmpdir(), 'latest-'))
  folders = {origin: join(outer, 'origin'), colleague: join(outer, 'colleague')}
  gitIn(outer, 'init', '--quiet', '--bare', '--initial-branch=main', 'origin')
  git('init', '--quiet', '--initial-branch=main')
  setAuthor(copy.root)
  copy.write('.gitignore', 'node_modules/\n')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  git('remote', 'add', 'origin', folders.origin)
  git('push', '--quiet', '-u', 'origin', 'main')
  gitIn(outer, 'clone', '--quiet', folders.origin, 'colleague')
  setAuthor(folders.colleague)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(join(folders.origin, '..'), {recursive: true})
  copy.remove()
})

const page = 'pages/services.mdx'
const old = 'Every track is free.'
const fresh = 'Every track is free of charge.'
const heading = () =>
  copy.editor.save({do: 'inline', span: copy.block(page, 'What you’ll learn').span, to: plainInlines('What we teach')})

/** Publishes a colleague's change: replaces `from` in a file, or writes a new file if `from` is empty. */
function publish(file: string, from: string, to: string) {
  const path = join(folders.colleague, file)
  const text = from ? readFileSync(path, 'utf8') : ''
  expect(text).toContain(from)
  writeFileSync(path, from ? text.replace(from, to) : to)
  publishAll()
}
function publishAll() {
  gitIn(folders.colleague, 'add', '.')
  gitIn(folders.colleague, 'commit', '--quiet', '-m', 'Publish')
  gitIn(folders.colleague, 'push', '--quiet')
}
/** Sends a proposal and publishes it, as it is or reworded. */
async function publishProposal(reworded?: [from: string, to: string]) {
  const made = await copy.editor.propose('Say more')
  if (!made.made) throw new Error(made.reason)
  await copy.editor.push(made.branch)
  gitIn(folders.colleague, 'fetch', '--quiet')
  gitIn(folders.colleague, 'merge', '--quiet', '--squash', `origin/${made.branch}`)
  if (reworded) {
    const path = join(folders.colleague, page)
    writeFileSync(path, readFileSync(path, 'utf8').replace(...reworded))
  }
  publishAll()
}
const changed = () =>
  git('diff', '--unified=0', 'HEAD')
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line))
const isLatest = () => git('rev-parse', 'HEAD') === gitIn(folders.origin, 'rev-parse', 'main')

test('getting the latest site brings changed and new files', async () => {
  publish('pages/index.mdx', 'Welcome', 'Hello')
  publish('pages/news.mdx', '', 'News.\n')
  expect(await copy.editor.getLatest()).toMatchObject({done: true})
  expect([isLatest(), git('status', '--porcelain')]).toEqual([true, ''])
  expect(copy.read('pages/index.mdx')).toContain('Hello')
})

test('getting the latest site when nothing was published says that it is here already', async () => {
  await copy.reword()
  expect(await copy.editor.getLatest()).toEqual({done: true, words: 'You have the latest site already.'})
})

test('getting the latest site keeps changes made here, even in a file that others changed elsewhere', async () => {
  await copy.reword()
  publish(page, '## Questions', '## Ask us')
  publish('pages/index.mdx', 'Welcome', 'Hello')
  expect(await copy.editor.getLatest()).toMatchObject({done: true})
  expect([isLatest(), changed()]).toEqual([true, [`-${old}`, `+${fresh}`]])
  expect(git('diff', '--cached')).toBe('')
  expect(copy.editor.proposal().changes).toMatchObject([{before: old, after: fresh}])
  expect(await copy.editor.undo(copy.editor.done()[0]?.id ?? '')).toMatchObject({saved: true})
  expect(changed()).toEqual([])
})

test('getting the latest site changes nothing and names the page when others changed the same words', async () => {
  await copy.reword()
  publish(page, old, 'Every track costs nothing.')
  publish('pages/index.mdx', 'Welcome', 'Hello')
  const state = () => [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('diff'), copy.read(page)]
  const before = state()
  expect(await copy.editor.getLatest()).toMatchObject({done: false, words: expect.stringContaining('“Services”')})
  expect(state()).toEqual(before)
})

test('getting the latest site after a proposal was published keeps only the changes made since', async () => {
  await copy.reword()
  await publishProposal()
  await heading()
  expect(await copy.editor.getLatest()).toMatchObject({done: true})
  expect([isLatest(), changed()]).toEqual([true, ['-# What you’ll learn', '+# What we teach']])
  expect(copy.editor.proposal()).toMatchObject({
    changes: [{before: 'What you’ll learn', after: 'What we teach'}],
    leftOut: [],
  })
})

test('getting the latest site brings the words with which a proposal was published', async () => {
  await copy.reword()
  await publishProposal([fresh, 'Every track is free of any charge.'])
  await heading()
  expect(await copy.editor.getLatest()).toMatchObject({done: true})
  expect(copy.read(page)).toContain('Every track is free of any charge.\n')
  expect([isLatest(), changed()]).toEqual([true, ['-# What you’ll learn', '+# What we teach']])
  expect(copy.editor.proposal()).toMatchObject({changes: [{after: 'What we teach'}], leftOut: []})
})

test('getting the latest site works when it contains a file that was proposed from here', async () => {
  cpSync(copy.path('public/team.jpg'), copy.path('public/ours.jpg'))
  await copy.editor.save({
    do: 'inline',
    span: copy.block(page, 'Every track').span,
    to: [{words: 'Here is '}, {link: '/ours.jpg', inner: plainInlines('our team')}, {words: '.'}],
  })
  await publishProposal()
  expect(await copy.editor.getLatest()).toMatchObject({done: true})
  expect([isLatest(), git('status', '--porcelain')]).toEqual([true, ''])
})

test('getting the latest site keeps changes made outside the editor, or is refused if they would be lost', async () => {
  writeFileSync(copy.path('package.json'), '{"name": "ours"}\n')
  publish('pages/index.mdx', 'Welcome', 'Hello')
  expect(await copy.editor.getLatest()).toMatchObject({done: true})
  publish('package.json', '', '{"name": "theirs"}\n')
  expect(await copy.editor.getLatest()).toMatchObject({done: false, words: expect.stringContaining('package.json')})
  expect(copy.read('package.json')).toContain('ours')
})

test('getting the latest site is refused when commits were made here', async () => {
  await copy.reword()
  git('commit', '--quiet', '--all', '-m', 'Ours')
  publish('pages/index.mdx', 'Welcome', 'Hello')
  expect(await copy.editor.getLatest()).toMatchObject({
    done: false,
    words: expect.stringContaining('Commits were made'),
  })
})

test('getting the latest site is refused with the error of git when the remote can’t be reached', async () => {
  git('remote', 'set-url', 'origin', `${folders.origin}-moved`)
  expect(await copy.editor.getLatest()).toMatchObject({done: false, said: expect.stringContaining('-moved')})
})

test('getting the latest site refers staff to their developer when there is no remote or no git', async () => {
  git('remote', 'remove', 'origin')
  expect(await copy.editor.getLatest()).toMatchObject({
    done: false,
    words: expect.stringContaining('Ask your developer'),
  })
  rmSync(copy.path('.git'), {recursive: true})
  expect(await copy.editor.getLatest()).toMatchObject({
    done: false,
    words: expect.stringContaining('ask your developer'),
  })
})
