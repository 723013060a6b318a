import type {Browser, Locator} from 'playwright/test'
import type {FakeGitHub} from '../edit/host/fakeGitHub.ts'
import {editorOn, routeToHost, signIn, test} from './previewEditor.ts'
import {expect} from './site.ts'

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

/** Opens a page for editing on a phone, whose window is lower while its keyboard is open. */
async function openOnPhone(
  browser: Browser,
  address: string,
  host: FakeGitHub,
  height: number,
  path = '/about',
) {
  const context = await browser.newContext({viewport: {width: 360, height}, hasTouch: true, isMobile: true})
  await routeToHost(context, host)
  const page = await context.newPage()
  await page.goto(`${address}/edit${path}`)
  await signIn(page, host.key)
  const editor = editorOn(page)
  await editor.bar.waitFor()
  const openFirstText = async () => {
    await editor.main.locator('p[data-edit]').first().tap()
    await expect(editor.textEditor).toBeFocused()
  }
  return {page, context, openFirstText, ...editor}
}

// S14.62
test('on a phone with its keyboard open the bar is one line, below the text that is edited, with targets of 44 pixels', async ({
  browser,
  address,
  host,
}) => {
  const {context, bar, textEditor, openFirstText} = await openOnPhone(browser, address, host, 380)
  await openFirstText()
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

// S14.62
test('opening a text removes the message of an earlier save, and on a phone the tools keep their place', async ({
  browser,
  address,
  host,
}) => {
  const {page, context, main, bar, textEditor, status} = await openOnPhone(browser, address, host, 740)
  const save = page.getByRole('region', {name: /^Tools for/}).getByRole('button', {name: 'Save', exact: true})
  const [first, second] = [0, 1].map((index) => main.locator('p[data-edit]').nth(index)) as [Locator, Locator]
  await first.tap()
  await expect(textEditor).toBeFocused()
  const place = await save.boundingBox()
  await page.keyboard.type('Well. ')
  await save.tap()
  await expect(status).toHaveText('Saved.')
  await expect(textEditor).toHaveCount(0)
  await second.tap()
  await expect(textEditor).toBeFocused()
  await expect(status).toBeEmpty()
  // A text that is left is saved, which the message says while the next one is open.
  await page.keyboard.type('Well. ')
  await first.tap()
  await expect(status).toHaveText('Saved.')
  await expect(textEditor).toContainText('Well.')
  await expect(status).toBeInViewport({ratio: 1})
  await expect.poll(() => save.boundingBox()).toEqual(place)
  const [said, tools] = [await status.boundingBox(), await bar.boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0)
  await page.keyboard.type('Oh. ')
  await expect(status).toBeEmpty()
  await expect.poll(() => save.boundingBox()).toEqual(place)
  await context.close()
})

// S14.62
test('on a phone the message after signing in says how links are followed, and that button says what it does', async ({
  browser,
  address,
  host,
}) => {
  const {page, context, main, bar, status} = await openOnPhone(browser, address, host, 740, '/kinds')
  await expect(status).toContainText('press “Follow links”, on a phone under “More”')
  await bar.getByRole('button', {name: 'More'}).tap()
  await bar.getByRole('button', {name: 'Follow links'}).tap()
  await expect(bar.getByRole('button', {name: 'Edit again'})).toBeVisible()
  await main.getByRole('link', {name: 'link to the programs'}).tap()
  await expect(page).toHaveURL(/\/programs$/)
  await context.close()
})

// S14.62
test('on a phone with its keyboard open “More” stays where it is, and what it opens leaves the text in view', async ({
  browser,
  address,
  host,
}) => {
  const {context, bar, textEditor, openFirstText} = await openOnPhone(browser, address, host, 380)
  await openFirstText()
  const more = bar.getByRole('button', {name: 'More'})
  await more.tap()
  for (const name of ['Propose these changes', 'Sign out']) {
    await bar.getByRole('button', {name}).scrollIntoViewIfNeeded()
    await expect(more).toBeInViewport({ratio: 1})
    await expect(textEditor).toBeInViewport()
  }
  await more.tap()
  await expect(bar.getByRole('button', {name: 'Sign out'})).toBeHidden()
  await context.close()
})

// S14.62
test('on a phone all of the form for a link is on the screen', async ({browser, address, host}) => {
  const {page, context, openFirstText} = await openOnPhone(browser, address, host, 740)
  await openFirstText()
  const tools = page.getByRole('region', {name: /^Tools for/})
  await tools.getByRole('button', {name: 'Link', exact: true}).tap()
  const search = tools.getByRole('combobox', {name: 'Link to'})
  const buttons = ['Save', 'Cancel', 'Link to another website…'].map((name) =>
    tools.getByRole('button', {name}),
  )
  for (const width of [360, 320]) {
    await page.setViewportSize({width, height: 740})
    for (const each of [search, tools.getByText('Link to', {exact: true}), ...buttons])
      await expect(each, `at ${width}`).toBeInViewport({ratio: 1})
  }
  await context.close()
})

// S14.62
test('on a phone what “More” shows is gone once something is chosen there, and a new list has the caret in its only item', async ({
  browser,
  address,
  host,
}) => {
  const {page, context, main, bar, textEditor, panel, status, openFirstText} = await openOnPhone(
    browser,
    address,
    host,
    740,
  )
  await openFirstText()
  const more = bar.getByRole('button', {name: 'More'})
  await more.tap()
  await page.getByRole('button', {name: 'Add below', exact: true}).tap()
  await panel('Add below').getByRole('button', {name: 'A list', exact: true}).tap()
  await expect(textEditor).toBeFocused()
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(status).toHaveText('Added. “Undo” takes it back.')
  await page.keyboard.type('A bill')
  await page.getByRole('button', {name: 'Save', exact: true}).tap()
  await expect(status).toHaveText('Saved.')
  await expect(main.getByRole('listitem').filter({hasText: 'A bill'})).toHaveCount(1)
  await expect(main.getByText(/^(First|Second) item$/)).toHaveCount(0)
  await context.close()
})

// S14.62
test('on a phone “More” is on the screen for every text, also for one that other pages show', async ({
  browser,
  address,
  host,
}) => {
  const {page, context, bar, textEditor} = await openOnPhone(browser, address, host, 740)
  await page.getByRole('banner').getByText('Menu', {exact: true}).tap()
  await expect(textEditor).toBeFocused()
  await expect(page.getByText('Other pages may show this too.')).toBeAttached()
  await expect(bar.getByRole('button', {name: 'More'})).toBeInViewport({ratio: 1})
  await context.close()
})

// S14.62
test('on a phone the button that closes a panel stays on the screen at the panel’s end', async ({
  browser,
  address,
  host,
}) => {
  const {context, bar, panel} = await openOnPhone(browser, address, host, 740)
  await bar.getByRole('button', {name: 'More'}).tap()
  await bar.getByRole('button', {name: 'Menu', exact: true}).tap()
  const menu = panel('Menu')
  await menu.getByRole('button', {name: 'Add below'}).last().scrollIntoViewIfNeeded()
  await expect(menu.getByRole('heading', {name: 'Menu', exact: true})).toBeInViewport()
  await menu.getByRole('button', {name: 'Close'}).tap()
  await expect(menu).toBeHidden()
  await context.close()
})
