import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterEach, expect, test, vi} from 'vitest'
import {openEditor} from '../../../src/edit/editor.ts'
import {openBranch} from '../../../src/edit/host/branch.ts'
import {HostError} from '../../../src/edit/host/codeHost.ts'
import {actionsIn, events, fresh, home, newPage, old, page, rejection} from '../copy.ts'
import {built, openOn, start} from './openOn.ts'

afterEach(() => void vi.useRealTimers())

const linkTo = (href: string) => ({
  type: 'text' as const,
  text: 'a link',
  marks: [{type: 'link' as const, attrs: {href}}],
})

test('a save is a commit of just this change on a branch of the author, which the first save creates', async () => {
  const {memory, reword} = await start()
  expect([...memory.branches.keys()]).toEqual(['main'])
  expect(await reword()).toMatchObject({saved: true})
  expect([...memory.branches.keys()]).toEqual(['main', expect.stringMatching(/^edit\/amara\/\d/)])
  expect(memory.readOwn(page)).toBe(built.texts.get(page)?.replace(old, fresh))
  expect(memory.read('main', page)).toBe(built.texts.get(page))
})

test('on another device the words are as they were left, listed as changed, and can be undone and redone', async () => {
  const {memory, reword, set} = await start()
  await reword()
  await set(events, 'title', 'Pay, explained', 'open-evening')
  const {editor, block} = await openOn(memory.host)
  expect(block(page, fresh)).toBeDefined()
  const [last, first] = editor.listChanges()
  expect([first, last]).toMatchObject([
    {file: page, before: old, after: fresh, action: 'undo'},
    {file: events, after: 'Pay, explained', action: 'undo'},
  ])
  expect(await editor.undo(first?.id)).toMatchObject({saved: true})
  expect(memory.readOwn(page)).toBe(built.texts.get(page))
  expect(memory.readOwn(events)).toContain('Pay, explained')
  const later = await openOn(memory.host)
  expect(later.editor.listChanges()[1]).toMatchObject({action: 'redo'})
  expect(await later.editor.redo(first?.id)).toMatchObject({saved: true})
  expect(memory.readOwn(page)).toContain(fresh)
})

test('on a device whose clock is slow, what was just undone can be redone', async () => {
  const {memory, reword} = await start()
  await reword()
  vi.useFakeTimers({now: new Date('2020-01-01'), toFake: ['Date']})
  const {editor} = await openOn(memory.host)
  await editor.undo()
  expect(await editor.redo()).toMatchObject({saved: true})
  expect(memory.readOwn(page)).toContain(fresh)
})

test('changes that were undone within one second are redone in reverse order, also on another device', async () => {
  const {memory, editor, reword, set} = await start()
  await reword()
  await set(events, 'title', 'Pay, explained', 'open-evening')
  await editor.undo()
  await editor.undo()
  const later = await openOn(memory.host)
  expect(await later.editor.redo()).toMatchObject({saved: true})
  expect(memory.readOwn(page)).toContain(fresh)
  expect(memory.readOwn(events)).not.toContain('Pay, explained')
})

test('a change with an error is refused as in a folder, and nothing is committed', async () => {
  const {memory, reword} = await start()
  expect(await reword([linkTo('/nowhere')])).toMatchObject(rejection('/nowhere'))
  expect(memory.branches.has(memory.own())).toBe(false)
})

test('a page that is added is in the branch with its address, and so is a block that is moved', async () => {
  const {memory, editor, block} = await start()
  expect(await editor.save(newPage)).toMatchObject({saved: true, added: '/money-clinic'})
  expect(memory.readOwn('pages/money-clinic.mdx')).toContain('# Money clinic')
  const moved = await editor.save({type: 'move', span: block(page, 'Every track').span, direction: 'down'})
  expect(moved).toMatchObject({saved: true})
  expect(editor.listChanges()).toHaveLength(2)
})

