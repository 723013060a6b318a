import {chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test, vi} from 'vitest'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import {copy, copyForEachTest, fresh, home, newPage, old, openProject, page, siteFolder} from './copy.ts'
import {linkTo} from './onePage.ts'
import {changedLines, commitAll, git, gitIn, makeRepository} from './repository.ts'

copyForEachTest((folder) => {
  makeRepository(join(folder, 'site'))
  gitIn(folder, 'init', '--quiet', '--bare', '--template=', 'remote')
}, 'site')

const linesOf = (branch: string) => changedLines(`${branch}^`, branch)
const filesOf = (branch: string) => git('diff', '--name-only', `${branch}^`, branch).split('\n')
const propose = async (sentence = 'Say more') => {
  const made = await copy.editor.propose(sentence)
  if (!made.created) throw new Error(made.reason)
  return made
}
const changes = () => copy.editor.previewProposal().changes.map(({before, after}) => [before, after])
const nothing = {changes: [], excluded: []}
const costsNothing = 'Every track costs nothing.'

// S14.9
describe('a proposal', () => {
  test('is a branch with one commit by the git user, whose message has the words before and after', async () => {
    await copy.reword()
    expect(await propose('Say that tracks cost nothing')).toMatchObject({
      branch: 'edit/say-that-tracks-cost-nothing',
    })
    expect(git('log', '--format=%an: %B', 'main..edit/say-that-tracks-cost-nothing')).toBe(
      `Nadia: Say that tracks cost nothing\n\n${page}\nWas: ${old}\nNow: ${fresh}`,
    )
    expect(git('show', `edit/say-that-tracks-cost-nothing:${page}`)).toBe(copy.read(page).trimEnd())
  })

  test('leaves the current branch, the staged changes and the files as they are', async () => {
    await copy.reword()
    copy.replace(home, 'Welcome', 'Hello')
    git('add', home)
    const state = () => [git('status', '--porcelain=v2', '--branch'), git('diff', '--cached'), git('diff')]
    const before = state()
    await propose()
    expect(state()).toEqual(before)
  })

  test('leaves out what others typed in the same file, even in the lines around the change', async () => {
    copy.replace(page, 'What you’ll learn', 'What we teach')
    copy.replace(page, `${old}\n`, `Their line.\n${old}\nTheir other line.\n`)
    await copy.type('Their line.', `Their line. ${fresh} Their other line.`)
    copy.replace(page, '## Questions', '## Ask us')
    expect(linesOf((await propose()).branch)).toEqual([`-${old}`, `+${fresh}`])
  })

  test('contains an added picture, a file that a page newly links to and a new page, and no other file', async () => {
    for (const name of ['ours', 'other'])
      cpSync(copy.path('public/team.jpg'), copy.path(`public/${name}.jpg`))
    const span = copy.block(page, 'Every track').span
    const bytes = readFileSync(copy.path('public/team.jpg')).toString('base64')
    const file = 'public/our-team.jpg'
    await copy.editor.save({type: 'picture', span, shows: 'Four people', name: 'Our team', bytes})
    await copy.reword([...plainInlines('Here is '), ...linkTo('/ours.jpg', 'our team'), ...plainInlines('.')])
    await copy.editor.save(newPage)
    const proposed = copy.editor.previewProposal().changes
    expect(proposed).toContainEqual(
      expect.objectContaining({file, title: 'Picture', before: '', after: 'A picture'}),
    )
    expect(proposed.map((each) => each.file)).toContain('public/ours.jpg')
    const {branch} = await propose()
    expect(filesOf(branch)).toEqual(['pages/money-clinic.mdx', page, file, 'public/ours.jpg'])
    for (const each of [file, 'public/ours.jpg'])
      expect(git('rev-parse', `${branch}:${each}`)).toBe(git('hash-object', 'public/team.jpg'))
    expect(git('show', `${branch}:pages/money-clinic.mdx`)).toContain('# Money clinic')
    expect(copy.editor.previewProposal()).toMatchObject(nothing)
  })

  test('contains the words that were saved last, and no committed change', async () => {
    await copy.reword('Every track is open.')
    await copy.reword()
    expect(changes()).toEqual([[old, fresh]])
    commitAll()
    expect(copy.editor.previewProposal()).toMatchObject(nothing)
    await copy.reword(costsNothing)
    expect(changes()).toEqual([[fresh, costsNothing]])
  })

  test('leaves out what was undone, in the editor or by hand, and contains what was saved after that', async () => {
    await copy.reword()
    await copy.editor.undo()
    expect(copy.editor.previewProposal()).toMatchObject(nothing)
    await copy.reword()
    git('restore', page)
    copy.replace(page, '## Questions', '## Ask us')
    expect(copy.editor.previewProposal()).toMatchObject(nothing)
    await copy.reword(costsNothing)
    expect(copy.editor.previewProposal()).toMatchObject({
      changes: [{before: old, after: costsNothing}],
      excluded: [],
    })
  })

  test.each([
    ['the line endings that git stores', () => git('config', 'core.autocrlf', 'true'), /\n/g, '\r\n'],
    ['the byte order mark of a file', () => commitAll(), /^/, '\uFEFF'],
  ])('keeps %s', async (_, prepare, from, to) => {
    copy.write(page, copy.read(page).replace(from, to))
    prepare()
    await copy.reword()
    expect(linesOf((await propose()).branch)).toEqual([`-${old}`, `+${fresh}`])
  })

  test('changes the right folder when the project is in a folder of a repository', async () => {
    cpSync(siteFolder, copy.path('project'), {recursive: true})
    commitAll()
    const project = openProject(copy.path('project'))
    await project.reword()
    expect(await project.editor.propose('Say more')).toMatchObject({created: true})
    expect(filesOf('edit/say-more')).toEqual([`project/${page}`])
  })

  test('has a sentence that git does not drop as a comment when it starts with #', async () => {
    await copy.reword()
    const {branch} = await propose('#MoneySkills is our hashtag')
    git('checkout', '--quiet', '--force', branch)
    git('-c', 'core.editor=true', 'commit', '--quiet', '--amend')
    expect(git('log', '-1', '--format=%B')).toContain('MoneySkills is our hashtag')
    expect(git('log', '-1', '--format=%B')).toContain(fresh)
  })

  test('is signed where commits are signed', async () => {
    await copy.reword()
    writeProgram(
      '.git/signer',
      'cat >/dev/null; echo "[GNUPG:] SIG_CREATED " >&2; echo "-----BEGIN PGP SIGNATURE-----"',
    )
    git('config', 'gpg.program', copy.path('.git/signer'))
    git('config', 'commit.gpgSign', 'true')
    expect(git('cat-file', 'commit', (await propose()).branch)).toContain('gpgsig')
  })
})

