import {execFileSync} from 'node:child_process'
import {chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {openEditor} from '../../src/edit/editor.ts'
import {requestParams} from '../../src/edit/protocol.ts'
import {openCopy, plainInlines} from './openCopy.ts'

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
afterEach(() => {
  vi.unstubAllEnvs()
  copy.remove()
})

const page = 'pages/services.mdx'
const old = 'Every track is free.'
const fresh = 'Every track is free of charge.'
const reword = (to = fresh, from = 'Every track') =>
  copy.editor.save({do: 'inline', span: copy.block(page, from).span, to: plainInlines(to)})
/** Replaces text in a file, as somebody does in another program. */
const typed = (file: string, from: string, to: string) => {
  expect(copy.read(file)).toContain(from)
  copy.write(file, copy.read(file).replace(from, to))
}
const commitAll = () => git('commit', '--quiet', '--all', '-m', 'Go on')
/** Returns the removed and added lines of a proposal, each with its `-` or `+`. */
const linesOf = (branch: string) =>
  git('diff', '--unified=0', `${branch}^`, branch)
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line))
const filesOf = (branch: string) => git('diff', '--name-only', `${branch}^`, branch).split('\n')
const propose = async (sentence = 'Say more') => {
  const made = await copy.editor.propose(sentence)
  if (!made.made) throw new Error(made.reason)
  return made
}
const changes = () => copy.editor.proposal().changes.map(({before, after}) => [before, after])

