import {escapeHtml} from '../../src/document/head.ts'
import {test} from './sharedPage.ts'
import {addresses, expect, readRecords} from './site.ts'

const {name, url: origin} = readRecords('site.yaml')

// S13.1
test('every page has its own title and description', async ({request}) => {
  const heads = await Promise.all(
    addresses.map(async (address) => {
      const html = await (await request.get(address)).text()
      return {
        title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
        description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
      }
    }),
  )
  expect(new Set(heads.map((head) => head.title)).size).toBe(addresses.length)
  expect(new Set(heads.map((head) => head.description)).size).toBe(addresses.length)
  for (const {title, description} of heads) {
    expect(title).toContain(escapeHtml(name))
    expect(description).not.toBe('')
  }
})

for (const address of addresses) {
  test(`${address} says where it lives, in which language, and what to show when it is shared`, async ({page}) => {
    await page.goto(address)
    const canonical = new URL(address, origin).href
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
    const meta = (key: string) => page.locator(`meta[property="${key}"], meta[name="${key}"]`)
    await expect(meta('og:url')).toHaveAttribute('content', canonical)
    await expect(meta('og:title')).toHaveAttribute('content', await page.title())
    await expect(meta('og:locale')).toHaveAttribute('content', 'en_GB')
    await expect(meta('og:image')).toHaveAttribute('content', `${origin}/share/${address.slice(1) || 'index'}.png`)
    await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image')
    await expect(meta('theme-color')).toHaveCount(2)
    await expect(meta('robots')).toHaveCount(0)
  })
}

test('the 404 page is kept out of search results', async ({page}) => {
  await page.goto('/no-such-page')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

// S13.2
test('the sitemap lists every page, and robots.txt leads to it', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
  expect(listed.sort()).toEqual(addresses.map((address) => new URL(address, origin).href).sort())
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

for (const file of ['/favicon.ico', '/favicon.svg']) {
  test(`${file} is there`, async ({request}) => {
    expect((await request.get(file)).status()).toBe(200)
  })
}