describe('after a proposal', () => {
  test('there is nothing to propose until something else is changed, which builds on main', async () => {
    await copy.reword()
    await propose()
    expect(await copy.editor.propose('Again')).toMatchObject({created: false})
    await copy.retitle()
    await propose('Second')
    expect(linesOf('edit/second')).toEqual(['-# What you’ll learn', '+# What we teach'])
    expect(git('rev-parse', 'edit/second^')).toBe(git('rev-parse', 'main'))
  })

  test('another change of the same words builds on it, with all other words saved since', async () => {
    await copy.reword()
    await propose('First')
    await copy.reword(costsNothing)
    await copy.retitle()
    expect(copy.editor.previewProposal()).toMatchObject({buildsOn: true, excluded: []})
    await propose('Second')
    expect(git('rev-parse', 'edit/second^')).toBe(git('rev-parse', 'edit/first'))
    const retitled = ['-# What you’ll learn', '+# What we teach']
    expect(linesOf('edit/second')).toEqual([...retitled, `-${fresh}`, `+${costsNothing}`])
  })

  test('a change to a file that git restored builds on main', async () => {
    await copy.reword()
    await propose('First')
    git('restore', page)
    await copy.reword(costsNothing)
    const next = copy.editor.previewProposal()
    expect(next).toMatchObject({changes: [{before: old, after: costsNothing}], excluded: []})
    expect(next).not.toHaveProperty('buildsOn')
  })

  test('its changes can be proposed again once its branch is deleted, unless they are committed', async () => {
    await copy.reword()
    const {branch} = await propose()
    git('branch', '--quiet', '-D', branch)
    expect(changes()).toEqual([[old, fresh]])
    commitAll()
    copy.replace(page, '## Questions', '## Ask us')
    expect(copy.editor.previewProposal()).toMatchObject(nothing)
  })

  test('another proposal with the same sentence gets a branch with another name', async () => {
    await copy.reword()
    await propose()
    await copy.reword(costsNothing)
    git('update-ref', 'refs/remotes/origin/edit/say-more-2', 'main')
    expect(await propose()).toMatchObject({branch: 'edit/say-more-3'})
  })

  test.each([
    ['a branch called edit', 'refs/heads/edit', 'edit-say-more'],
    ['a branch called Edit at the remote', 'refs/remotes/origin/Edit', 'edit-say-more'],
    ['a branch below the one with its sentence', 'refs/heads/edit/say-more/again', 'edit/say-more-2'],
  ])('beside %s, a proposal gets a branch that git can make', async (_, other, branch) => {
    git('update-ref', other, 'main')
    await copy.reword()
    expect(await propose()).toMatchObject({branch})
    expect(linesOf(branch)).toEqual([`-${old}`, `+${fresh}`])
  })
})