test('what another device commits meanwhile is merged word by word, and its words stay', async () => {
  const {memory, reword} = await start()
  await reword()
  const other = await openOn(memory.host)
  expect(await other.retitle()).toMatchObject({saved: true})
  expect(await reword(`${fresh} Really.`)).toMatchObject({saved: true})
  expect(memory.readOwn(page)).toContain('# What we teach')
  expect(memory.readOwn(page)).toContain(`${fresh}\nReally.`)
})

test('the same words changed on two devices are refused with the other text, and neither is lost', async () => {
  const {memory, reword} = await start()
  await reword()
  const other = await openOn(memory.host)
  await other.reword('Every track costs nothing.')
  const refused = await reword('Every track is a gift.')
  expect(refused).toMatchObject({
    saved: false,
    currentText: expect.stringContaining('Every track costs nothing.'),
  })
  expect(memory.readOwn(page)).toContain('Every track costs nothing.')
})

test('a link to a page that another device deletes meanwhile is refused', async () => {
  const {memory, editor, reword} = await start()
  await editor.save(newPage)
  const other = await openOn(memory.host)
  await other.editor.undo()
  expect(await reword([linkTo('/money-clinic')])).toMatchObject(rejection('/money-clinic'))
  expect(memory.readOwn(page)).toContain(old)
})

test('a save whose answer is lost is not made twice', async () => {
  const {memory} = await start()
  let isLost = true
  const {reword, editor} = await openOn({
    ...memory.host,
    async commit(request) {
      const id = await memory.host.commit(request)
      if (isLost) throw new HostError('offline')
      return id
    },
  })
  await expect(reword()).rejects.toThrow('could not be reached')
  isLost = false
  expect(await reword()).toMatchObject({saved: true})
  expect(editor.listChanges()).toHaveLength(1)
  const {commits} = await memory.host.compare('main', memory.own())
  expect(commits).toHaveLength(1)
})

test('a proposal opens a pull request with its sentence, and once that is merged the next save begins a branch', async () => {
  const {memory, editor, reword} = await start()
  expect(editor.previewProposal()).toMatchObject({reason: expect.stringContaining('changed nothing yet')})
  await reword()
  expect(editor.previewProposal().changes).toMatchObject([{file: page, before: old, after: fresh}])
  expect(await editor.propose(' ')).toMatchObject({created: false})
  expect(await editor.propose('Say that it is free')).toMatchObject({created: true, isSent: true})
  expect(await editor.findSent()).toMatchObject({
    address: memory.pulls[0]?.address,
    sentence: 'Say that it is free',
    message: 'Sent for review. Nobody has answered yet.',
  })
  Object.assign(memory.pulls[0] ?? {}, {review: 'approved'})
  expect((await (await openOn(memory.host)).editor.findSent())?.message).toContain('Approved.')
  expect(memory.pulls).toMatchObject([{title: 'Say that it is free', state: 'open'}])
  expect((await openOn(memory.host)).editor.listChanges()).toHaveLength(1)

  memory.push('main', {[page]: memory.readOwn(page)})
  Object.assign(memory.pulls[0] ?? {}, {state: 'merged'})
  const next = await openOn(memory.host)
  expect(next.block(page, fresh)).toBeDefined()
  expect(next.editor.listChanges()).toEqual([])
  expect(await next.editor.findSent()).toMatchObject({
    isOpen: false,
    message: expect.stringContaining('accepted'),
  })
  await next.retitle()
  expect(await next.editor.findSent()).toBeUndefined()
  expect(memory.readOwn(page)).toContain('# What we teach')
})

test('a save says whether reviewers see it at once, also on another device', async () => {
  const {memory, editor, reword, retitle} = await start()
  expect(await reword()).not.toHaveProperty('isInReview')
  await editor.propose('Say that it is free')
  expect(await retitle()).toMatchObject({saved: true, isInReview: true})
  const later = await openOn(memory.host)
  expect(await later.editor.save(newPage)).toMatchObject({saved: true, isInReview: true})
})

