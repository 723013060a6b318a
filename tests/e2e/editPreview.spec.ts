import {join} from 'node:path'
import {lastParagraph} from '../editor/kindsPage.ts'
import {findViolations} from '../findViolations.ts'
import {branchOf, editorOn, log, open, retype, signIn, test} from './previewEditor.ts'
import {expect, siteDetails} from './site.ts'

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
  host.failNext('unavailable', /POST .*pulls/)
  const send = proposal.getByRole('button', {name: 'Send for review'})
  await send.click()
  await expect(proposal.getByRole('alert')).toContainText('The code host has a problem of its own.')
  await send.click()
  const sent = proposal.getByText(
    '“Say it in our own words” Sent for review. Nobody has answered yet. What you change now is added to it.',
  )
  await expect(sent).toBeFocused()
  await expect(sent.getByRole('link')).toHaveAttribute('href', /pull\/1$/)
  await expect(status).toHaveText('Sent for review.')
  await expect(send).toBeHidden()
  expect(host.state.pulls).toMatchObject([{title: 'Say it in our own words', state: 'open'}])

  await heading.click()
  await expect(textEditor).toBeFocused()
  await retype(page, 'Money, in clear words')
  await expect(status).toHaveText('Saved. Added to what was sent for review.')
})

test('the links to the editor can be read on the coloured grounds of pages too', async ({page}) => {
  for (const path of ['/', '/about', '/resources']) {
    await page.goto(path)
    await expect(page.getByRole('link', {name: /^Edit these words/}).first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  }
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

// S14.62
test('a link to a section of another page leads to that section', async ({page, host}) => {
  await open(page, '/about', host)
  await editorOn(page).bar.getByRole('button', {name: 'Follow links'}).click()
  await page.getByRole('contentinfo').getByRole('link', {name: 'Partnerships'}).click()
  await expect(page).toHaveURL(/\/edit\/get-involved#partner-with-us$/)
  await expect(page.getByRole('heading', {name: 'Partner with us'})).toBeInViewport()
})

// S14.62
test('the panel of a page is that of the page that is shown, however it was reached', async ({
  page,
  host,
}) => {
  const {bar, panel} = editorOn(page)
  await open(page, '/about', host)
  await bar.getByRole('button', {name: 'Follow links'}).click()
  await page.getByRole('contentinfo').getByRole('link', {name: 'Partnerships'}).click()
  await expect(page).toHaveURL(/\/edit\/get-involved/)
  const settings = panel('Title and description')
  const address = settings.locator('.result .address')
  await bar.getByRole('button', {name: 'Title and description'}).click()
  await expect(address).toContainText('/get-involved')
  await page.goBack()
  await expect(settings).toBeHidden()
  await bar.getByRole('button', {name: 'Title and description'}).click()
  await expect(address).toContainText('/about')
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

// S14.62
test('without a connection the words stay in the box, and are saved once it is back, with nothing pressed', async ({
  page,
  host,
}) => {
  const {main, status, textEditor} = editorOn(page)
  await open(page, '/about', host)
  const heading = main.getByRole('heading', {level: 1})
  const before = await heading.innerText()
  await heading.click()
  await expect(textEditor).toBeFocused()
  host.failNext('cutOffBefore', /matching-refs/)
  await retype(page, 'Money on a train')
  await expect(status).toContainText('There is no connection.')
  await expect(page.getByText('It is saved as soon as there is a connection.').first()).toBeVisible()
  await expect(page.getByText(/^Not saved. Somebody/)).toHaveCount(0)
  await expect(textEditor).toHaveText('Money on a train')
  await expect(status).toHaveText('Saved.')
  expect(host.git('show', `${branchOf(host)}:pages/about.mdx`)).toContain('# Money on a train')
  await page.keyboard.press('Escape')
  host.failNext('cutOffBefore', /matching-refs/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(status).toContainText('There is no connection.')
  await expect(status).not.toContainText('There is no connection.')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading).toHaveText(before)
})

// S14.62
test('after signing in the heading has the focus, the page’s panel shows the site’s own address, and a button that fails says why beside it', async ({
  page,
  host,
}) => {
  const {main, bar, panel, status} = editorOn(page)
  await open(page, '/about', host)
  await expect(main.getByRole('heading', {level: 1})).toBeFocused()
  await expect(status).toHaveText('You are signed in. Click any text to edit it. Ctrl+click follows a link.')
  await bar.getByRole('button', {name: 'Title and description'}).click()
  const {hostname} = new URL(siteDetails.url)
  await expect(panel('Title and description').locator('.result')).toContainText(`${hostname}/about`)
  await bar.getByRole('button', {name: 'Propose these changes'}).click()
  const proposal = panel('Propose these changes')
  await expect(proposal).toContainText('You have changed nothing yet')
  host.failNext('unavailable', /matching-refs\/heads\/main/)
  await proposal.getByRole('button', {name: 'Get the latest site'}).click()
  await expect(proposal.getByRole('alert')).toContainText('The code host has a problem of its own.')
  await expect(status).not.toContainText('problem')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await bar.getByRole('button', {name: 'What I changed'}).click()
  await expect(panel('What I changed').getByRole('alert')).toBeEmpty()
})