// S14.9
describe('a proposal', () => {
  test('is one branch with one commit, by the git user, with the words before and after in its message', async () => {
    await reword()
    expect(await propose('Say that tracks cost nothing')).toMatchObject({branch: 'edit/say-that-tracks-cost-nothing'})
    expect(git('log', '--format=%an: %B', 'main..edit/say-that-tracks-cost-nothing')).toBe(
      `Nadia: Say that tracks cost nothing\n\n${page}\nWas: ${old}\nNow: ${fresh}`,
    )
    expect(git('show', `edit/say-that-tracks-cost-nothing:${page}`)).toBe(copy.read(page).trimEnd())
  })

  test('leaves the current branch, the staged changes and the files as they are', async () => {
    await reword()
    typed('pages/index.mdx', 'Welcome', 'Hello')
    git('add', 'pages/index.mdx')
    const state = () => [git('status', '--porcelain=v2', '--branch'), git('diff', '--cached'), git('diff')]
    const before = state()
    await propose()
    expect(state()).toEqual(before)
  })

  test.each([
    ['before', () => typed(page, 'What you’ll learn', 'What we teach')],
    ['after', () => undefined],
  ])('leaves out what others typed in the same file %s the change', async (when, type) => {
    type()
    await reword()
    if (when === 'after') typed(page, '## Questions', '## Ask us')
    const {branch} = await propose()
    expect(linesOf(branch)).toEqual([`-${old}`, `+${fresh}`])
  })

  test('leaves out what others typed in the lines around the change', async () => {
    typed(page, `${old}\n`, `Their line.\n${old}\nTheir other line.\n`)
    await reword(`Their line. ${fresh} Their other line.`)
    expect(linesOf((await propose()).branch)).toEqual([`-${old}`, `+${fresh}`])
  })

  test('contains an added picture, byte for byte, with the page that shows it', async () => {
    const span = copy.block(page, 'Every track').span
    const bytes = readFileSync(copy.path('public/team.jpg')).toString('base64')
    const file = 'public/our-team.jpg'
    await copy.editor.save({do: 'picture', span, shows: 'Four people', name: 'Our team', bytes})
    expect(copy.editor.proposal().changes).toContainEqual({file, place: 'Picture', before: '', after: 'A picture'})
    const {branch} = await propose()
    expect(filesOf(branch)).toEqual([page, file])
    expect(git('rev-parse', `${branch}:${file}`)).toBe(git('hash-object', file))
    expect(copy.editor.proposal()).toMatchObject({changes: []})
  })

  test('contains only what was changed since the last commit', async () => {
    await reword()
    commitAll()
    await reword('Every track costs nothing.')
    expect(linesOf((await propose()).branch)).toEqual([`-${fresh}`, '+Every track costs nothing.'])
  })

  test('contains the words that were saved last, and none that were saved before them', async () => {
    await reword()
    await reword('Every track costs nothing.')
    expect(changes()).toEqual([[old, 'Every track costs nothing.']])
    commitAll()
    expect(copy.editor.proposal()).toMatchObject({changes: [], leftOut: []})
  })

  test('leaves out what was undone', async () => {
    await reword()
    await copy.editor.undo(copy.editor.done()[0]?.id ?? '')
    expect(await copy.editor.propose('Say more')).toMatchObject({made: false})
  })

  test('leaves out what was undone by hand', async () => {
    await reword()
    typed(page, fresh, old)
    typed(page, '## Questions', '## Ask us')
    expect(copy.editor.proposal()).toMatchObject({changes: [], leftOut: []})
  })

  test('contains what was changed after git restored the file', async () => {
    await reword()
    git('restore', page)
    await reword('Every track costs nothing.')
    expect(copy.editor.proposal().leftOut).toEqual([])
    expect(linesOf((await propose()).branch)).toEqual([`-${old}`, '+Every track costs nothing.'])
  })

  test('contains a new page', async () => {
    await copy.editor.save({do: 'addPage', address: 'clinic', title: 'Money clinic', description: 'Bring a bill.'})
    expect(filesOf((await propose('Add the clinic')).branch)).toEqual(['pages/clinic.mdx'])
    expect(git('show', 'edit/add-the-clinic:pages/clinic.mdx')).toContain('# Money clinic')
  })

  test('contains the file of public/ that the page newly links to, byte for byte, and no other file', async () => {
    for (const name of ['ours', 'other']) cpSync(copy.path('public/team.jpg'), copy.path(`public/${name}.jpg`))
    await copy.editor.save({
      do: 'inline',
      span: copy.block(page, 'Every track').span,
      to: [{words: 'Here is '}, {link: '/ours.jpg', inner: plainInlines('our team')}, {words: '.'}],
    })
    expect(copy.editor.proposal().changes.map(({file}) => file)).toContain('public/ours.jpg')
    const {branch} = await propose()
    expect(filesOf(branch)).toEqual([page, 'public/ours.jpg'])
    expect(git('rev-parse', `${branch}:public/ours.jpg`)).toBe(git('hash-object', 'public/team.jpg'))
  })

  test('keeps the line endings that git stores', async () => {
    git('config', 'core.autocrlf', 'true')
    copy.write(page, copy.read(page).replaceAll('\n', '\r\n'))
    await reword()
    expect(linesOf((await propose()).branch)).toEqual([`-${old}`, `+${fresh}`])
  })

  test('keeps the byte order mark of a file', async () => {
    copy.write(page, `\uFEFF${copy.read(page)}`)
    commitAll()
    await reword()
    expect(linesOf((await propose()).branch)).toEqual([`-${old}`, `+${fresh}`])
  })

  test('changes the right folder when the project is in a folder of a repository', async () => {
    rmSync(join(copy.root, '.git'), {recursive: true})
    const outer = `${copy.root}-outer`
    mkdirSync(outer)
    renameSync(copy.root, join(outer, 'site'))
    const ofOuter = (...all: string[]) => execFileSync('git', all, {cwd: outer, encoding: 'utf8'}).trimEnd()
    ofOuter('init', '--quiet', '--initial-branch=main')
    ofOuter('config', 'user.name', 'Nadia')
    ofOuter('config', 'user.email', 'nadia@example.org')
    ofOuter('add', '.')
    ofOuter('commit', '--quiet', '-m', 'Begin')
    const editor = openEditor(join(outer, 'site'))
    const block = editor.editables(page).find((each) => JSON.stringify(each).includes('Every track'))
    if (block?.kind !== 'inline') throw new Error('No paragraph.')
    await editor.save({do: 'inline', span: block.span, to: plainInlines(fresh)})
    expect(await editor.propose('Say more')).toMatchObject({made: true})
    expect(ofOuter('diff', '--name-only', 'main', 'edit/say-more')).toBe(`site/${page}`)
    rmSync(outer, {recursive: true})
  })
})

