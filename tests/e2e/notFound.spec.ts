import {notFound} from '../specification.ts'
import {test} from './sharedPage.ts'
import {addresses, test as alone, expect, hydrateNewsletter, labels, unknownAddress} from './site.ts'

// S2.3, S8.1, A13
for (const [row, path] of [
  ['F33', unknownAddress],
  ['F33', '/__proto__'],
  ['F34', '/%3Cimg src=x onerror=alert(1)%3E'],
  ['F35', '/x%0aFAKE'],
] as const) {
  test(`${row} ${path} is the 404 page, which logs the path once and shows it nowhere`, async ({
    page,
    complaints,
  }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => dialogs.push(dialog.message()))
    const response = await page.goto(`${path}?secret=1`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound.heading)
    const logged = complaints.filter((line) => line.startsWith('404'))
    expect(logged).toEqual([`404: there is no page at ${new URL(page.url()).pathname}`])
    expect(logged[0]).not.toMatch(/[\p{Cc}<]|secret/u)
    expect(/x onerror|alert\(1\)|FAKE|secret=1/.test(await page.content())).toBe(false)
    await page.getByRole('link', {name: notFound.homeLink, exact: true}).click()
    await expect(page).toHaveURL('/')
    expect(dialogs).toEqual([])
  })
}

test('F38 an address in capitals, with a slash or a file’s name shows the page or the 404 page', async ({
  page,
}) => {
  for (const path of ['/About', '/about/', '/about.html', '/abou']) {
    const response = await page.goto(path)
    const heading = page.getByRole('heading', {level: 1})
    const text = await heading.innerText()
    if (response?.status() === 404) expect(text).toBe(notFound.heading)
    else await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
    await hydrateNewsletter(page)
    await expect(heading, path).toHaveText(text)
  }
})

test('F39 an address with an odd query or fragment shows its page', async ({page, complaints}) => {
  await page.goto('/about')
  const text = await page.locator('body').innerText()
  for (const extra of [
    '?utm_source=x&utm_medium=%F0%9F%92%B7',
    '?__proto__[x]=1',
    '#<img src=x onerror=alert(1)>',
    '#%E0%A4%A',
  ]) {
    await page.goto('/robots.txt')
    await page.goto(`/about${extra}`)
    await hydrateNewsletter(page)
    expect(await page.locator('body').innerText(), extra).toBe(text)
    expect(await page.evaluate(() => ({}) as {x?: string}).then(({x}) => x)).toBeUndefined()
  }
  expect(complaints).toEqual([])
})

/** Mistyped addresses of top-level pages, each with the correct address. */
const typos = addresses
  .filter((address) => /^\/[^/]{4,}$/.test(address))
  .slice(0, 2)
  .flatMap((address) => [
    {typed: address.slice(0, 3) + address.slice(4), address},
    {typed: `${address}x`, address},
    {typed: address.toUpperCase(), address},
    {typed: `${address}/x`, address},
    // What a chat program or a sentence adds to an address.
    ...['…', '”', '.”)', '%E2%80%8B'].map((added) => ({typed: address + added, address})),
  ])

// S2.33, S11.4
test('the 404 page suggests the page whose address is similar, also when it is hydrated', async ({page}) => {
  const suggestion = page.getByText(labels.didYouMean).getByRole('link')
  for (const {typed, address} of typos) {
    await page.goto(typed)
    await expect(suggestion, typed).toHaveText(address)
    await expect(suggestion, typed).toHaveAttribute('href', address)
  }
  await hydrateNewsletter(page)
  await suggestion.click()
  await expect(page).toHaveURL(typos.at(-1)?.address ?? '')
})

// S2.33
test('the 404 page suggests nothing for an address that is not similar to any', async ({page}) => {
  for (const address of [
    '/no-such-page',
    '/x',
    '/a/b/c/d/e',
    '/%0a',
    '/wp-login.php',
    '/constructor',
    '/%3Cb%3E',
  ]) {
    await page.goto(address)
    await expect(page.getByText(labels.didYouMean), address).toBeHidden()
  }
})

alone.describe('without JavaScript', () => {
  alone.use({javaScriptEnabled: false})
  // S2.33, F1
  alone('the 404 page lists every page that is in no folder', async ({page}) => {
    await page.goto(unknownAddress)
    const links = page.getByRole('navigation', {name: labels.allPages}).getByRole('link')
    const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(listed.sort()).toEqual(addresses.filter((address) => address.lastIndexOf('/') === 0).sort())
    await expect(page.getByText(labels.didYouMean)).toBeHidden()
  })
})
