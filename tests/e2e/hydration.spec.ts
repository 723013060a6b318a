import {test} from './sharedPage.ts'
import {expect, hydratedIslands, hydrateNewsletter, samplePages, submitButton, unknownAddress} from './site.ts'

// S11.4
for (const address of [...samplePages, unknownAddress]) {
  test(`${address} is hydrated without a mismatch, and reads and looks the same`, async ({page, complaints}) => {
    await page.goto(address)
    const words = await page.locator('body').innerText()
    const form = await page.getByRole('contentinfo').getByRole('form').elementHandle()
    await hydrateNewsletter(page)
    expect(await page.locator('body').innerText()).toBe(words)
    // React renders another one where it finds a difference.
    expect(await form?.evaluate(({isConnected}) => isConnected)).toBe(true)
    expect(complaints.filter((line) => !line.includes('404'))).toEqual([])
  })
}

// S11.4
test('a form is hydrated when it is reached, and nothing else is', async ({page}) => {
  await page.goto('/contact')
  await submitButton(page, 'contactForm').focus()
  await expect(hydratedIslands(page)).toHaveCount(1)
  await hydrateNewsletter(page)
  await expect(hydratedIslands(page)).toHaveCount(2)
  const owned = await page.locator('body *').evaluateAll((elements) => {
    const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    return elements.filter((element) => isReacts(element) && !element.closest('[data-awake], #siteMessages')).length
  })
  expect(owned).toBe(0)
})

// S11.4, F41
test('what an extension changes outside a form stays as it is when the form is hydrated', async ({page}) => {
  await page.goto('/contact')
  await page.locator('h1').evaluate((heading) => heading.prepend('Changed by an extension '))
  await page.locator('header').evaluate((header) => header.replaceChildren())
  await submitButton(page, 'contactForm').focus()
  await expect(hydratedIslands(page)).toHaveCount(1)
  await expect(page.locator('h1')).toContainText('Changed by an extension')
  await expect(page.locator('header')).toBeEmpty()
})