describe('after a proposal', () => {
  test('there is nothing to propose until something else is changed', async () => {
    await reword()
    await propose()
    expect(await copy.editor.propose('Again')).toMatchObject({made: false})
    await copy.editor.save({
      do: 'inline',
      span: copy.block(page, 'What you’ll learn').span,
      to: plainInlines('What we teach'),
    })
    await propose('Say that we teach')
    expect(linesOf('edit/say-that-we-teach')).toEqual(['-# What you’ll learn', '+# What we teach'])
    expect(git('rev-parse', 'edit/say-that-we-teach^')).toBe(git('rev-parse', 'main'))
  })

  test('another change of the same words builds on it', async () => {
    await reword()
    await propose('First')
    await reword('Every track costs nothing.')
    await propose('Second')
    expect(git('rev-parse', 'edit/second^')).toBe(git('rev-parse', 'edit/first'))
    expect(linesOf('edit/second')).toEqual([`-${fresh}`, '+Every track costs nothing.'])
  })

  test('another change of the same words builds on it, even when other words were saved since', async () => {
    await reword()
    await propose('First')
    await reword('Every track costs nothing.')
    await copy.editor.save({
      do: 'inline',
      span: copy.block(page, 'What you’ll learn').span,
      to: plainInlines('What we teach'),
    })
    expect(copy.editor.proposal()).toMatchObject({buildsOn: true, leftOut: []})
    await propose('Second')
    expect(git('rev-parse', 'edit/second^')).toBe(git('rev-parse', 'edit/first'))
    expect(linesOf('edit/second')).toEqual([
      '-# What you’ll learn',
      '+# What we teach',
      `-${fresh}`,
      '+Every track costs nothing.',
    ])
  })

  test('it waits until it is sent, even when the server is restarted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'remote-'))
    execFileSync('git', ['init', '--quiet', '--bare', folder])
    git('remote', 'add', 'origin', folder)
    await reword()
    expect(copy.editor.proposal().waiting).toBeUndefined()
    await propose()
    const waiting = () => openEditor(copy.root).proposal().waiting
    expect(waiting()).toEqual({branch: 'edit/say-more', remote: 'origin'})
    await copy.editor.push('edit/say-more')
    expect(waiting()).toBeUndefined()
    rmSync(folder, {recursive: true})
  })

  test('a change to a file that git restored builds on main', async () => {
    await reword()
    await propose('First')
    git('restore', page)
    await reword('Every track costs nothing.')
    await propose('Second')
    expect(git('rev-parse', 'edit/second^')).toBe(git('rev-parse', 'main'))
    expect(linesOf('edit/second')).toEqual([`-${old}`, '+Every track costs nothing.'])
  })

  test('its changes can be proposed again once its branch is deleted', async () => {
    await reword()
    const {branch} = await propose()
    git('branch', '--quiet', '-D', branch)
    expect(changes()).toEqual([[old, fresh]])
  })

  test('its changes are not proposed again when they were merged as another commit', async () => {
    await reword()
    const {branch} = await propose()
    commitAll()
    git('branch', '--quiet', '-D', branch)
    typed(page, '## Questions', '## Ask us')
    expect(copy.editor.proposal()).toMatchObject({changes: [], leftOut: []})
  })

  test('another proposal with the same sentence gets a branch with another name', async () => {
    await reword()
    await propose()
    await reword('Every track costs nothing.')
    git('update-ref', 'refs/remotes/origin/edit/say-more-2', 'main')
    expect(await propose()).toMatchObject({branch: 'edit/say-more-3'})
  })
})

describe('before a proposal is made', () => {
  test('a change inside words that others typed is listed as left out, and the rest is proposed', async () => {
    typed(page, old, 'Each course is free.')
    await copy.editor.save({
      do: 'inline',
      span: copy.block(page, 'Each course').span,
      to: plainInlines('Each coursebook is free.'),
    })
    await copy.editor.save({
      do: 'inline',
      span: copy.block(page, 'What you’ll learn').span,
      to: plainInlines('What we teach'),
    })
    const {leftOut} = copy.editor.proposal()
    expect(leftOut).toEqual([expect.stringContaining('Each coursebook is free.')])
    const {branch} = await propose()
    expect(linesOf(branch)).toEqual(['-# What you’ll learn', '+# What we teach'])
    commitAll()
    expect(copy.editor.proposal()).toMatchObject({leftOut: []})
  })

  test('a change that was overwritten outside the editor is listed as left out', async () => {
    await reword()
    typed(page, fresh, 'Every track costs nothing.')
    expect(copy.editor.proposal()).toMatchObject({changes: [], leftOut: [expect.stringContaining(fresh)]})
  })

  test('a sentence that describes it is required', async () => {
    await reword()
    expect(await copy.editor.propose('  ')).toMatchObject({made: false})
    expect(git('branch', '--list')).toBe('* main')
  })

  test('the command to set a name is shown when git has none', async () => {
    await reword()
    git('config', 'user.useConfigOnly', 'true')
    git('config', '--unset', 'user.email')
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
    vi.stubEnv('EMAIL', '')
    expect(copy.editor.proposal().reason).toContain('git config user.name')
  })

  test('staff are referred to their developer when there is no git repository', async () => {
    await reword()
    rmSync(join(copy.root, '.git'), {recursive: true})
    expect(copy.editor.proposal().reason).toContain('ask your developer')
    expect(await copy.editor.propose('Say more')).toMatchObject({made: false})
  })
})

