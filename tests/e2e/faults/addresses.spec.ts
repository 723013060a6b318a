import {notFound} from '../../specification.ts'
import {test} from '../sharedPage.ts'
import {expect, headerLink, hydratedIslands, submitButton, unknownAddress} from '../site.ts'

// S2.3, S8.1, A13
for (const [row, path] of [
  ['F33', unknownAddress],
  ['F33', '/__proto__'],
  ['F34', '/<img src=x onerror=alert(1)>'],
  ['F34', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['F35', '/x%0aFAKE'],
] as const) {
  test(`${row} ${path} is the 404 page, which says the path to the console alone, once, as it was written`, async ({
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
    expect(dialogs).toEqual([])

    await submitButton(page, 'newsletter').focus()
    await expect(hydratedIslands(page)).not.toHaveCount(0)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound.heading)
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
    await page.getByRole('link', {name: notFound.homeLink, exact: true}).click()
    await expect(page).toHaveURL('/')
  })
}

for (const path of ['/About', '/about/', '/about.html', '/abou']) {
  test(`F38 ${path} is the page, leads to it, or is the 404 page, and stays what it is once awake`, async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(path)
    const heading = page.getByRole('heading', {level: 1})
    const title = await heading.innerText()
    if (response?.status() === 404) expect(title).toBe(notFound.heading)
    else await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
    await submitButton(page, 'newsletter').focus()
    await expect(hydratedIslands(page)).not.toHaveCount(0)
    await expect(heading).toHaveText(title)
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
    await headerLink(page, '/services').click()
    await expect(page).toHaveURL('/services')
  })
}

for (const extra of [
  '?utm_source=x&utm_medium=%F0%9F%92%B7',
  '?__proto__[x]=1',
  '#<img src=x onerror=alert(1)>',
  '#%E0%A4%A',
]) {
  test(`F39 /about${extra} is the page, asleep, awake and on the next`, async ({page, complaints}) => {
    await page.goto('/about')
    const words = await page.locator('body').innerText()
    await page.goto(`/terms`)
    await page.goto(`/about${extra}`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
    await submitButton(page, 'newsletter').focus()
    await expect(hydratedIslands(page)).not.toHaveCount(0)
    expect(await page.locator('body').innerText()).toBe(words)
    expect(await page.evaluate(() => ({}) as {x?: string}).then(({x}) => x)).toBeUndefined()
    await headerLink(page, '/services').click()
    await expect(page).toHaveURL('/services')
    await page.goBack()
    await expect(page.getByRole('main')).toContainText(await page.getByRole('heading', {level: 1}).innerText())
    expect(complaints).toEqual([])
  })
}
