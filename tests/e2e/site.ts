import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {test as base, expect, type Page} from 'playwright/test'
import {parse} from 'yaml'
import {addressOf} from '../../src/site/address.ts'
import {publishedPages} from '../publishedPages.ts'

const root = new URL('../../', import.meta.url)

/** The address of every published page of `pages/`, without the 404 page. */
export const addresses = publishedPages(fileURLToPath(new URL('pages/', root)))
  .filter((name) => !name.startsWith('['))
  .map((name) => addressOf(`pages/${name}`))
  .sort()

/** One page of each kind: the home page, a page with cards, one with a form, and one with only text. */
export const samplePages = ['/', '/services', '/contact', '/terms']

/** An address that no page has. */
export const unknownAddress = '/no-such-page'

/** Returns the records of a file of `content/`, such as `cohorts.yaml`. */
export function readRecords<F extends keyof ContentFiles>(name: F): ContentFiles[F] {
  return parse(readFileSync(new URL(`content/${name}`, root), 'utf8')) as ContentFiles[F]
}

/** The charity’s name, addresses, phone number and other details. */
export const siteDetails = readRecords('site.yaml')

/** The links of the header and the footer. */
export const navigation = readRecords('navigation.yaml')

/** The texts of buttons, forms and landmarks on all pages. */
export const labels = readRecords('labels.yaml')

/** Every link of the footer’s columns. */
export const footerLinks = navigation.footer.flatMap(({links}) => links)

/**
 * Returns title and text of a toast, with placeholders such as `{email}` filled in. Throws for an unknown id.
 */
export function messageText(id: string): {title: string; description: string} {
  const toast = readRecords('toasts.yaml').find((each) => each.id === id)
  if (!toast) throw new Error(`There is no ${id} in content/toasts.yaml.`)
  const words = {...siteDetails, card: `${labels.giveByCard} ${labels.newWindow}`}
  const description = toast.description.replace(/\{(\w+)\}/g, (_, name) =>
    String(words[name as keyof typeof words]),
  )
  return {title: toast.title, description}
}

interface Fixtures {
  /** The page's uncaught errors, and the errors and warnings in its console. */
  complaints: string[]
}

/** A test in its own browser window, with the fixture `complaints`: the errors and warnings of its page. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({page}, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      await use(complaints)
    },
    {auto: true},
  ],
})

export {expect}

/** The islands that are hydrated: the code of their forms is loaded. */
export function hydratedIslands(page: Page) {
  return page.locator('[data-island][data-awake]')
}

/** Hydrates the newsletter’s form by focusing its button. */
export async function hydrateNewsletter(page: Page) {
  // Without scrolling: what is pressed next would move away under the pointer while the page scrolls
  // smoothly.
  await submitButton(page, 'newsletter').evaluate((button) => button.focus({preventScroll: true}))
  await expect(hydratedIslands(page)).not.toHaveCount(0)
}

/** The submit button of the newsletter's form or the contact form. */
export function submitButton(page: Page, form: 'newsletter' | 'contactForm') {
  return page
    .getByRole('form', {name: labels[form], exact: true, includeHidden: true})
    .locator('[type=submit]')
}

/** The toast on the screen, whether React rendered it now or the build prerendered it. */
export function toastMessage(page: Page) {
  return toastRenderedBy(page, 'React').or(toastRenderedBy(page, 'the build'))
}

/**
 * The toast on the screen, if `renderer` rendered it. Toasts of the build are shown until React is loaded.
 */
export function toastRenderedBy(page: Page, renderer: 'the build' | 'React') {
  const region =
    renderer === 'the build'
      ? page.locator('#siteFirstMessage').and(page.getByRole('status'))
      : page.getByRole('region', {name: labels.notifications})
  return region.getByRole('group')
}

/** The first button or link of a page that shows the toast `toastId`. */
export function toastControl(page: Page, toastId: string) {
  return page.locator(`[data-wake~="${toastId}"]`).first()
}

/** The header’s link to a page. */
export function headerLink(page: Page, to: string) {
  return page.getByRole('banner').getByRole('link', {name: linkText(navigation.header, to), exact: true})
}

/** The footer’s first link to an address. */
export function footerLink(page: Page, to: string) {
  return page
    .getByRole('contentinfo')
    .getByRole('link', {name: linkText(footerLinks, to), exact: true})
    .first()
}

function linkText(links: {text: string; to: string}[], to: string): string {
  const link = links.find((each) => each.to === to)
  if (!link) throw new Error(`content/navigation.yaml has no link to ${to}.`)
  return link.text
}

/** The contact form’s radio button for a kind of inquiry. */
export function inquiryOption(page: Page, id: string) {
  const label = readRecords('inquiries.yaml').find((each) => each.id === id)?.label
  return page.getByRole('radio', {name: label, exact: true})
}

/** Runs in the page: whether the centre of an element is in the window and not covered by another element. */
export function isOnTop(element: Element): boolean {
  const [{x, y, width, height} = new DOMRect()] = element.getClientRects()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
