import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {test as base, expect, type Page} from 'playwright/test'
import {parse} from 'yaml'
import {addressOf} from '../../src/site/address.ts'
import {publishedPages} from '../publishedPages.ts'

const root = new URL('../../', import.meta.url)

/** The address of every published page of `pages/`, but for the fallback page. */
export const addresses = publishedPages(fileURLToPath(new URL('pages/', root)))
  .filter((name) => !name.startsWith('['))
  .map((name) => addressOf(`pages/${name}`))
  .sort()

/** A page of each kind: the home page, cards of records, a form, words alone. */
export const samplePages = ['/', '/services', '/contact', '/terms']

/** An address that no page has. */
export const unknownAddress = '/no-such-page'

/** The records of a file of `content/`. */
export function readRecords<F extends keyof ContentFiles>(name: F): ContentFiles[F] {
  return parse(readFileSync(new URL(`content/${name}`, root), 'utf8')) as ContentFiles[F]
}

/** The charity’s own details, as `content/site.yaml` has them. */
export const siteDetails = readRecords('site.yaml')

/** The links of the header and the footer, as `content/navigation.yaml` has them. */
export const navigation = readRecords('navigation.yaml')

/** The words of buttons, forms and bars, as `content/labels.yaml` has them. */
export const labels = readRecords('labels.yaml')

/** Every link of the footer’s columns. */
export const footerLinks = navigation.footer.flatMap(({links}) => links)

/** What a message says, with the charity’s own details in their places. */
export function messageText(id: string): {title: string; description: string} {
  const toast = readRecords('toasts.yaml').find((each) => each.id === id)
  if (!toast) throw new Error(`There is no ${id} in content/toasts.yaml.`)
  const description = toast.description.replace(/\{(\w+)\}/g, (_, name) =>
    String(siteDetails[name as keyof typeof siteDetails]),
  )
  return {title: toast.title, description}
}

interface Fixtures {
  /** What the browser's console and the page's scripts complained of. */
  complaints: string[]
}

/** A test that fails when the page complains, unless it looks at the complaints itself. */
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

/** The islands that React has hydrated. */
export function hydratedIslands(page: Page) {
  return page.locator('[data-island][data-awake]')
}

/** Has React hydrate the form for news, as a visitor does who reaches for it. */
export async function hydrateNewsletter(page: Page) {
  await submitButton(page, 'newsletter').focus()
  await expect(hydratedIslands(page)).not.toHaveCount(0)
}

/** The button that sends a form, whatever its words. */
export function submitButton(page: Page, form: 'newsletter' | 'contactForm') {
  return page.getByRole('form', {name: labels[form], exact: true, includeHidden: true}).locator('[type=submit]')
}

/** The message that is shown, with its title and its words. */
export function toastMessage(page: Page) {
  return toastRenderedBy(page, 'React').or(toastRenderedBy(page, 'the build'))
}

/** The message that is shown if it was drawn by the build, before React is there, or else by React. */
export function toastRenderedBy(page: Page, drawnBy: 'the build' | 'React') {
  const place =
    drawnBy === 'the build'
      ? page.locator('#siteFirstMessage').and(page.getByRole('status'))
      : page.getByRole('region', {name: labels.notifications})
  return place.getByRole('group')
}

/** The first button or link of a page that says a message, whatever its words. */
export function toastControl(page: Page, toastId: string) {
  return page.locator(`[data-wake~="${toastId}"]`).first()
}

/** The link of the header that leads to a page, whatever it is called. */
export function headerLink(page: Page, to: string) {
  return page.getByRole('banner').getByRole('link', {name: linkText(navigation.header, to), exact: true})
}

/** The first link of the footer that leads to a page or a place on it, whatever it is called. */
export function footerLink(page: Page, to: string) {
  return page
    .getByRole('contentinfo')
    .getByRole('link', {name: linkText(footerLinks, to), exact: true})
    .first()
}

function linkText(links: {text: string; to: string}[], to: string): string {
  const link = links.find((each) => each.to === to)
  if (!link) throw new Error(`No link of content/navigation.yaml leads to ${to} there.`)
  return link.text
}

/** The choice of the contact form for one kind of inquiry. */
export function inquiryOption(page: Page, id: string) {
  const label = readRecords('inquiries.yaml').find((each) => each.id === id)?.label
  return page.getByRole('radio', {name: label, exact: true})
}

/** The title of a page’s document. */
export async function documentTitle(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}