test('git does not drop a sentence that starts with # as a comment', async () => {
  await reword()
  const {branch} = await propose('#MoneySkills is our hashtag')
  git('checkout', '--quiet', '--force', branch)
  git('-c', 'core.editor=true', 'commit', '--quiet', '--amend')
  expect(git('log', '-1', '--format=%B')).toContain('MoneySkills is our hashtag')
  expect(git('log', '-1', '--format=%B')).toContain(fresh)
})

describe('where commits are signed', () => {
  /** Makes git sign commits with that script. */
  const signer = (script: string) => {
    const program = join(copy.root, '.git/signer')
    writeFileSync(program, `#!/bin/sh\n${script}\n`)
    chmodSync(program, 0o755)
    git('config', 'gpg.program', program)
    git('config', 'commit.gpgSign', 'true')
  }

  test('a proposal is signed', async () => {
    await reword()
    signer('cat >/dev/null; echo "[GNUPG:] SIG_CREATED " >&2; echo "-----BEGIN PGP SIGNATURE-----"')
    const {branch} = await propose()
    expect(git('cat-file', 'commit', branch)).toContain('gpgsig')
  })
})

describe('a proposal is sent', () => {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true})
  })
  /** Adds a remote in a temporary folder, and returns the folder. */
  const remote = (name = 'origin') => {
    const folder = mkdtempSync(join(tmpdir(), 'remote-'))
    folders.push(folder)
    execFileSync('git', ['init', '--quiet', '--bare', folder])
    git('remote', 'add', name, folder)
    return folder
  }
  const hook = (path: string, script: string) => {
    mkdirSync(join(path, '..'), {recursive: true})
    writeFileSync(path, `#!/bin/sh\n${script}\n`)
    chmodSync(path, 0o755)
  }

  test('only when somebody asks for it, and then as the same commit', async () => {
    const folder = remote()
    await reword()
    expect(await propose()).toMatchObject({remote: 'origin'})
    const branches = () => execFileSync('git', ['branch', '--list'], {cwd: folder, encoding: 'utf8'}).trim()
    expect(branches()).toBe('')
    expect(await copy.editor.push('edit/say-more')).toMatchObject({done: true})
    expect(branches()).toBe('edit/say-more')
    expect(git('ls-remote', 'origin', 'edit/say-more')).toContain(git('rev-parse', 'edit/say-more'))
  })

  test('to the one of several remotes that git is set to push to', async () => {
    for (const name of ['anna', 'origin', 'site']) remote(name)
    git('config', 'remote.pushDefault', 'site')
    await reword()
    const {branch, remote: to} = await propose()
    expect(to).toBe('site')
    expect(await copy.editor.push(branch)).toMatchObject({done: true})
    expect(git('ls-remote', 'site', branch)).not.toBe('')
  })

  test('again after a failure, which keeps the branch and shows the error of git', async () => {
    const folder = remote()
    await reword()
    await propose()
    renameSync(folder, `${folder}-moved`)
    const failed = await copy.editor.push('edit/say-more')
    expect(failed).toMatchObject({done: false, words: expect.stringContaining('Nothing is lost')})
    expect(failed.gitOutput).toContain(folder)
    expect(git('branch', '--list', 'edit/say-more')).toContain('edit/say-more')
    renameSync(`${folder}-moved`, folder)
    expect(await copy.editor.push('edit/say-more')).toMatchObject({done: true})
  })

  test('unless a hook refuses it, and then the reason is shown', async () => {
    remote()
    await reword()
    await propose()
    hook(
      join(copy.root, '.git/hooks/pre-push'),
      'yes "Checking." | head -c 3000000 >&2; echo "No pushes on Fridays." >&2; exit 1',
    )
    const {done, gitOutput = ''} = await copy.editor.push('edit/say-more')
    expect(done).toBe(false)
    expect(gitOutput).toContain('No pushes on Fridays.')
    expect(gitOutput.length).toBeLessThan(3000)
  })

  test('and the link that the host prints is shown', async () => {
    const folder = remote()
    await reword()
    await propose()
    hook(
      join(folder, 'hooks/post-receive'),
      'echo "Create a pull request:"; echo "  https://code.example.org/new?branch"',
    )
    expect(await copy.editor.push('edit/say-more')).toMatchObject({link: 'https://code.example.org/new?branch'})
  })

  test('but no other branch is', () => {
    expect(requestParams.push.safeParse({branch: 'edit/say-more'}).success).toBe(true)
    for (const branch of ['main', '--all', 'edit/../main'])
      expect(requestParams.push.safeParse({branch}).success).toBe(false)
  })
})