test('what is saved in a tab that stays open while the proposal is merged is found again', async () => {
  const {memory, editor, reword, retitle} = await start()
  await reword()
  await editor.propose('Say that it is free')
  memory.push('main', {[page]: memory.readOwn(page)})
  Object.assign(memory.pulls[0] ?? {}, {state: 'merged'})
  expect(await retitle()).toMatchObject({saved: true})
  const later = await openOn(memory.host)
  expect(later.block(page, 'What we teach')).toBeDefined()
  expect(later.editor.listChanges()[0]).toMatchObject({after: 'What we teach'})
})

test('when the host deletes the branch after merging it, the next save begins another', async () => {
  const {memory, reword, retitle} = await start()
  await reword()
  memory.push('main', {[page]: memory.readOwn(page)})
  memory.branches.delete(memory.own())
  expect(await retitle()).toMatchObject({saved: true})
  expect(memory.readOwn(page)).toContain(fresh)
  expect(memory.readOwn(page)).toContain('# What we teach')
  const later = await openOn(memory.host)
  expect(later.editor.listChanges()).toMatchObject([{after: 'What we teach'}])
})

test('two tabs that were opened before the first save use one branch', async () => {
  const {memory, reword} = await start()
  const other = await openOn(memory.host)
  await reword()
  expect(await other.retitle()).toMatchObject({saved: true})
  expect([...memory.branches.keys()]).toHaveLength(2)
  expect(memory.readOwn(page)).toContain(fresh)
  expect(memory.readOwn(page)).toContain('# What we teach')
})

test('a preview of a branch for review is edited on that branch, but not once it is merged', async () => {
  const {memory} = await start()
  memory.push('main', {})
  memory.branches.set('words-of-ben', memory.branches.get('main') ?? '')
  memory.push('words-of-ben', {[home]: `${built.texts.get(home)}\nNew words.\n`})
  const openPreview = async () => actionsIn(openEditor(await openBranch(memory.host, built, 'words-of-ben')))
  await memory.host.openPullRequest({branch: 'words-of-ben', into: 'main', title: 'New words', body: ''})
  await (await openPreview()).reword()
  expect(memory.read('words-of-ben', page)).toContain(fresh)
  Object.assign(memory.pulls[0] ?? {}, {state: 'merged'})
  await (await openPreview()).retitle()
  expect(memory.read('words-of-ben', page)).not.toContain('# What we teach')
  expect(memory.readOwn(page)).toContain('# What we teach')
})

test('on a branch for review each person undoes only what they saved, and sees who saved the rest', async () => {
  const {memory} = await start()
  memory.branches.set('words-of-ben', memory.branches.get('main') ?? '')
  await memory.host.openPullRequest({branch: 'words-of-ben', into: 'main', title: 'New words', body: ''})
  const openAs = async (login: string) =>
    actionsIn(openEditor(await openBranch(memory.hostOf(login), built, 'words-of-ben')))
  await (await openAs('amara')).reword()
  const ben = await openAs('ben')
  await ben.retitle()
  const amara = await openAs('amara')
  const [theirs, own] = amara.editor.listChanges()
  expect(theirs).toMatchObject({author: 'ben', reason: expect.stringContaining('ben changed this')})
  expect(theirs?.action).toBeUndefined()
  expect(own).toMatchObject({after: fresh, action: 'undo'})
  expect(own?.author).toBeUndefined()
  expect(await amara.editor.undo(theirs?.id)).toMatchObject({saved: false})
  expect(await amara.editor.undo()).toMatchObject({saved: true})
  expect(memory.read('words-of-ben', page)).toContain('# What we teach')
  expect(memory.read('words-of-ben', page)).not.toContain(fresh)
  const later = await openAs('ben')
  await later.set(events, 'title', 'Pay, explained', 'open-evening')
  expect(await (await openAs('amara')).editor.redo()).toMatchObject({saved: true})
  expect(memory.read('words-of-ben', page)).toContain(fresh)
})

