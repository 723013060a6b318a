import {addresses, expect, specifiedRoutes, test, unknownAddress} from './site.ts'

test('the pages are the twelve routes of the specification', () => {
  expect(addresses).toEqual([...specifiedRoutes].sort())
})

for (const address of specifiedRoutes) {
  test(`${address} is a complete document with one main heading`, async ({page, complaints}) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test(`${address} skips no heading level`, async ({page}) => {
    await page.goto(address)
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) => all.map((each) => Number(each.tagName[1])))
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })
}

for (const path of [
  '/About',
  '/about/',
  '/abou',
  '/%61bout-us',
  '/x%0aFAKE',
  '/%1b[31m',
  '/__proto__',
  '/constructor',
  '/a/b/c',
  '/%3Cscript%3E',
  `/${'long-'.repeat(400)}`,
]) {
  test(`${path.slice(0, 30)} answers with the 404 page and status 404`, async ({page}) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found')
  })
}

test('a page travels packed, and whole to who cannot unpack it', async ({request}) => {
  const packed = await request.get('/about', {headers: {'accept-encoding': 'br'}})
  const plain = await request.get('/about', {headers: {'accept-encoding': 'identity'}})
  expect(packed.headers()['content-encoding']).toBe('br')
  expect(packed.headers().vary).toContain('Accept-Encoding')
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(await packed.text()).toBe(await plain.text())
})

test('the 404 page stays as it is once React has woken', async ({page, complaints}) => {
  await page.goto('/About')
  await page.getByRole('button', {name: 'Sign up'}).focus()
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found')
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
})

test('the 404 page logs the path once, without waiting for React, and leads home', async ({page, complaints}) => {
  await page.goto(`${unknownAddress}?secret=1`)
  expect(complaints.filter((line) => line.includes(unknownAddress))).toEqual([
    `404: there is no page at ${unknownAddress}`,
  ])
  await expect(page.locator('html')).not.toHaveAttribute('data-awake', '')
  await page.getByRole('link', {name: 'Return to Home'}).click()
  await expect(page).toHaveURL('/')
})

test('the 404 page does not show the path', async ({page}) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E')
  expect(await page.content()).not.toContain('onerror')
})