describe('before a proposal is made', () => {
  test('a change inside words that others typed is listed as left out, and the rest is proposed', async () => {
    copy.replace(page, old, 'Each course is free.')
    await copy.type('Each course', 'Each coursebook is free.')
    await copy.retitle()
    expect(copy.editor.previewProposal()).toMatchObject({
      changes: [{before: 'What you’ll learn', after: 'What we teach'}],
      excluded: [expect.stringContaining('Each coursebook is free.')],
    })
    commitAll()
    expect(copy.editor.previewProposal()).toMatchObject({excluded: []})
  })

  test('a change that was overwritten outside the editor is listed as left out', async () => {
    await copy.reword()
    copy.replace(page, fresh, costsNothing)
    expect(copy.editor.previewProposal()).toMatchObject({
      changes: [],
      excluded: [expect.stringContaining(fresh)],
    })
  })

  test('a missing sentence, git user name or repository is reported', async () => {
    await copy.reword()
    expect(await copy.editor.propose('  ')).toMatchObject({
      created: false,
      reason: expect.stringContaining('sentence'),
    })
    git('config', 'user.useConfigOnly', 'true')
    git('config', '--unset', 'user.email')
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
    vi.stubEnv('EMAIL', '')
    expect(copy.editor.previewProposal().reason).toContain('git config user.name')
    vi.unstubAllEnvs()
    expect(git('branch', '--list')).toBe('* main')
    rmSync(copy.path('.git'), {recursive: true})
    expect(copy.editor.previewProposal().reason).toContain('ask your developer')
    expect(await copy.editor.propose('Say more')).toMatchObject({created: false})
  })
})

describe('a proposal is sent', () => {
  test('to the remote that git is configured to push to, and waits no longer', async () => {
    for (const name of ['anna', 'origin', 'site']) git('remote', 'add', name, '../remote')
    git('config', 'remote.pushDefault', 'site')
    await copy.reword()
    const {branch} = await propose()
    expect(copy.editor.previewProposal().unsent).toEqual([{branch, sentence: 'Say more', remote: 'site'}])
    const hook = '.git/hooks/pre-push'
    writeProgram(hook, 'yes "Checking." | head -c 3000000 >&2; echo "No pushes on Fridays." >&2; exit 1')
    const {isOk, gitOutput = ''} = await copy.editor.sendProposal(branch)
    expect([isOk, gitOutput.length < 3000]).toEqual([false, true])
    expect(gitOutput).toContain('No pushes on Fridays.')
    rmSync(copy.path(hook))
    expect(await copy.editor.sendProposal(branch)).toMatchObject({isOk: true})
    expect(copy.editor.previewProposal().unsent).toEqual([])
  })

  test('each on its own, and an earlier one waits until it is sent too', async () => {
    git('remote', 'add', 'origin', '../remote')
    await copy.reword()
    const first = await propose('Say it first')
    await copy.set(page, 'title', 'Another title')
    const second = await propose('Say it second')
    const waiting = () => copy.editor.previewProposal().unsent.map(({sentence}) => sentence)
    expect(waiting()).toEqual(['Say it second', 'Say it first'])
    await copy.editor.sendProposal(second.branch)
    expect(waiting()).toEqual(['Say it first'])
    await copy.editor.sendProposal(first.branch)
    expect(waiting()).toEqual([])
  })
})

function writeProgram(file: string, script: string) {
  mkdirSync(join(copy.path(file), '..'), {recursive: true})
  writeFileSync(copy.path(file), `#!/bin/sh\n${script}\n`)
  chmodSync(copy.path(file), 0o755)
}
