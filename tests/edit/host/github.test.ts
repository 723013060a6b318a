import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {type CodeHost, HostError} from '../../../src/edit/host/codeHost.ts'
import {openGitHub} from '../../../src/edit/host/github.ts'
import {type FakeGitHub, type Fault, startFakeGitHub} from './fakeGitHub.ts'

const picture = Uint8Array.from({length: 256}, (_, at) => at)
const files = {
  'pages/about.mdx': '# About us\n\nFirst line.\n\nLast line.\n',
  'content/site.yaml': 'name: Twelvesides\n',
  'public/one.png': picture,
}

let fake: FakeGitHub
let host: CodeHost
let main: string

async function readReview() {
  const pull = await host.findPullRequest('edit/nadia')
  return pull && host.readReview(pull)
}

beforeEach(async () => {
  fake = await startFakeGitHub({repository: 'twelvesides/website', files})
  host = open()
  main = fake.git('rev-parse', 'main')
})

afterEach(async () => {
  await fake.stop()
  expect(fake.violations).toEqual([])
  expect(fake.requests.join('\n')).not.toContain(fake.key)
})

function open(more: Partial<Parameters<typeof openGitHub>[0]> = {}): CodeHost {
  return openGitHub({repository: fake.repository, key: fake.key, api: fake.address, ...more})
}

/** Commits one file. */
function save(
  branch: string,
  parent: string,
  content: string | Uint8Array | undefined,
  path = 'pages/about.mdx',
) {
  const isNew = !fake.git('for-each-ref', `refs/heads/${branch}`)
  return host.commit({branch, isNew, parent, message: `Change ${path}`, files: [{path, content}]})
}