test('the latest site is merged into the branch, and a conflict changes nothing', async () => {
  const {memory, editor, reword} = await start()
  await reword()
  expect(await editor.getLatest()).toMatchObject({isOk: true, message: 'You have the latest site already.'})
  memory.push('main', {[home]: `${built.texts.get(home)}\nNew words.\n`})
  expect(await editor.getLatest()).toMatchObject({isOk: true, message: 'You have the latest site now.'})
  expect(memory.readOwn(home)).toContain('New words.')
  expect(memory.readOwn(page)).toContain(fresh)
  expect(editor.listChanges()).toMatchObject([{action: 'undo'}])
  memory.push('main', {[page]: built.texts.get(page)?.replace(old, 'Every track is cheap.') ?? ''})
  expect(await editor.getLatest()).toMatchObject({
    isOk: false,
    message: expect.stringContaining('other words'),
  })
  expect(memory.readOwn(page)).toContain(fresh)
})

test('the latest site is merged word by word where the code host sees a conflict', async () => {
  const {memory, editor, reword, set} = await start()
  await reword()
  await set(events, 'title', 'Pay, explained', 'open-evening')
  const published = built.texts.get(page)?.replace(/^# .*$/m, '# What we teach') ?? ''
  memory.push('main', {[page]: published, [home]: `${built.texts.get(home)}\nNew words.\n`})
  const own = memory.branches.get(memory.own())
  expect(await memory.host.merge(memory.own(), 'main')).toBeUndefined()
  expect(await editor.getLatest()).toMatchObject({isOk: true, message: 'You have the latest site now.'})
  expect(memory.readOwn(page)).toBe(published.replace(old, fresh))
  expect(memory.readOwn(events)).toContain('Pay, explained')
  expect(memory.readOwn(home)).toContain('New words.')
  expect(await memory.host.compare('main', memory.own())).toMatchObject({
    mergeBase: memory.branches.get('main'),
    commits: expect.arrayContaining([expect.objectContaining({id: own})]),
  })
  const later = await openOn(memory.host)
  expect(later.editor.listChanges()).toMatchObject([{action: 'undo'}, {action: 'undo'}])
  expect(await later.editor.undo()).toMatchObject({saved: true})
  expect(memory.readOwn(events)).not.toContain('Pay, explained')
  expect(await later.editor.getLatest()).toMatchObject({message: 'You have the latest site already.'})
})

test('a branch with other changed files, which may be programs, is not merged word by word', async () => {
  const {memory, editor, reword} = await start()
  await reword()
  memory.push(memory.own(), {'edit.sh': 'echo Later\n'})
  memory.push('main', {[page]: built.texts.get(page)?.replace(/^# .*$/m, '# What we teach') ?? ''})
  const before = memory.branches.get(memory.own())
  expect(await editor.getLatest()).toMatchObject({isOk: false})
  expect(memory.branches.get(memory.own())).toBe(before)
})

test('a picture is committed as it is, listed, and deleted again by undoing', async () => {
  const {memory, editor, block} = await start()
  const bytes = readFileSync(join(import.meta.dirname, '../../../public/icon-192.png')).toString('base64')
  const {span} = block(page, 'Every track')
  const saved = await editor.save({
    type: 'picture',
    span,
    name: 'our team',
    shows: 'The team at a table',
    bytes,
  })
  expect(saved).toMatchObject({saved: true, added: '/our-team.png'})
  const commit = memory.branches.get(memory.own()) ?? ''
  expect([...(await memory.host.listFiles(commit)).keys()]).toContain('public/our-team.png')
  const {editor: later} = await openOn(memory.host)
  expect(await later.undo()).toMatchObject({saved: true})
  const after = memory.branches.get(memory.own()) ?? ''
  expect([...(await memory.host.listFiles(after)).keys()]).not.toContain('public/our-team.png')
})

test('a key without the right to write opens nothing, and says what to do', async () => {
  const {memory} = await start()
  const readOnly = {
    ...memory.host,
    describeAccess: async () => ({login: 'amara', canWrite: false, defaultBranch: 'main'}),
  }
  await expect(openBranch(readOnly, built)).rejects.toThrow('Your key does not allow this.')
})
