import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import {copy, copyForEachTest, fresh, home, old, page} from './copy.ts'
import {linkTo} from './onePage.ts'
import {changedLines, commitAll, git, gitIn, makeThreeFolders} from './repository.ts'

copyForEachTest(makeThreeFolders, 'site')

const colleague = (file = '') => copy.path(join('../colleague', file))

/** Publishes a colleague's change: replaces `from` in a file, or writes a new file if `from` is empty. */
function publish(file: string, from: string, to: string) {
  const text = from ? readFileSync(colleague(file), 'utf8') : ''
  expect(text).toContain(from)
  writeFileSync(colleague(file), from ? text.replace(from, to) : to)
  publishAll()
}
function publishAll() {
  commitAll(colleague())
  gitIn(colleague(), 'push', '--quiet')
}
/** Sends a proposal, then publishes it with `words` in place of the proposed text. */
async function publishProposal(words: string) {
  const made = await copy.editor.propose('Say more')
  if (!made.created) throw new Error(made.reason)
  await copy.editor.sendProposal(made.branch)
  gitIn(colleague(), 'fetch', '--quiet')
  gitIn(colleague(), 'merge', '--quiet', '--squash', `origin/${made.branch}`)
  writeFileSync(colleague(page), readFileSync(colleague(page), 'utf8').replace(fresh, words))
  publishAll()
}
const isLatest = () => git('rev-parse', 'HEAD') === gitIn(colleague(), 'rev-parse', 'HEAD')

test('getting the latest site brings changed and new files, and says so when there are none', async () => {
  publish(home, 'Welcome', 'Hello')
  publish('pages/news.mdx', '', 'News.\n')
  expect(await copy.editor.getLatest()).toMatchObject({isOk: true})
  expect([isLatest(), git('status', '--porcelain')]).toEqual([true, ''])
  expect(copy.read(home)).toContain('Hello')
  expect(await copy.editor.getLatest()).toEqual({isOk: true, message: 'You have the latest site already.'})
})

test('getting the latest site keeps changes made here, even in a file that others changed elsewhere', async () => {
  await copy.reword()
  publish(page, '## Questions', '## Ask us')
  publish(home, 'Welcome', 'Hello')
  expect(await copy.editor.getLatest()).toMatchObject({isOk: true})
  expect([isLatest(), changedLines('HEAD')]).toEqual([true, [`-${old}`, `+${fresh}`]])
  expect(git('diff', '--cached')).toBe('')
  expect(copy.editor.previewProposal().changes).toMatchObject([{before: old, after: fresh}])
  expect(await copy.editor.undo()).toMatchObject({saved: true})
  expect(changedLines('HEAD')).toEqual([])
})

test('getting the latest site changes nothing and names the page when others changed the same words', async () => {
  await copy.reword()
  publish(page, old, 'Every track costs nothing.')
  publish(home, 'Welcome', 'Hello')
  const state = () => [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('diff'), copy.read(page)]
  const before = state()
  expect(await copy.editor.getLatest()).toMatchObject({
    isOk: false,
    message: expect.stringContaining('“Services”'),
  })
  expect(state()).toEqual(before)
})

test.each([
  ['as it was proposed', fresh],
  ['in other words', 'Every track is free of any charge.'],
])(
  'getting the latest site after a proposal was published %s keeps only the changes made since',
  async (_, words) => {
    cpSync(copy.path('public/team.jpg'), copy.path('public/ours.jpg'))
    await copy.reword([
      ...plainInlines(`${fresh} See `),
      ...linkTo('/ours.jpg', 'our team'),
      ...plainInlines('.'),
    ])
    await publishProposal(words)
    await copy.retitle()
    expect(await copy.editor.getLatest()).toMatchObject({isOk: true})
    expect(copy.read(page)).toContain(`${words}\nSee [our team](/ours.jpg).\n`)
    expect(git('status', '--porcelain')).not.toContain('ours.jpg')
    expect([isLatest(), changedLines('HEAD')]).toEqual([true, ['-# What you’ll learn', '+# What we teach']])
    expect(copy.editor.previewProposal()).toMatchObject({
      changes: [{before: 'What you’ll learn', after: 'What we teach'}],
      excluded: [],
    })
  },
)

test('getting the latest site keeps changes made outside the editor, or is refused if they would be lost', async () => {
  copy.write('package.json', '{"name": "ours"}\n')
  publish(home, 'Welcome', 'Hello')
  expect(await copy.editor.getLatest()).toMatchObject({isOk: true})
  publish('package.json', '', '{"name": "theirs"}\n')
  expect(await copy.editor.getLatest()).toMatchObject({
    isOk: false,
    message: expect.stringContaining('package.json'),
  })
  expect(copy.read('package.json')).toContain('ours')
})

test('getting the latest site is refused while a file that it changes is staged', async () => {
  copy.replace(page, '## Questions', '## Ask us')
  git('add', page)
  publish(page, old, 'Every track costs nothing.')
  const state = () => [git('rev-parse', 'HEAD'), git('diff', '--cached'), copy.read(page)]
  const before = state()
  expect(await copy.editor.getLatest()).toMatchObject({
    isOk: false,
    message: expect.stringContaining('“Services”'),
  })
  expect(state()).toEqual(before)
})

test('getting the latest site changes nothing if git stops half way', async () => {
  await copy.reword()
  publish(page, '## Questions', '## Ask us')
  const before = [git('rev-parse', 'HEAD'), copy.read(page)]
  // Another git is at work, so that this one can’t go on.
  const lock = copy.path('.git/index.lock')
  writeFileSync(lock, '')
  expect(await copy.editor.getLatest()).toMatchObject({
    isOk: false,
    gitOutput: expect.stringContaining('index.lock'),
  })
  rmSync(lock)
  expect([git('rev-parse', 'HEAD'), copy.read(page)]).toEqual(before)
  expect(await copy.editor.getLatest()).toMatchObject({isOk: true})
  expect(changedLines('HEAD')).toEqual([`-${old}`, `+${fresh}`])
})

test('getting the latest site is refused with the reason: local commits, no network, no remote, no git', async () => {
  const refused = (reason: object) =>
    expect(copy.editor.getLatest()).resolves.toMatchObject({isOk: false, ...reason})
  await copy.reword()
  commitAll()
  publish(home, 'Welcome', 'Hello')
  await refused({message: expect.stringContaining('Commits were made')})
  git('remote', 'set-url', 'origin', '../origin-moved')
  await refused({gitOutput: expect.stringContaining('-moved')})
  git('remote', 'remove', 'origin')
  await refused({message: expect.stringContaining('Ask your developer')})
  rmSync(copy.path('.git'), {recursive: true})
  await refused({message: expect.stringContaining('ask your developer')})
})