/** Awaits the error of a call. */
async function errorOf(call: Promise<unknown>): Promise<HostError> {
  const error = await call.then(
    () => 'no error',
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(HostError)
  expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain(fake.key)
  return error
}

describe('reading', () => {
  test('the access of a key', async () => {
    expect(await host.describeAccess()).toEqual({login: 'nadia', canWrite: true, defaultBranch: 'main'})
    fake.state.canPush = false
    expect((await host.describeAccess()).canWrite).toBe(false)
  })

  test('a key that may only read, of a person who may write', async () => {
    fake.failNext('noRights', /^POST .*blobs/)
    expect((await host.describeAccess()).canWrite).toBe(false)
    expect(fake.git('rev-parse', 'main')).toBe(main)
  })

  test('branches by a prefix', async () => {
    for (const name of ['edit/b', 'edit/a', 'edited', 'Größe/ä #1'])
      fake.git('branch', name.replace(' ', '-'), 'main')
    const names = async (prefix: string) => (await host.listBranches(prefix)).map(({name}) => name)
    expect(await host.listBranches('edit/')).toEqual([
      {name: 'edit/a', commit: main},
      {name: 'edit/b', commit: main},
    ])
    expect(await names('')).toEqual(['Größe/ä-#1', 'edit/a', 'edit/b', 'edited', 'main'])
    expect(await names('Größe/ä-#')).toEqual(['Größe/ä-#1'])
    expect(await names('none')).toEqual([])
    expect(await host.findBranch('edit/a')).toBe(main)
    expect(await host.findBranch('edit')).toBeUndefined()
  })

  test('files and their bytes', async () => {
    const found = await host.listFiles(main)
    expect([...found.keys()].sort()).toEqual(Object.keys(files).sort())
    expect(await host.readBlob(found.get('public/one.png') ?? '')).toEqual(picture)
    expect(new TextDecoder().decode(await host.readBlob(found.get('pages/about.mdx') ?? ''))).toBe(
      files['pages/about.mdx'],
    )
  })

  test('more files than GitHub lists are an error, never a part of them', async () => {
    fake.failNext('truncated')
    expect((await errorOf(host.listFiles(main))).message).toMatch(/too many files/)
  })
})

describe('committing', () => {
  test('on a new branch, then on the same', async () => {
    const first = await save('edit/nadia', main, 'One\n')
    const second = await save('edit/nadia', first, 'Two\n')
    expect(await host.findBranch('edit/nadia')).toBe(second)
    expect(fake.git('log', '--format=%an %s', 'main..edit/nadia')).toBe(
      'Nadia Change pages/about.mdx\nNadia Change pages/about.mdx',
    )
    expect(fake.git('show', 'edit/nadia:pages/about.mdx')).toBe('Two')
    expect(fake.git('rev-parse', 'main')).toBe(main)
  })

  test('texts, bytes and deletions at once, and nothing else', async () => {
    const text = '\ufeff„Größe“ £5 👋🏽 100 % of 5%zz\r\nwithout a line break'
    const added = [
      {path: 'pages/größe/naïve “page”.mdx', content: text},
      {path: 'public/neu #1?.png', content: picture.toReversed()},
      {path: 'public/empty.txt', content: ''},
    ]
    const id = await host.commit({
      branch: 'edit/nadia',
      isNew: true,
      parent: main,
      message: 'Größe: “all” 👋\n\nAnd a second paragraph.',
      files: [...added, {path: 'public/one.png', content: undefined}],
    })
    const found = await host.listFiles(id)
    expect([...found.keys()].sort()).toEqual(
      ['pages/about.mdx', 'content/site.yaml', ...added.map(({path}) => path)].sort(),
    )
    const read = (path: string) => host.readBlob(found.get(path) ?? '')
    expect(await read('pages/größe/naïve “page”.mdx')).toEqual(new TextEncoder().encode(text))
    expect(await read('public/neu #1?.png')).toEqual(picture.toReversed())
    expect(await read('public/empty.txt')).toEqual(new Uint8Array())
    expect(fake.git('show', '-s', '--format=%B', id)).toBe('Größe: “all” 👋\n\nAnd a second paragraph.')
  })

  test('a file that is not there can’t be deleted', async () => {
    expect(await errorOf(save('edit/nadia', main, undefined, 'pages/none.mdx'))).toMatchObject({
      kind: 'unexpected',
      message: expect.stringMatching(/BadObjectState/),
    })
    expect(await host.findBranch('edit/nadia')).toBeUndefined()
  })

  test('of two writers, the second is told, and nothing of the first is changed', async () => {
    const start = await save('edit/nadia', main, 'Start\n')
    const first = await save('edit/nadia', start, 'First\n')
    expect((await errorOf(save('edit/nadia', start, 'Second\n'))).kind).toBe('moved')
    expect(await host.findBranch('edit/nadia')).toBe(first)
    expect(fake.git('show', 'edit/nadia:pages/about.mdx')).toBe('First')
  })

  test('of two writers at the same moment, one is told', async () => {
    const start = await save('edit/nadia', main, 'Start\n')
    const results = await Promise.allSettled(['A\n', 'B\n'].map((text) => save('edit/nadia', start, text)))
    expect(results.map(({status}) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find((each) => each.status === 'rejected')?.reason.kind).toBe('moved')
    expect(fake.git('rev-list', '--count', `${start}..edit/nadia`)).toBe('1')
  })

  test('a branch that is there already, was deleted or set back is not overwritten', async () => {
    const start = await save('edit/nadia', main, 'Start\n')
    const again = {branch: 'edit/nadia', isNew: true, parent: main, message: 'Again', files: []}
    expect((await errorOf(host.commit(again))).kind).toBe('moved')
    expect(await host.findBranch('edit/nadia')).toBe(start)
    fake.git('update-ref', 'refs/heads/edit/nadia', main)
    expect((await errorOf(host.commit({...again, isNew: false, parent: start}))).kind).toBe('moved')
    fake.git('branch', '-D', 'edit/nadia')
    expect((await errorOf(host.commit({...again, isNew: false, parent: start}))).kind).toBe('moved')
    expect(await host.findBranch('edit/nadia')).toBeUndefined()
  })

  test('a lost answer is no error if the branch has the commit', async () => {
    const start = await save('edit/nadia', main, 'Start\n')
    fake.failNext('cutOffAfter', /^PATCH/)
    const next = await save('edit/nadia', start, 'Next\n')
    expect(await host.findBranch('edit/nadia')).toBe(next)
    fake.failNext('cutOffAfter', /^POST .*refs/)
    expect(await save('edit/other', main, 'Other\n')).toBe(fake.git('rev-parse', 'edit/other'))
    fake.failNext('cutOffBefore', /^PATCH/)
    expect((await errorOf(save('edit/nadia', next, 'Last\n'))).kind).toBe('offline')
    expect(await host.findBranch('edit/nadia')).toBe(next)
  })
})

describe('comparing and merging', () => {
  test('more commits than a page has, the oldest first', async () => {
    const stream = Array.from(
      {length: 230},
      (_, at) =>
        `commit refs/heads/edit/long\ncommitter N <n@example.org> ${1_700_000_000 + at} +0000\ndata 4\n#${String(at).padStart(3, '0')}\n${at ? '' : `from ${main}\n`}\n`,
    )
    fake.gitWithInput(stream.join(''), 'fast-import', '--quiet')
    await save('other', main, 'Other\n')
    const {mergeBase, commits} = await host.compare('other', 'edit/long')
    expect(mergeBase).toBe(main)
    expect(commits.map(({message}) => message)).toEqual(
      Array.from({length: 230}, (_, at) => `#${String(at).padStart(3, '0')}`),
    )
    expect(commits.at(-1)).toMatchObject({id: fake.git('rev-parse', 'edit/long'), at: '2023-11-14T22:17:09Z'})
    expect(await host.compare('edit/long', 'edit/long')).toMatchObject({commits: []})
    expect(await host.compare(main, main)).toEqual({mergeBase: main, commits: []})
  })

  test('two changes of different lines', async () => {
    const mine = await save('edit/nadia', main, files['pages/about.mdx'].replace('First', 'My first'))
    const theirs = await save('main', main, files['pages/about.mdx'].replace('Last', 'Their last'))
    const merged = await host.merge('edit/nadia', 'main')
    expect(await host.findBranch('edit/nadia')).toBe(merged)
    expect(fake.git('show', '-s', '--format=%P', 'edit/nadia')).toBe(`${mine} ${theirs}`)
    expect(fake.git('show', 'edit/nadia:pages/about.mdx')).toBe(
      '# About us\n\nMy first line.\n\nTheir last line.',
    )
    expect(await host.merge('edit/nadia', 'main')).toBe(merged)
    expect(await host.findBranch('main')).toBe(theirs)
  })

  test('a commit with two parents has the files of the second, but for its own', async () => {
    const mine = await save('edit/nadia', main, 'Mine\n')
    const theirs = await save('main', main, 'Theirs\n')
    const id = await host.commit({
      branch: 'edit/nadia',
      isNew: false,
      parent: mine,
      merged: theirs,
      message: 'Both',
      files: [{path: 'content/both.yaml', content: 'Both\n'}],
    })
    expect(fake.git('show', '-s', '--format=%P', 'edit/nadia')).toBe(`${mine} ${theirs}`)
    expect(fake.git('show', `${id}:pages/about.mdx`)).toBe('Theirs')
    expect(fake.git('show', `${id}:content/both.yaml`)).toBe('Both')
  })

  test('a conflict changes nothing', async () => {
    const mine = await save('edit/nadia', main, 'Mine\n')
    await save('main', main, 'Theirs\n')
    expect(await host.merge('edit/nadia', 'main')).toBeUndefined()
    expect(await host.findBranch('edit/nadia')).toBe(mine)
    expect((await errorOf(host.merge('edit/none', 'main'))).kind).toBe('moved')
    fake.failNext('protectedFromPerson', /merges/)
    expect((await errorOf(host.merge('main', 'edit/nadia'))).kind).toBe('protected')
  })
})

describe('pull requests', () => {
  const request = {branch: 'edit/nadia', into: 'main', title: 'Größe “new”', body: 'Why\n'}

  test('are opened once, and found', async () => {
    expect(await host.findPullRequest('edit/nadia')).toBeUndefined()
    expect((await errorOf(host.openPullRequest(request))).kind).toBe('unexpected')
    await save('edit/nadia', main, 'Mine\n')
    const opened = await host.openPullRequest(request)
    expect(opened).toEqual({
      number: 1,
      address: 'https://github.com/twelvesides/website/pull/1',
      title: 'Größe “new”',
      commit: await host.findBranch('edit/nadia'),
      state: 'open',
    })
    expect(await readReview()).toEqual({review: 'waiting', checks: 'none'})
    const before = fake.requests.length
    await host.findPullRequest('edit/nadia')
    expect(fake.requests.length).toBe(before + 1)
    expect(await host.openPullRequest(request)).toEqual(opened)
    expect(fake.state.pulls.length).toBe(1)
    expect(fake.state.pulls[0]).toMatchObject({body: 'Why\n', base: 'main'})
    fake.state.pulls[0] = {...fake.pull(1), state: 'closed'}
    expect(await host.findPullRequest('edit/nadia')).toMatchObject({number: 1, state: 'closed'})
    expect(await host.openPullRequest(request)).toMatchObject({number: 2, state: 'open'})
    Object.assign(fake.pull(2), {state: 'closed', isMerged: true})
    expect(await host.findPullRequest('edit/nadia')).toMatchObject({number: 2, state: 'merged'})
  })

  test('have the last verdict of each reviewer', async () => {
    await save('edit/nadia', main, 'Mine\n')
    await host.openPullRequest(request)
    const review = async (login: string, state: string) => {
      fake.pull(1).reviews.push({login, state})
      return (await readReview())?.review
    }
    expect(await review('amara', 'COMMENTED')).toBe('waiting')
    expect(await review('amara', 'CHANGES_REQUESTED')).toBe('changesRequested')
    expect(await review('tunde', 'APPROVED')).toBe('changesRequested')
    fake.pull(1).reviews.push(...Array.from({length: 100}, () => ({login: 'amara', state: 'COMMENTED'})))
    expect(await review('amara', 'APPROVED')).toBe('approved')
    expect(await review('tunde', 'DISMISSED')).toBe('approved')
    expect(await review('amara', 'DISMISSED')).toBe('waiting')
  })

  test('have the result of all checks', async () => {
    const commit = await save('edit/nadia', main, 'Mine\n')
    await host.openPullRequest(request)
    const checks = async (
      runs: [string, string | null][],
      statuses: ('success' | 'error' | 'pending')[] = [],
    ) => {
      fake.state.checkRuns = runs.map(([status, conclusion]) => ({commit, status, conclusion}))
      fake.state.statuses = statuses.map((state) => ({commit, state}))
      return (await readReview())?.checks
    }
    expect(await checks([])).toBe('none')
    expect(await checks([['queued', null]])).toBe('running')
    expect(
      await checks([
        ['completed', 'success'],
        ['in_progress', null],
      ]),
    ).toBe('running')
    expect(
      await checks([
        ['completed', 'failure'],
        ['in_progress', null],
      ]),
    ).toBe('failed')
    expect(
      await checks([
        ['completed', 'success'],
        ['completed', 'skipped'],
      ]),
    ).toBe('passed')
    expect(await checks([['completed', 'success']], ['pending'])).toBe('running')
    expect(await checks([['completed', 'success']], ['error'])).toBe('failed')
    expect(await checks([], ['success'])).toBe('passed')
    fake.failNext('noRights', /check-runs/)
    fake.failNext('noRights', /status/)
    expect((await readReview())?.checks).toBe('none')
  })
})

describe('errors', () => {
  const cases: [Fault, string, RegExp][] = [
    ['badKey', 'key', /Make a new one and sign in again/],
    ['noRights', 'rights', /read and write the contents and the pull requests/],
    ['notVisible', 'rights', /ask your developer/],
    ['tooManyRequests', 'limit', /Try again at \d\d:\d\d\.$/],
    ['rateLimit', 'limit', /Try again at \d\d:\d\d\.$/],
    ['moved', 'moved', /Get the latest version/],
    ['protected', 'protected', /Send your change for review/],
    ['protectedByRule', 'protected', /Send your change for review/],
    ['protectedFromPerson', 'protected', /Send your change for review/],
    ['broken', 'down', /Wait a few minutes/],
    ['unavailable', 'down', /Wait a few minutes/],
    ['cutOffBefore', 'offline', /Check your connection/],
    ['notUnderstood', 'unexpected', /PATCH \/repos\/.*: 422\. Validation Failed$/],
  ]

  test.each(cases)('%s is an error of the kind “%s”', async (fault, kind, message) => {
    const start = await save('edit/nadia', main, 'Start\n')
    fake.failNext(fault, /^PATCH/)
    const error = await errorOf(save('edit/nadia', start, 'Next\n'))
    expect(error.kind).toBe(kind)
    expect(error.message).toMatch(message)
    expect(await host.findBranch('edit/nadia')).toBe(start)
  })

  test.each<[Fault, string]>([
    ['cutOffAfter', 'offline'],
    ['notJson', 'unexpected'],
    ['notDescribed', 'unexpected'],
  ])('%s while reading is an error of the kind “%s”', async (fault, kind) => {
    fake.failNext(fault)
    expect((await errorOf(host.listFiles(main))).kind).toBe(kind)
  })

  test('a limit names the time when it ends', async () => {
    fake.failNext('tooManyRequests')
    const {retryAt} = await errorOf(host.listFiles(main))
    expect(Math.abs(Number(retryAt) - Date.now() - 90_000)).toBeLessThan(10_000)
    fake.failNext('rateLimit')
    expect((await errorOf(host.listFiles(main))).retryAt).toEqual(new Date(1_900_000_000_000))
  })

  test('a host that is not there, or answers too late', async () => {
    fake.failNext('slow')
    expect((await errorOf(open({timeout: 100}).findBranch('main'))).kind).toBe('offline')
    fake.failNext('slow')
    expect(await host.findBranch('main')).toBe(main)
    expect((await errorOf(open({api: 'http://127.0.0.1:9'}).findBranch('main'))).kind).toBe('offline')
  })

  test('another key or repository', async () => {
    expect((await errorOf(open({key: 'github_pat_other'}).describeAccess())).kind).toBe('key')
    expect((await errorOf(open({repository: 'twelvesides/other'}).describeAccess())).kind).toBe('rights')
  })

  test.each(['two\nlines', 'größe', '', 'with space'])(
    'a key that can’t be one is not sent: %j',
    async (key) => {
      const count = fake.requests.length
      const error = await errorOf(open({key}).describeAccess())
      expect(error.kind).toBe('key')
      if (key) expect(error.message).not.toContain(key)
      expect(fake.requests.length).toBe(count)
    },
  )

  test('a host that repeats the key is not quoted', async () => {
    const answer = Response.json({message: `Unknown: ${fake.key}`}, {status: 418})
    const error = await errorOf(open({fetch: async () => answer}).findBranch('main'))
    expect(error.message).toMatch(/Unknown: …$/)
  })
})

test('every request follows no redirect, and sends no cookie, no referrer and nothing to a cache', async () => {
  const sent: RequestInit[] = []
  const recording: typeof fetch = (address, init) => {
    sent.push(init ?? {})
    return fetch(address, init)
  }
  await open({fetch: recording}).describeAccess()
  expect(sent.length).toBe(3)
  for (const init of sent)
    expect(init).toMatchObject({
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
})

test('a page of another origin may call the fake, as it may call GitHub', async () => {
  const asked = await fetch(`${fake.address}/user`, {
    method: 'OPTIONS',
    headers: {Origin: 'https://edit.example.org'},
  })
  expect(asked.status).toBe(204)
  const allowed = asked.headers.get('access-control-allow-headers')?.toLowerCase().split(', ')
  expect(allowed).toEqual(expect.arrayContaining(['authorization', 'content-type', 'x-github-api-version']))
  fake.failNext('badKey')
  const headers = {Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28'}
  const answered = await fetch(`${fake.address}/user`, {headers})
  expect(answered.status).toBe(401)
  expect(answered.headers.get('access-control-allow-origin')).toBe('*')
  expect(answered.headers.get('access-control-expose-headers')).toMatch(/Retry-After.*X-RateLimit-Reset/)
})

describe('the fake', () => {
  test.each<[string, string, unknown]>([
    ['GET', '/repos/twelvesides/website/issues', undefined],
    ['GET', '/repos/twelvesides/website/pulls?state=every', undefined],
    ['GET', '/repos/twelvesides/website/pulls?per-page=1', undefined],
    ['POST', '/repos/twelvesides/website/git/refs', {ref: 'refs/heads/a'}],
    ['POST', '/repos/twelvesides/website/git/trees', {tree: [{path: 'a', mode: '644', sha: null}]}],
    ['POST', '/repos/twelvesides/website/git/trees', {tree: [], baseTree: 'a'}],
  ])('finds what GitHub does not describe: %s %s', async (method, path, body) => {
    const answered = await fetch(`${fake.address}${path}`, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        'X-GitHub-Api-Version': '2022-11-28',
        Authorization: `Bearer ${fake.key}`,
        ...(body !== undefined && {'Content-Type': 'application/json'}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    expect(answered.status).toBe(500)
    expect(fake.violations.splice(0).length).toBeGreaterThan(0)
  })
})
