import {renderError} from '../../specification.ts'
import {buttonOf, controlFor, expect, headerLink, labels, test, toast, wake} from '../site.ts'

/** A page's script whose component throws. */
const bomb = {
  contentType: 'text/javascript',
  body: 'export const frontmatter = {title: "About", description: ""}; export default () => { throw new Error("secret detail") }',
}

// S8.2, A14
test('F12 a page that throws shows the error inside the layout, with a way home', async ({page}) => {
  await page.goto('/')
  const home = await page.getByRole('heading', {level: 1}).innerText()
  await page.route('**/assets/about-*.js', (route) => route.fulfill(bomb))
  await page.goto('/about')
  await wake(page)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(renderError.heading)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('secret detail')
  await page.getByRole('link', {name: renderError.wayHome}).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', {level: 1})).toHaveText(home)
})

// S8.2
test('F12 a page that threw is tried again at its own address', async ({page}) => {
  await page.route('**/assets/contact-*.js', (route) => route.fulfill(bomb), {times: 1})
  await page.goto('/contact?about=mentor')
  await wake(page)
  await page.getByRole('link', {name: labels.tryAgain}).click()
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(renderError.heading)
  await expect(page).toHaveURL('/contact?about=mentor')
})

test('F13 an error while a press is answered is told to the console, and leaves the page whole', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    HTMLFormElement.prototype.reset = () => {
      throw new Error('no reset')
    }
  })
  await page.goto('/contact')
  await wake(page)
  for (const label of ['Full Name', 'Subject', 'Message']) await page.getByLabel(label, {exact: true}).fill('Ada')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  const words = await page.getByRole('main').innerText()
  await buttonOf(page, 'contactForm').click()
  await expect.poll(() => complaints).toEqual(['no reset'])
  await expect(page).toHaveURL('/contact')
  expect(await page.getByRole('main').innerText()).toBe(words)
  await controlFor(page, 'consultation').click()
  await expect(toast(page)).toBeVisible()
})

test('F14 a browser that forbids cookies and storage gets the same pages, awake', async ({page, complaints}) => {
  await page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
      set: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, forbidden)
    Object.defineProperty(Document.prototype, 'cookie', forbidden)
  })
  for (const address of ['/', '/contact', '/programs', '/terms']) {
    await page.goto(address)
    await wake(page)
    await buttonOf(page, 'newsletter').click()
    await expect(toast(page)).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('F12 a page that React cannot take down is left for the next document', async ({page}) => {
  await page.goto('/terms')
  await wake(page)
  // As a blocker does; React then misses what it wants to remove.
  await page.evaluate(() => document.querySelector('main')?.replaceChildren())
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
